/**
 * A drawing as a picture file: what style sheets say of it is written into a copy, and the fonts go with it, so that it looks the
 * same anywhere.
 */

const KEPT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];
const SCALE = 2;

/** What is written in a drawing is written in these. */
const FAMILIES = ['Atkinson', 'Caveat'];
const FILE = /url\("?([^")]+)"?\)/;

/** A picture sees nothing of the page around it: the page's own font files, which are here already, go into it. */
async function fontFaces(): Promise<SVGStyleElement> {
  const faces: Promise<string>[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const family = rule.style.getPropertyValue('font-family').replace(/"/g, '');
      const file = FILE.exec(rule.cssText)?.[1];
      if (!FAMILIES.includes(family) || file === undefined) continue;
      faces.push(embed(rule.cssText, new URL(file, sheet.href ?? '')));
    }
  }
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(faces)).join('');
  return style;
}

async function embed(face: string, file: URL): Promise<string> {
  const font = await (await fetch(file)).blob();
  return face.replace(FILE, `url(${await dataUrl(font)})`);
}

function dataUrl(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

export async function savePicture(drawing: SVGSVGElement, name: string): Promise<void> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [i, element] of originals.entries()) {
    const style = getComputedStyle(element);
    for (const property of KEPT) copies[i].setAttribute(property, style.getPropertyValue(property));
  }
  copy.prepend(await fontFaces());
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * SCALE));
  copy.setAttribute('height', String(height * SCALE));
  const source = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  );
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * SCALE;
    canvas.height = height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (file) download(file, `${name}.png`);
  } finally {
    URL.revokeObjectURL(source);
  }
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The click has taken its copy; one turn of the loop later nobody needs the address.
  queueMicrotask(() => URL.revokeObjectURL(link.href));
}
