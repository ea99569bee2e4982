/** The built app: plain files, read once and kept, each under its own address and every other address the one page. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const PACKED_ALREADY = new Set(['.png', '.woff2']);
/** Beside a file lies the same one packed by Brotli, if the build had the time for it. */
const PACKED = '.br';

export type Asset = { readonly body: Buffer; readonly headers: { readonly [name: string]: string } };

export class Assets {
  private readonly folder: string;
  private readonly files: ReadonlySet<string>;
  private readonly kept = new Map<string, Promise<Asset | null>>();

  constructor(folder: string) {
    this.folder = folder;
    // Only what is listed can be asked for: no path leads out of the folder.
    this.files = new Set(
      existsSync(folder)
        ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`)
        : [],
    );
  }

  get built(): boolean {
    return this.files.has('/index.html');
  }

  /** What stands at a path, packed as the browser can unpack it; null if it looks like a file and there is none. */
  find(path: string, accepts = ''): Promise<Asset | null> | null {
    const ending = extname(path);
    const file = ending === '' ? '/index.html' : path;
    if (ending === PACKED || !this.files.has(file)) return null;
    const brotli = /\bbr\b/.test(accepts) && this.files.has(file + PACKED);
    const key = brotli ? file + PACKED : file;
    let asset = this.kept.get(key);
    if (!asset) {
      asset = this.load(file, brotli).catch((error: NodeJS.ErrnoException) => {
        // Kept is only what could be read: the next one who asks has better luck, or learns that the file is gone.
        this.kept.delete(key);
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      this.kept.set(key, asset);
    }
    return asset;
  }

  private async load(file: string, brotli: boolean): Promise<Asset> {
    const ending = extname(file);
    const packs = !PACKED_ALREADY.has(ending);
    const plain = await readFile(join(this.folder, brotli ? file + PACKED : file));
    return {
      body: packs && !brotli ? await promisify(gzip)(plain) : plain,
      headers: {
        'content-type': TYPES[ending] ?? 'application/octet-stream',
        // What has a hash in its name never changes; the page that names them is asked for every time.
        'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(packs ? { 'content-encoding': brotli ? 'br' : 'gzip', vary: 'accept-encoding' } : {}),
      },
    };
  }
}
