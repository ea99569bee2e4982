import JSZip from 'jszip';
import { descendants, type Element, readXml } from './xml.ts';

/** Holds an EPUB to the rules that a reading system relies on; gives back its files. Every fault throws. */

const TYPES: Record<string, string> = {
  xhtml: 'application/xhtml+xml',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff: 'font/woff',
};

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

const all = (root: Element, name: string): Element[] =>
  [...descendants(root)].filter((element) => element.name === name);
const attribute = (element: Element, name: string): string => element.attributes.get(name) ?? '';

export async function readEpub(bytes: Uint8Array): Promise<Map<string, string>> {
  checkFirstEntry(bytes);
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
  const files = new Map<string, string>();
  for (const [name, entry] of Object.entries(zip.files)) {
    must(!entry.dir, `${name} is a folder entry.`);
    files.set(name, name.endsWith('.woff') ? await entry.async('binarystring') : await entry.async('string'));
  }
  const container = readXml(files.get('META-INF/container.xml') ?? '');
  const [rootfile] = all(container, 'rootfile');
  must(attribute(rootfile, 'media-type') === 'application/oebps-package+xml', 'The container names no package.');
  const path = attribute(rootfile, 'full-path');
  checkPackage(readXml(files.get(path) ?? ''), path, files);
  return files;
}

/** The first 58 bytes: a stored entry called "mimetype", without extra fields, and its content. */
function checkFirstEntry(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const ascii = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));
  must(view.getUint32(0, true) === 0x04034b50, 'This is no zip archive.');
  must(view.getUint16(8, true) === 0, 'The first entry is packed.');
  must(view.getUint16(28, true) === 0, 'The first entry has extra fields.');
  must(ascii(30, 58) === 'mimetypeapplication/epub+zip', 'The first entry is not the mimetype.');
}

function checkPackage(root: Element, path: string, files: ReadonlyMap<string, string>): void {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  must(root.name === 'package' && attribute(root, 'version') === '3.0', 'The package is not of version 3.0.');
  checkIds(root, path);
  const identifier = all(root, 'dc:identifier').find(
    (element) => attribute(element, 'id') === attribute(root, 'unique-identifier'),
  );
  must(identifier !== undefined, 'The package has no unique identifier.');
  for (const name of ['dc:title', 'dc:language']) {
    must(
      all(root, name).some(({ children }) => children.join('').trim() !== ''),
      `${name} is missing.`,
    );
  }
  const properties = all(root, 'meta').map((element) => ({
    name: attribute(element, 'property'),
    value: element.children.join(''),
  }));
  const modified = properties.filter(({ name }) => name === 'dcterms:modified');
  must(
    modified.length === 1 && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(modified[0].value),
    'dcterms:modified is wrong.',
  );
  for (const name of ['accessMode', 'accessibilityFeature', 'accessibilityHazard', 'accessibilitySummary']) {
    must(
      properties.some((property) => property.name === `schema:${name}`),
      `schema:${name} is missing.`,
    );
  }
  const items = all(root, 'item');
  const hrefs = items.map((item) => folder + attribute(item, 'href'));
  must(new Set(hrefs).size === hrefs.length, 'A file stands twice in the manifest.');
  for (const [i, href] of hrefs.entries()) {
    must(files.has(href), `${href} is in the manifest, but not in the archive.`);
    const type = TYPES[href.slice(href.lastIndexOf('.') + 1)];
    must(attribute(items[i], 'media-type') === type, `${href} has a wrong media type.`);
  }
  const outside = new Set(['mimetype', 'META-INF/container.xml', path]);
  for (const name of files.keys()) must(outside.has(name) || hrefs.includes(name), `${name} is not in the manifest.`);
  const having = (property: string): Element[] =>
    items.filter((item) => attribute(item, 'properties').split(' ').includes(property));
  must(having('nav').length === 1 && having('cover-image').length === 1, 'There must be one nav and one cover image.');
  const spine = all(root, 'itemref').map((element) => attribute(element, 'idref'));
  must(spine.length > 0 && new Set(spine).size === spine.length, 'The spine is empty or names a page twice.');
  const pages = spine.map((id) => {
    const item = items.find((found) => attribute(found, 'id') === id);
    must(
      item !== undefined && attribute(item, 'media-type') === TYPES['xhtml'],
      `The spine names ${id}, which is no page.`,
    );
    return folder + attribute(item, 'href');
  });
  for (const href of hrefs) checkFile(href, files, hrefs);
  const nav = readXml(files.get(folder + attribute(having('nav')[0], 'href')) ?? '');
  const toc = all(nav, 'nav').find((element) => attribute(element, 'epub:type') === 'toc');
  must(toc !== undefined, 'There is no table of contents.');
  const targets = all(toc, 'a').map((link) => folder + attribute(link, 'href'));
  must(targets.join() === pages.join(), 'The contents do not follow the spine.');
}

function checkIds(root: Element, path: string): void {
  const ids = [...descendants(root)].map((element) => element.attributes.get('id')).filter((id) => id !== undefined);
  must(new Set(ids).size === ids.length, `An id stands twice in ${path}.`);
}

function checkFile(path: string, files: ReadonlyMap<string, string>, hrefs: readonly string[]): void {
  const content = files.get(path) ?? '';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const leads = (reference: string): boolean => reference.startsWith('data:') || hrefs.includes(folder + reference);
  if (path.endsWith('.css')) {
    for (const [, url] of content.matchAll(/url\(([^)]*)\)/g)) must(leads(url), `${path} asks for ${url}.`);
  }
  if (path.endsWith('.woff')) must(content.startsWith('wOFF'), `${path} is no WOFF file.`);
  if (!/\.(xhtml|svg)$/.test(path)) return;
  const root = readXml(content);
  checkIds(root, path);
  const page = path.endsWith('.xhtml');
  must(
    attribute(root, 'xmlns') === (page ? 'http://www.w3.org/1999/xhtml' : 'http://www.w3.org/2000/svg'),
    `${path} has a wrong namespace.`,
  );
  if (page)
    must(
      all(root, 'title').some(({ children }) => children.join('').trim() !== ''),
      `${path} has no title.`,
    );
  for (const element of descendants(root)) {
    must(element.name !== 'script', `${path} has a script.`);
    for (const [name, value] of element.attributes) {
      must(!name.startsWith('on'), `${path} has a handler.`);
      if (name === 'src' || (name === 'href' && !value.startsWith('#')))
        must(leads(value), `${path} asks for ${value}.`);
      if (name === 'src') must(element.attributes.has('alt'), `${path} has a picture without alt.`);
    }
    // Paragraphs, lists and headings may hold only running text: a block inside would be lifted out by a browser.
    if (['p', 'h1', 'h2', 'span'].includes(element.name)) {
      const blocks = element.children.filter(
        (child) => typeof child !== 'string' && !['span', 'img'].includes(child.name),
      );
      must(blocks.length === 0, `${path} has a block inside <${element.name}>.`);
    }
  }
}
