import { setTimeout as sleep } from 'node:timers/promises';
import { ask, demand } from './client.ts';

interface Work {
  id: string;
  title: string;
  is_exposed: boolean;
}

export interface Failed {
  kind: 'read' | 'write';
  /** 0 for a connection that broke. */
  status: number;
  at: string;
}

/**
 * Readers and writers of one site, and a ledger of what the site acknowledged. Titles are unique, so that a write that happened twice is
 * seen. What was not acknowledged may or may not have happened; both are right.
 */
export class MixedLoad {
  readonly base: string;
  readonly failed: Failed[] = [];
  /** Lost, doubled or shown though private. */
  readonly problems: string[] = [];
  acknowledged = 0;
  reads = 0;
  privateSeen = 0;
  readonly #token: string;
  readonly #artist: string;
  readonly #works = new Map<string, { titles: Set<string>; shown: Set<boolean> }>();
  readonly #attempted = new Set<string>();
  readonly #stop = new AbortController();
  #number = 0;
  #running: Promise<unknown> = Promise.resolve();

  constructor(base: string, token: string, artist: string) {
    this.base = base;
    this.#token = token;
    this.#artist = artist;
  }

  start({ readers = 4, writers = 3 } = {}): void {
    const loops = [
      ...Array.from({ length: readers }, (_, index) => this.#loop(() => this.#read(index))),
      ...Array.from({ length: writers }, () => this.#loop(() => this.#write())),
    ];
    this.#running = Promise.all(loops);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #loop(step: () => Promise<void>): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await step();
      // So that the load does not take the whole of a small machine.
      await sleep(5);
    }
  }

  /** An answer, or nothing when the request failed. 404 of what is private is an answer. */
  async #ask(kind: Failed['kind'], path: string, asked: Parameters<typeof ask>[2] = {}) {
    try {
      const answer = await ask(this.base, path, asked);
      if (answer.status < 500) return answer;
      this.failed.push({ kind, status: answer.status, at: `${asked.method ?? 'GET'} ${path}` });
    } catch (failure) {
      const cause = failure instanceof Error ? failure.cause : failure;
      this.failed.push({ kind, status: 0, at: `${asked.method ?? 'GET'} ${path}: ${String(cause)}` });
    }
    return undefined;
  }

  async #read(turn: number): Promise<void> {
    const known = [...this.#works.keys()];
    const id = known[Math.floor(Math.random() * known.length)];
    const paths = [
      '/',
      '/artworks',
      '/api/art-works?_limit=20&_sort=createdAt:DESC',
      `/artist-profile/${this.#artist}`,
    ];
    const one = [`/api/art-works/${id}`, `/artworks-detail/${id}`];
    const path = id && Math.random() < 0.5 ? one[turn % 2] : paths[Math.floor(Math.random() * paths.length)];
    // Withdrawn before the question was asked: no answer to it may show it, unless it was shown again meanwhile.
    const hidden = [...this.#works].filter(([, { shown }]) => shown.size === 1 && shown.has(false));
    const answer = await this.#ask('read', path ?? '/');
    this.reads += 1;
    if (answer?.status !== 200) return;
    const text = answer.body.toString('utf8');
    for (const [work, { shown }] of hidden)
      if (!shown.has(true) && text.includes(work)) {
        this.privateSeen += 1;
        this.problems.push(`${path} of ${answer.instance} shows ${work}, which was withdrawn`);
      }
  }

  async #write(): Promise<void> {
    const free = [...this.#works].filter(([, { titles, shown }]) => titles.size === 1 && shown.size === 1);
    const [id, entry] = free[Math.floor(Math.random() * free.length)] ?? [];
    this.#number += 1;
    const title = `일 ${this.#number}`;
    const chance = Math.random();
    if (!id || !entry || (chance < 0.4 && this.#works.size < 300)) {
      this.#attempted.add(title);
      const body = { title, size: '30 cm x 40 cm', year: '2021', owner: this.#artist };
      const made = await this.#ask('write', '/api/art-works', { method: 'POST', token: this.#token, body });
      if (made?.status !== 200) return;
      this.#works.set(made.json<Work>().id, { titles: new Set([title]), shown: new Set([true]) });
    } else if (chance < 0.75) {
      // Until it is answered the old title and the new one are both right.
      entry.titles.add(title);
      const changed = await this.#change(id, { title });
      if (!changed) return;
      entry.titles = new Set([title]);
    } else {
      const [was = true] = entry.shown;
      entry.shown.add(!was);
      const changed = await this.#change(id, { is_exposed: !was });
      if (!changed) return;
      entry.shown = new Set([!was]);
    }
    this.acknowledged += 1;
  }

  async #change(id: string, body: object): Promise<boolean> {
    const answer = await this.#ask('write', `/api/art-works/${id}`, { method: 'PUT', token: this.#token, body });
    if (answer && answer.status !== 200)
      this.problems.push(`${id} was acknowledged, and a change answers ${answer.status}`);
    return answer?.status === 200;
  }

  /** Compares all that is kept with the ledger, on one instance. */
  async check(base: string): Promise<void> {
    const kept = await demand<Work[]>(base, `/api/art-works?owner=${this.#artist}&_limit=1000`, { token: this.#token });
    const byId = new Map(kept.map((work) => [work.id, work]));
    for (const [id, entry] of this.#works) {
      const work = byId.get(id);
      if (!work) this.problems.push(`${id} was acknowledged and is lost`);
      else {
        if (!entry.titles.has(work.title))
          this.problems.push(`${id} is called ${work.title}, acknowledged was ${[...entry.titles].join(' or ')}`);
        if (!entry.shown.has(work.is_exposed)) this.problems.push(`${id} has is_exposed ${work.is_exposed}`);
        // A change that was under way when a part failed has now been decided.
        entry.titles = new Set([work.title]);
        entry.shown = new Set([work.is_exposed]);
      }
    }
    const made = kept.filter(({ id }) => !this.#works.has(id)).map(({ title }) => title);
    for (const title of made) {
      if (!this.#attempted.has(title)) this.problems.push(`nobody made ${title}`);
      if (made.indexOf(title) !== made.lastIndexOf(title)) this.problems.push(`${title} was made twice`);
    }
    const acknowledged = new Set([...this.#works.keys()].map((id) => byId.get(id)?.title));
    for (const title of made) if (acknowledged.has(title)) this.problems.push(`${title} was made twice`);
  }
}

/** An artist of the administrator's making, who writes. */
export async function newWriter(base: string, administrator: string): Promise<{ token: string; artist: string }> {
  const names = { localname: '한가람', englishname: 'Han Garam', mobile: '010', email: 'load@example.com' };
  const { id } = await demand<{ id: string }>(base, '/api/artists', { token: administrator, body: names });
  return { token: administrator, artist: id };
}
