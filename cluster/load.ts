import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { picture, pictureForm } from '../bench/pictures.ts';
import { type Answer, ask, demand, type Upload } from './client.ts';

interface Work {
  id: string;
  title: string;
  is_exposed: boolean;
}

/** What is known of an acknowledged work. Two titles, or shown and withdrawn: a change is under way, or nobody knows what came of it. */
interface Entry {
  titles: Set<string>;
  shown: Set<boolean>;
  /** How often somebody began to withdraw it or to show it again. */
  switched: number;
}

export interface Failed {
  kind: 'read' | 'write';
  /** 0 for a connection that broke. */
  status: number;
  at: string;
  /** What was answered, and by which instance or after which ones. */
  answer: string;
}

export interface LoadOptions {
  readers?: number;
  writers?: number;
  /** Milliseconds from an answer to the next request, so that the load does not take the whole of a small machine. */
  pause?: number;
  /** So many pictures at most are uploaded meanwhile; none unless told. */
  pictures?: number;
}

/**
 * Readers and writers of one site, and a ledger of what the site acknowledged. Titles are unique, so that a write that happened twice is
 * seen. What was not acknowledged may or may not have happened; both are right.
 */
export class MixedLoad {
  readonly base: string;
  readonly failed: Failed[] = [];
  /** Lost, doubled, refused though right, or shown though private. */
  readonly problems: string[] = [];
  clients = 0;
  acknowledged = 0;
  reads = 0;
  privateSeen = 0;
  readonly #token: string;
  readonly #artist: string;
  readonly #works = new Map<string, Entry>();
  /** The titles of works whose making was not acknowledged. Each may exist, once. */
  readonly #unanswered = new Set<string>();
  /** The addresses of pictures whose upload was acknowledged, and the content that an instance has given for each. */
  readonly #pictures = new Map<string, string | undefined>();
  #mostPictures = 0;
  readonly #stop = new AbortController();
  /** Begins each title: the artist may have works of another load. */
  readonly #mark = `일 ${randomBytes(4).toString('hex')}`;
  #number = 0;
  #running: Promise<unknown> = Promise.resolve();

  constructor(base: string, token: string, artist: string) {
    this.base = base;
    this.#token = token;
    this.#artist = artist;
  }

