/** Castle tables that have begun, made over the API like anybody's; the same two guests sit at all of them. */

const AT_ONCE = 24;

export type Tables = { readonly ids: readonly string[]; readonly tokens: readonly [string, string] };

export async function makeTables(socketUrl: string, count: number): Promise<Tables> {
  const api = `${socketUrl.replace('ws', 'http').replace(/\/ws$/, '')}/api`;
  async function ask<T>(path: string, token: string | null, body: object): Promise<T> {
    const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(`${api}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${text}`);
    return JSON.parse(text || '{}') as T;
  }
  const guest = async (name: string): Promise<string> =>
    (await ask<{ token: string }>('guest', null, { name, bearer: true })).token;
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];

  const ids: string[] = [];
  async function make(): Promise<void> {
    const { id, invite } = await ask<{ id: string; invite: string }>('tables', ann, {
      game: 'castle',
      seats: ['me', 'free'],
      options: { start: '1' },
    });
    await ask(`tables/${id}/join`, bob, { invite });
    await ask(`tables/${id}/start`, ann, {});
    ids.push(id);
  }
  let left = count;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await make();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { ids, tokens: [ann, bob] };
}
