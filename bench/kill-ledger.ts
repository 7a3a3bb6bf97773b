import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Door, Written } from './kill-writers.ts';

interface Entry {
  titles: Set<string>;
  image: string | undefined;
}

const hash = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** What was tried, and what the product said it had done. */
export class Ledger {
  readonly problems: string[] = [];
  readonly #attempts = new Map<string, boolean>();
  readonly #artworks = new Map<string, Entry>();
  readonly #files = new Map<string, { url: string; sha256: string }>();
  readonly #seen = new Set<string>();
  #checkedArtworks = 0;
  #checkedFiles = 0;
  #changes = 0;

  attempt(title: string, withImage: boolean): void {
    this.#attempts.set(title, withImage);
  }

  made({ id, title, image }: Written): void {
    this.#artworks.set(id, { titles: new Set([title]), image: image?.id });
  }

  /** Until it is answered, the old title and the new one are both right. */
  attemptChange(id: string, title: string): void {
    this.#artworks.get(id)?.titles.add(title);
  }

  changed({ id, title }: Written): void {
    const entry = this.#artworks.get(id);
    if (entry) entry.titles = new Set([title]);
    this.#changes += 1;
  }

  uploaded({ id, url }: { id: string; url: string }, content: Buffer): void {
    this.#files.set(id, { url, sha256: hash(content) });
  }

  /** Chosen by one writer at a time, or two answers could cross. */
  anyArtwork(): string | undefined {
    const free = [...this.#artworks].filter(([, { titles }]) => titles.size === 1);
    return free[Math.floor(Math.random() * free.length)]?.[0];
  }

  sums() {
    return { artworks: this.#artworks.size, changes: this.#changes, files: this.#files.size };
  }

  async check(door: Door, which: 'everything' | 'the newest'): Promise<void> {
    const all = which === 'everything';
    for (const [id, entry] of [...this.#artworks].slice(all ? 0 : this.#checkedArtworks))
      await this.#kept(door, id, entry);
    for (const [id, file] of [...this.#files].slice(all ? 0 : this.#checkedFiles)) await this.#keptFile(door, id, file);
    this.#checkedArtworks = this.#artworks.size;
    this.#checkedFiles = this.#files.size;
    await this.#nothingHalfMade(door, all);
  }

  async #kept(door: Door, id: string, { titles, image }: Entry): Promise<void> {
    const found = await get(door, `/api/art-works/${id}`);
    if (!found.ok) return void this.problems.push(`artwork ${id} was acknowledged and answers ${found.status}`);
    const record = JSON.parse(found.body.toString('utf8')) as Written;
    if (!titles.has(record.title))
      this.problems.push(`artwork ${id} has the title ${record.title}, acknowledged was ${[...titles].join(' or ')}`);
    if (record.image?.id !== image) this.problems.push(`artwork ${id} lost its picture`);
    // A change that was under way at the kill has now been decided.
    titles.clear();
    titles.add(record.title);
  }

  async #keptFile(door: Door, id: string, { url, sha256 }: { url: string; sha256: string }): Promise<void> {
    const original = await get(door, `${url.split('?')[0]?.replace(/[^/]*$/, '')}original`);
    if (!original.ok || hash(original.body) !== sha256)
      this.problems.push(`file ${id} was acknowledged; its original answers ${original.status}, other content`);
    await this.#whole(door, `file ${id}`, url);
  }

  /** Whatever is to be seen, acknowledged or not, is whole. */
  async #nothingHalfMade(door: Door, all: boolean): Promise<void> {
    const limit = 500;
    for (let start = 0; ; start += limit) {
      const page = await get(door, `/api/art-works?_limit=${limit}&_start=${start}`);
      if (!page.ok) return void this.problems.push(`the list answers ${page.status}`);
      const records = JSON.parse(page.body.toString('utf8')) as Written[];
      for (const { id, title, image } of records) {
        const withImage = this.#attempts.get(title);
        if (withImage && !image) this.problems.push(`artwork ${id} is there without the picture it was made with`);
        if (withImage === undefined && !title.startsWith('고침')) this.problems.push(`nobody made ${title}`);
        if (image && (all || !this.#seen.has(image.id))) await this.#whole(door, `artwork ${id}`, image.url);
        if (image) this.#seen.add(image.id);
      }
      if (records.length < limit || !all) return;
    }
  }

  async #whole(door: Door, name: string, url: string): Promise<void> {
    const answer = await get(door, url);
    const decoded = answer.ok
      ? await sharp(answer.body, { failOn: 'truncated' })
          .raw()
          .toBuffer()
          .catch(() => undefined)
      : undefined;
    if (!decoded) this.problems.push(`the picture of ${name} answers ${answer.status} and is not whole: ${url}`);
  }
}

async function get(door: Door, path: string): Promise<{ ok: boolean; status: number; body: Buffer }> {
  const answer = await fetch(new URL(path, door.base), { headers: { authorization: `Bearer ${door.token}` } });
  return { ok: answer.ok, status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}
