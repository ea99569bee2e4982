/** The screens that everything is looked at on. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };
/** A phone held sideways. */
export const SIDEWAYS = { width: 844, height: 390 };
