import { sha256 } from '@noble/hashes/sha2.js';
import JSZip from 'jszip';
import type { Book } from './book.ts';
import { artFiles } from './epub-art.ts';
import { type Fonts, READING } from './fonts.ts';
import { fontFace } from './html.ts';
import { asText, colophon, endPage, langOf, struckPage, tale, titlePage } from './parts.ts';
import { type Setting, settle } from './setting.ts';
import { epubStyle, titleSize } from './style.ts';

/** The book as EPUB 3.3. The same book gives the same bytes. */
export async function toEpub(book: Book, fonts: Fonts): Promise<Uint8Array> {
  const setting = settle(book);
  const zip = new JSZip();
  const options = { date: new Date(setting.modified), createFolders: false };
  // Readers tell an EPUB by its first bytes: this entry comes first, and is not packed.
  zip.file('mimetype', 'application/epub+zip', { ...options, compression: 'STORE' });
  zip.file('META-INF/container.xml', CONTAINER, options);
  for (const { path, content } of filesOf(setting, fonts)) zip.file(`EPUB/${path}`, content, options);
  return await zip.generateAsync({
    ...{ type: 'uint8array', platform: 'DOS', mimeType: 'application/epub+zip' },
    ...{ compression: 'DEFLATE', compressionOptions: { level: 9 } },
  });
}

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

type File = { path: string; content: string | Uint8Array; type: string; properties?: string };
type Chapter = { id: string; label: string; kind: string; role: string; body: string; classes?: string };

function filesOf(setting: Setting, fonts: Fonts): File[] {
  const chapters = chaptersOf(setting, fonts);
  const faces = fonts.filter(({ family }) => family === READING);
  const named = faces.map((face) => ({ face, path: `fonts/${face.subset}-${face.style}.woff` }));
  const files: File[] = [
    { path: 'nav.xhtml', content: navigation(setting, chapters), type: XHTML, properties: 'nav' },
    ...chapters.map((chapter): File => ({ path: `${chapter.id}.xhtml`, content: page(setting, chapter), type: XHTML })),
    {
      path: 'style.css',
      content: epubStyle(setting, named.map(({ face, path }) => fontFace(face, path)).join('\n')),
      type: 'text/css',
    },
    ...artFiles(setting, fonts).files.map(
      ({ name, svg }): File => ({
        ...{ path: `art/${name}.svg`, content: svg, type: 'image/svg+xml' },
        ...(name === 'cover' ? { properties: 'cover-image' } : {}),
      }),
    ),
    ...named.map(({ face, path }): File => ({ path, content: face.bytes, type: 'font/woff' })),
  ];
  return [
    { path: 'package.opf', content: packageOf(setting, files, chapters), type: 'application/oebps-package+xml' },
    ...files,
  ];
}

const XHTML = 'application/xhtml+xml';

function chaptersOf(setting: Setting, fonts: Fonts): Chapter[] {
  const { art } = artFiles(setting, fonts);
  const { words, title } = setting;
  const cover = `<img src="art/cover.svg" alt="${asText(`${words.cover}: ${title}`)}"/>`;
  return [
    { id: 'cover', label: words.cover, kind: 'cover', role: '', body: cover, classes: 'cover' },
    {
      id: 'title',
      label: words.titlePage,
      kind: 'titlepage',
      role: '',
      body: titlePage(setting, art),
      classes: `front ${titleSize(title)}`,
    },
    { id: 'tale', label: words.tale, kind: 'bodymatter chapter', role: 'doc-chapter', body: tale(setting, art) },
    {
      id: 'end',
      label: words.ends,
      kind: 'conclusion',
      role: 'doc-conclusion',
      body: endPage(setting, art),
      classes: 'end',
    },
    ...(setting.struck.length === 0
      ? []
      : [
          {
            id: 'struck',
            label: words.struckTitle,
            kind: 'appendix',
            role: 'doc-appendix',
            body: struckPage(setting, art),
          },
        ]),
    { id: 'colophon', label: words.colophon, kind: 'colophon', role: 'doc-colophon', body: colophon(setting) },
  ];
}

