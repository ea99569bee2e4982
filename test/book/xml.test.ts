import { expect, test } from 'vitest';
import { readXml, textOf } from './xml.ts';

test('reads what is well-formed', () => {
  expect(
    textOf(readXml('<?xml version="1.0" encoding="UTF-8"?>\n<p a="1" b="&lt;">x &amp; <b/>&#39;y&#x1F600;</p>')),
  ).toBe("x & 'y😀");
});

// The tests of the editions rest on this reader, so it must refuse what a browser or a reading system would trip over.
test.each([
  ['<p>', 'not closed'],
  ['<p></b>', 'closes'],
  ['<p/><p/>', 'One root'],
  ['<p a="1" a="2"/>', 'twice'],
  ['<p a=1/>', 'Not a tag'],
  ['<p a="<"/>', 'Not a tag'],
  ['<p>&nbsp;</p>', 'entity'],
  ['<p>a & b</p>', 'entity'],
  ['<p>]]></p>', ']]>'],
  ['<p>\u0007</p>', 'character'],
  ['<p>\uffff</p>', 'character'],
  ['<p>\ud800</p>', 'character'],
  ['<p><!-- x --></p>', 'Not a tag'],
])('refuses %j', (source, why) => {
  expect(() => readXml(source)).toThrow(why);
});
