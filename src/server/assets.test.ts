import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Assets } from './assets.ts';

const SCRIPT = 'export const tale = "once upon a time";';
let folder: string;
let assets: Assets;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'a.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'a.js.br'), brotliCompressSync(SCRIPT));
  assets = new Assets(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('who can unpack Brotli gets what the build has packed, everybody else gzip', async () => {
  const small = await assets.find('/assets/a.js', 'gzip, deflate, br, zstd');
  expect(small?.headers['content-encoding']).toBe('br');
  expect(small && brotliDecompressSync(small.body).toString()).toBe(SCRIPT);
  const plain = await assets.find('/assets/a.js', 'gzip');
  expect(plain?.headers['content-encoding']).toBe('gzip');
  expect(plain && gunzipSync(plain.body).toString()).toBe(SCRIPT);
  expect(plain?.headers['vary']).toBe('accept-encoding');
});

test('a page without a packed twin is packed on the way, and a packed twin has no address of its own', async () => {
  const page = await assets.find('/table/abc', 'br');
  expect(page?.headers['content-encoding']).toBe('gzip');
  expect(assets.find('/assets/a.js.br', 'br')).toBeNull();
  expect(assets.find('/assets/none.js', 'br')).toBeNull();
});

test('a file that is gone is not found, and is there again when it is; what cannot be read is tried again', async () => {
  writeFileSync(join(folder, 'assets', 'b.js'), SCRIPT);
  mkdirSync(join(folder, 'assets', 'c.js'));
  const fresh = new Assets(folder);
  rmSync(join(folder, 'assets', 'b.js'));
  expect(await fresh.find('/assets/b.js')).toBeNull();
  writeFileSync(join(folder, 'assets', 'b.js'), SCRIPT);
  expect(gunzipSync((await fresh.find('/assets/b.js'))?.body ?? '').toString()).toBe(SCRIPT);
  await expect(fresh.find('/assets/c.js')).rejects.toThrow('EISDIR');
  rmSync(join(folder, 'assets', 'c.js'), { recursive: true });
  writeFileSync(join(folder, 'assets', 'c.js'), SCRIPT);
  expect(await fresh.find('/assets/c.js')).not.toBeNull();
});
