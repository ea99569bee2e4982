/**
 * Unpacks a WOFF file into the plain font inside it. The press could read WOFF as it is, but it would inflate the
 * outlines again for every glyph, which takes most of its time.
 */
export async function sfntOf(woff: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (woff.length < 44 || view.getUint32(0) !== 0x774f4646) throw new Error('This is not a WOFF file.');
  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const entry = 44 + i * 20;
      const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at));
      const bytes = woff.subarray(offset, offset + packed);
      const data = packed < length ? await inflate(bytes) : bytes;
      if (data.length !== length) throw new Error('A table of this WOFF file is not as long as it says.');
      return { tag: view.getUint32(entry), checksum: view.getUint32(entry + 16), data };
    }),
  );
  const aligned = (length: number): number => (length + 3) & ~3;
  const size = tables.reduce((sum, { data }) => sum + aligned(data.length), 12 + count * 16);
  const out = new Uint8Array(size);
  const head = new DataView(out.buffer);
  const power = Math.floor(Math.log2(count));
  head.setUint32(0, view.getUint32(4));
  head.setUint16(4, count);
  head.setUint16(6, 16 << power);
  head.setUint16(8, power);
  head.setUint16(10, count * 16 - (16 << power));
  let at = 12 + count * 16;
  for (const [i, { tag, checksum, data }] of tables.entries()) {
    for (const [k, value] of [tag, checksum, at, data.length].entries()) head.setUint32(12 + i * 16 + k * 4, value);
    out.set(data, at);
    at += aligned(data.length);
  }
  return out;
}

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
