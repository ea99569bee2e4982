/** What a rule table says about one card, in the language of pattern.ts. */
export type CardRules = { sure?: readonly string[]; likely?: readonly string[]; except?: readonly string[] };

/** By title, in lower case and without its article. */
export type RuleTable = Readonly<Record<string, CardRules>>;