  start({ readers = 4, writers = 3, pause = 5, pictures = 0 }: LoadOptions = {}): void {
    this.clients = readers + writers;
    this.#mostPictures = pictures;
    const loops = [
      ...Array.from({ length: readers }, (_, index) => this.#loop(() => this.#read(index), pause)),
      ...Array.from({ length: writers }, () => this.#loop(() => this.#write(), pause)),
    ];
    this.#running = Promise.all(loops);
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #loop(step: () => Promise<void>, pause: number): Promise<void> {
    while (!this.#stop.signal.aborted) {
      await step();
      await sleep(pause);
    }
  }

  /** An answer, or nothing when the request failed. 404 may be right, of a work that is withdrawn. */
  async #ask(kind: Failed['kind'], path: string, asked: Parameters<typeof ask>[2] = {}) {
    const at = `${asked.method ?? 'GET'} ${path}`;
    try {
      const answer = await ask(this.base, path, asked);
      if (answer.status < 400 || (kind === 'read' && answer.status === 404)) return answer;
      this.#fail(kind, at, answer);
    } catch (failure) {
      const cause = failure instanceof Error ? (failure.cause ?? failure) : failure;
      this.failed.push({ kind, status: 0, at, answer: String(cause) });
    }
    return undefined;
  }

  #fail(kind: Failed['kind'], at: string, { status, body, instance }: Answer): void {
    const answer = `${instance}: ${body.toString('utf8').slice(0, 150)}`;
    this.failed.push({ kind, status, at, answer });
    // A fault may make an answer impossible; it makes no request wrong.
    if (status < 500) this.problems.push(`${at} answered ${status}: ${answer}`);
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
    const path = (id && Math.random() < 0.5 ? one[turn % 2] : paths[Math.floor(Math.random() * paths.length)]) ?? '/';
    const before = new Map([...this.#works].map(([work, { shown, switched }]) => [work, { shown, switched }] as const));
    /** Whether it was certainly so from the question to the answer. */
    const was = (isShown: boolean, work: string) => {
      const [then, now] = [before.get(work), this.#works.get(work)];
      return then?.switched === now?.switched && then?.shown.size === 1 && then.shown.has(isShown);
    };
    const answer = await this.#ask('read', path);
    this.reads += 1;
    if (answer?.status === 404 && (!id || !one.includes(path) || was(true, id)))
      this.#fail('read', `GET ${path}`, answer);
    if (answer?.status !== 200) return;
    const text = answer.body.toString('utf8');
    for (const work of before.keys())
      if (was(false, work) && text.includes(work)) {
        this.privateSeen += 1;
        this.problems.push(`${path} of ${answer.instance} shows ${work}, which was withdrawn`);
      }
  }

  async #write(): Promise<void> {
    const free = [...this.#works].filter(([, { titles, shown }]) => titles.size === 1 && shown.size === 1);
    const [id, entry] = free[Math.floor(Math.random() * free.length)] ?? [];
    this.#number += 1;
    const title = `${this.#mark} ${this.#number}`;
    const chance = Math.random();
    if (chance > 0.8 && this.#pictures.size < this.#mostPictures) return this.#upload();
    if (!id || !entry || (chance < 0.4 && this.#works.size < 300)) {
      this.#unanswered.add(title);
      const body = { title, size: '30 cm x 40 cm', year: '2021', owner: this.#artist };
      const made = await this.#ask('write', '/api/art-works', { method: 'POST', token: this.#token, body });
      if (made?.status !== 200) return;
      this.#unanswered.delete(title);
      const entry = { titles: new Set([title]), shown: new Set([true]), switched: 0 };
      this.#works.set(made.json<Work>().id, entry);
    } else if (chance < 0.75) {
      // Until it is answered the old title and the new one are both right.
      entry.titles.add(title);
      const changed = await this.#change(id, { title });
      if (!changed) return;
      entry.titles = new Set([title]);
    } else {
      const [was = true] = entry.shown;
      // A new set: a reader who asked before holds the old one.
      entry.shown = new Set([was, !was]);
      entry.switched += 1;
      const changed = await this.#change(id, { is_exposed: !was });
      if (!changed) return;
      entry.shown = new Set([!was]);
    }
    this.acknowledged += 1;
  }

  async #upload(): Promise<void> {
    const body = pictureForm(await picture(this.#number, 90, 60), `${this.#number}.jpg`);
    const answer = await this.#ask('write', '/api/upload', { method: 'POST', token: this.#token, body });
    if (answer?.status !== 200) return;
    for (const { url } of answer.json<Upload[]>()) this.#pictures.set(url, undefined);
    this.acknowledged += 1;
  }

  async #change(id: string, body: object): Promise<boolean> {
    const answer = await this.#ask('write', `/api/art-works/${id}`, { method: 'PUT', token: this.#token, body });
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
    for (const [url, known] of this.#pictures) {
      const { status, body } = await ask(base, url, { token: this.#token });
      const content = createHash('sha256').update(body).digest('hex');
      if (status !== 200) this.problems.push(`${url} was acknowledged and answers ${status}`);
      else if (known && known !== content) this.problems.push(`${url} is another picture on ${base}`);
      else this.#pictures.set(url, content);
    }
    // By the title it was made with, which only works of the ledger change: the other copy may be called anything by now.
    const mine = kept.filter(({ title }) => title.startsWith(this.#mark));
    const others = mine.filter(({ id }) => !this.#works.has(id)).map(({ title }) => title);
    others.forEach((title, index) => {
      if (others.indexOf(title) !== index || !this.#unanswered.has(title))
        this.problems.push(`${title} was made twice, or by nobody`);
    });
  }
}

/** The administrator as an artist, who writes. */
export async function newWriter(base: string, administrator: string): Promise<{ token: string; artist: string }> {
  const me = await demand<{ artist: string | null }>(base, '/api/users/me', { token: administrator });
  if (me.artist) return { token: administrator, artist: me.artist };
  const names = { localname: '한가람', englishname: 'Han Garam', mobile: '010', email: 'load@example.com' };
  const { id } = await demand<{ id: string }>(base, '/api/artists', { token: administrator, body: names });
  return { token: administrator, artist: id };
}