const root = ({ language, direction }: Setting): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">`;

const head = (title: string): string =>
  `<head>\n<meta charset="utf-8"/>\n<title>${asText(title)}</title>\n<link rel="stylesheet" type="text/css" href="style.css"/>\n</head>`;

function page(setting: Setting, { label, kind, role, body, classes = '' }: Chapter): string {
  const attributes = `epub:type="${kind}"${role === '' ? '' : ` role="${role}" aria-label="${asText(label)}"`}${classes === '' ? '' : ` class="${classes}"`}`;
  return `${root(setting)}\n${head(`${setting.title}: ${label}`)}\n<body>\n<section ${attributes}>\n${body}\n</section>\n</body>\n</html>\n`;
}

function navigation(setting: Setting, chapters: readonly Chapter[]): string {
  const { words } = setting;
  const items = chapters.map(({ id, label }) => `<li><a href="${id}.xhtml">${asText(label)}</a></li>`);
  const marks = [
    `<li><a epub:type="cover" href="cover.xhtml">${asText(words.cover)}</a></li>`,
    `<li><a epub:type="bodymatter" href="tale.xhtml">${asText(words.tale)}</a></li>`,
  ];
  return `${root(setting)}
${head(words.contents)}
<body${langOf(setting)}>
<nav epub:type="toc" role="doc-toc" aria-labelledby="contents">
<h1 id="contents">${asText(words.contents)}</h1>
<ol>
${items.join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" hidden="hidden" aria-label="${asText(words.landmarks)}">
<ol>
${marks.join('\n')}
</ol>
</nav>
</body>
</html>
`;
}

const ACCESS = [
  ...['accessMode textual', 'accessMode visual', 'accessModeSufficient textual', 'accessibilityHazard none'],
  ...['structuralNavigation', 'tableOfContents', 'readingOrder', 'alternativeText', 'displayTransformability'].map(
    (feature) => `accessibilityFeature ${feature}`,
  ),
];

function packageOf(setting: Setting, files: readonly File[], chapters: readonly Chapter[]): string {
  const { title, language, tellers, words, modified, direction } = setting;
  const idOf = (path: string): string => `f-${path.replace(/[^A-Za-z0-9]+/g, '-')}`;
  const creators = tellers.map(
    ({ name }, i) =>
      `<dc:creator id="teller${i}">${asText(name)}</dc:creator>\n<meta refines="#teller${i}" property="role" scheme="marc:relators">aut</meta>`,
  );
  const access = ACCESS.map((line) => line.split(' ')).map(
    ([property, value]) => `<meta property="schema:${property}">${value}</meta>`,
  );
  const items = files.map(
    ({ path, type, properties }) =>
      `<item id="${idOf(path)}" href="${path}" media-type="${type}"${properties === undefined ? '' : ` properties="${properties}"`}/>`,
  );
  const spine = chapters.map(({ id }) => `<itemref idref="${idOf(`${id}.xhtml`)}"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" dir="${direction}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">urn:uuid:${uuidOf(files)}</dc:identifier>
<dc:title>${asText(title)}</dc:title>
<dc:language>${language}</dc:language>
${creators.join('\n')}
<dc:date>${modified.slice(0, 10)}</dc:date>
<dc:publisher>Once Upon a Table</dc:publisher>
<meta property="dcterms:modified">${modified}</meta>
${access.join('\n')}
<meta property="schema:accessibilitySummary">${asText(words.access)}</meta>
</metadata>
<manifest>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${direction}">
${spine.join('\n')}
</spine>
</package>
`;
}

/** An identity that follows from what the book says: a UUID of version 8, "made in a way of one's own". */
function uuidOf(files: readonly File[]): string {
  const hash = sha256.create();
  const encoder = new TextEncoder();
  for (const { content } of files) if (typeof content === 'string') hash.update(encoder.encode(content));
  const bytes = hash.digest().slice(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x80;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
