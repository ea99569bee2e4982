import type { Book, Passage } from '../../src/book/book.ts';
import { settle } from '../../src/book/setting.ts';
import { sample } from './sample.ts';

/** Books of the kinds that break presses. */

const told = (text: string, more: Partial<Passage> = {}): Passage => ({
  ...{ teller: 0, text, cards: [], struck: false, by: 'tell' as const },
  ...more,
});

const of = (more: Partial<Book>): Book => ({ ...sample, ...more });

const saying = (title: string, language: string, name: string, ...texts: string[]): Book =>
  of({
    ...{ title, language, tellers: [{ name, colour: '#1f5aa6', charge: 'sun' }, sample.tellers[0]] },
    passages: texts.map((text, i) => told(text, { teller: i % 2, cards: i === 0 ? sample.passages[0].cards : [] })),
    ending: { text: texts[0], teller: 0 },
  });

export const hard: Record<string, Book> = {
  nothing: { title: '', language: '', tellers: [], passages: [], ending: null },
  'only an ending': of({ title: ' \t\n ', passages: [], ending: { text: 'They lived.', teller: 0 } }),
  'no ending': of({ ending: null }),
  'nobody told it': of({ tellers: [], ending: { text: 'So they say.', teller: 7 } }),
  markup: of({
    title: '</title><script>alert(1)</script> & <b>bold</b>',
    tellers: [{ name: '"><img src=x onerror=alert(1)>', colour: 'red;}</style><script>', charge: 'rose' }],
    passages: [
      told('<script>alert("x")</script> ]]> &amp; &lt; <!-- a -->', {
        cards: [{ title: '<i>Witch</i>', group: 'character', icon: '"/><script>', interrupt: true }],
      }),
      told('{{constructor}} <p onclick="x">', { struck: true }),
    ],
    ending: { text: '<?xml version="1.0"?><!DOCTYPE html>', teller: 0 },
  }),
  'unseen characters': saying(
    'A\u0000 tale \u202Eelat A\u2069',
    'en',
    'A\u200Bn\u0007na\uFEFF',
    'Nul \u0000, bell \u0007, escape \u001b[31m, override \u202Egnirts\u202C, isolate \u2066x\u2069, break\u2028line.',
    'Half a pair \ud83d here, and no character \uffff nor \ufffe nor \u{1fffe}.',
    'Soft\u00adhyphens\u00adgalore, zero\u200dwidth\u200cjoiners.',
  ),
  polish: saying(
    'Zażółć gęślą jaźń',
    'pl',
    'Łucja Świętochłowska',
    'Żył sobie król, który łowił źrebięta, ćmy i ślimaki.',
    '„Ą, Ę — i po wszystkim!”',
  ),
  greek: saying(
    'Ὁ μῦθος τῆς Ἀθηνᾶς',
    'el',
    'Ἀριστοτέλης',
    'Ἦν ποτε βασιλεὺς ὃς εἶχε τρεῖς θυγατέρας· ᾧ καὶ ἐγένετο.',
    'Μια φορά κι έναν καιρό ήταν μια μάγισσα.',
  ),
  cyrillic: saying(
    'Сказка о їжаку',
    'uk',
    'Ґалаґан Її',
    'Жив-був їжак, і була в нього ґава.',
    'Жыў-быў воўк, а ѣ и ѳ давно ушли.',
  ),
  vietnamese: saying(
    'Chuyện cổ tích',
    'vi',
    'Nguyễn Thị Hương',
    'Ngày xửa ngày xưa, ở một làng nọ có một cô bé nghèo hiếu thảo.',
    'Nàng được bụt giúp đỡ, rồi trở thành hoàng hậu.',
  ),
  'combining marks': saying(
    'Z\u0307o\u0301\u0142ty t\u0308\u0323',
    'mul',
    'n\u0303\u0323 q\u0306\u0330',
    'x\u0301\u0302\u0303\u0304 and a\u0323\u0306\u0301, e\u0302\u0323, o\u031b\u0301: Vie\u0302\u0323t, and Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034Fa\u0321\u034Al\u0336g\u0321o.',
  ),
  hebrew: saying(
    'המכשפה והכתר (סיפור)',
    'he',
    'שרה בת־ים',
    'היה הייתה מכשפה בת 300 שנה, שגרה ביער (לא רחוק מ־Paris).',
    '״מי שם?״ שאלה, והדלת נפתחה!',
    'שָׁלוֹם עֲלֵיכֶם.',
  ),
  arabic: saying(
    'الساحرة والتاج',
    'ar',
    'نور الدين',
    'كان يا ما كان، في قديم الزمان، ساحرة عمرها ٣٠٠ سنة تسكن في الغابة (قرب Paris).',
    'قالت: «من هناك؟» ثم انفتح الباب!',
  ),
  'english with hebrew': saying(
    'Sarah שרה and the (כתר) crown',
    'en',
    'Noa נועה',
    'The witch said “שלום, עולם!” and nodded (פעמיים, 12 times).',
    'Then نور answered: مرحبا.',
  ),
  chinese: saying(
    '魔女与王冠',
    'zh-Hans',
    '王小明',
    '从前，有一位女巫住在森林里，她守护着冬天的箱子。',
    '“你偷走了我的冬天，”她说，“一片一片地。”',
    '青蛙把王冠戴在了女巫的头上。',
  ),
  japanese: saying(
    '魔女と冬のかんむり',
    'ja',
    'さくら',
    'むかしむかし、雪のふる国に、一人の魔女がすんでいました。',
    '「だれだ？」と、カエルは言った。',
  ),
  korean: saying(
    '마녀와 겨울 왕관',
    'ko',
    '김민준',
    '옛날 옛적에 겨울을 지키는 마녀가 살았습니다.',
    '개구리는 왕관을 마녀의 머리에 씌워 주었습니다.',
  ),
  indic: saying(
    'जादूगरनी और मुकुट',
    'hi',
    'प्रिया शर्मा',
    'एक समय की बात है, एक जादूगरनी जंगल में रहती थी।',
    'क्षत्रिय ने ज्ञान की श्रृंखला तोड़ी।',
  ),
  thai: saying('แม่มดกับมงกุฎ', 'th', 'สมชาย', 'กาลครั้งหนึ่งนานมาแล้ว มีแม่มดตนหนึ่งอาศัยอยู่ในป่าใหญ่และเฝ้าฤดูหนาวไว้ในหีบไม้'),
  caucasus: saying(
    'ქართული ზღაპარი և հեքիաթ',
    'ka',
    'ნინო Անի',
    'იყო და არა იყო რა, იყო ერთი ჯადოქარი.',
    'Լինում է, չի լինում մի վհուկ։',
  ),
  emoji: saying(
    '🧙‍♀️ and the 👑',
    'en',
    'Zoë 🦊',
    'The 🧙‍♀️ met a 🐸, a 👨‍👩‍👧‍👦 and a 🏴󠁧󠁢󠁳󠁣󠁴󠁿 in the 🌲🌲🌲; it rained ☔️ and 👍🏽.',
    '𝕿𝖍𝖊 𝖊𝖓𝖉 𠜎𠜱 is near: ⁂ † ‡ ♥ → ∞ ½ ™.',
  ),
  'scripts that nobody has': saying(
    'ᚠᚢᚦᚨᚱᚲ ᠮᠣᠩᠭᠣᠯ',
    'und',
    '𓀀𓂀',
    'Runes ᚠᚢᚦ, cuneiform 𒀀𒀁, Tibetan བོད, Cherokee ᏣᎳᎩ, and \ue000\u{10fffd}.',
  ),
  'long words': saying(
    `Donaudampfschifffahrts${'gesellschaft'.repeat(20)}`,
    'de',
    'A'.repeat(300),
    `He said ${'a'.repeat(900)} and then ${'Ω'.repeat(200)}-${'—'.repeat(90)}.`,
    'W'.repeat(400),
  ),
  'a long title': of({
    title: 'The king who went to the market and came home with a goose, a grievance and a wife '.repeat(5),
  }),
  'eight tellers': of({
    tellers: (['lion', 'rose', 'tower', 'stag', 'fish', 'key', 'sun', 'moon'] as const).map((charge, i) => ({
      ...{ name: `Teller the ${charge} of the ${i + 1}th chair by the fire`, charge },
      colour: ['#b3261e', '#1f5aa6', '#2e7d32', '#8a5a2b', '#6b3fa0', '#ffeb3b', '#000', '#ffffff'][i],
    })),
  }),
  'many cards at one sentence': of({
    passages: [
      told('Everything happened at once.', {
        cards: Array.from({ length: 24 }, (_, i) => sample.passages[i % 2].cards[0]),
      }),
    ],
  }),
  '400 passages': of({
    passages: Array.from({ length: 400 }, (_, i) => ({
      ...sample.passages[i % sample.passages.length],
      teller: Math.floor(i / 3) % sample.tellers.length,
    })),
  }),
  'one teller, 400 passages': of({
    passages: Array.from({ length: 400 }, (_, i) => ({
      ...sample.passages[i % sample.passages.length],
      teller: 0,
      by: 'tell' as const,
    })),
  }),
};

export const books: Record<string, Book> = { sample, ...hard };

/** Every sentence of a book, as it should come out. */
export function sentencesOf(book: Book): string[] {
  const { paragraphs, struck, ending } = settle(book);
  const told = paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  return [...told, ...struck.map(({ text }) => text), ...(ending === null ? [] : [ending.text])];
}

/** Where lines break is no matter. */
export const bare = (text: string): string => text.replace(/\s+/gu, '');
