import type { EntryFile, OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import type { EntryDraft } from '@hwarang/domain/open-calls/entries.contract';
import { ApiFailure, conflictOf } from '../../platform/api-failure.ts';
import { type Answer, mergeDrafts, sameDraft } from './draft-merge.ts';

/** What this device keeps until the server has it. `base` is what the server had when it was typed. */
export interface Kept {
  base: EntryDraft;
  draft: EntryDraft;
}

export type SaveState = 'saved' | 'saving' | 'offline' | 'refused';

export interface Snapshot {
  draft: EntryDraft;
  save: SaveState;
  elsewhere: Record<string, Answer>;
  /** As the server last answered. */
  answer: OwnDraft;
}

interface Tools {
  send: (draft: EntryDraft & { __v: number }) => Promise<OwnDraft>;
  /** Keeps it on this device; nothing once the server has it. */
  keep: (kept: Kept | undefined) => void;
  changed: () => void;
}

const pause = 700;
const longestWait = 30_000;

/** Worth another try by itself: the network is away, or the server is. */
export const isTransient = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.status === 0 || failure.status === 429 || failure.status >= 500);

/** Saves a draft as it is typed. What was typed is on this device before anything is sent, and goes on being sent until the server has it. */
export class DraftSaver {
  #tools: Tools;
  #now: Snapshot;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #failures = 0;
  #failure: unknown;
  #isClosed: boolean = false;

  constructor(answer: OwnDraft, kept: Kept | undefined, tools: Tools) {
    this.#tools = tools;
    const merged = kept ? mergeDrafts(kept.base, kept.draft, answer.draft) : { draft: answer.draft, elsewhere: {} };
    this.#now = { ...merged, save: 'saved', answer };
    if (this.#isDirty()) this.#later(0);
  }

  get snapshot(): Snapshot {
    return this.#now;
  }

  #isDirty = () => !sameDraft(this.#now.draft, this.#now.answer.draft);

  #put(change: Partial<Snapshot>) {
    this.#now = { ...this.#now, ...change };
    this.#tools.keep(this.#isDirty() ? { base: this.#now.answer.draft, draft: this.#now.draft } : undefined);
    this.#tools.changed();
  }

  #later(wait: number) {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.flush(), wait);
  }

  change(change: (draft: EntryDraft) => Partial<EntryDraft>) {
    const { draft } = this.#now;
    this.#put({ draft: { ...draft, ...change(draft) }, save: this.#now.save === 'offline' ? 'offline' : 'saving' });
    this.#later(this.#failures > 0 ? this.#wait() : pause);
  }

  answer(id: string, answer: Answer) {
    const { [id]: _settled, ...elsewhere } = this.#now.elsewhere;
    this.#now = { ...this.#now, elsewhere };
    this.change(({ answers }) => ({ answers: { ...answers, [id]: answer } }));
  }

  /** A file that the server has, or none. */
  file(id: string, file: EntryFile | undefined) {
    const { answer } = this.#now;
    if (file) this.#now = { ...this.#now, answer: { ...answer, files: [...answer.files, file] } };
    this.answer(id, file?.id ?? null);
  }

  /** What the server answered to something else than saving, such as handing in; `sent` is the draft as it was then. */
  take(answer: OwnDraft, sent = this.#now.draft) {
    const { draft } = mergeDrafts(sent, this.#now.draft, answer.draft);
    this.#put({ answer, draft, save: sameDraft(draft, answer.draft) ? 'saved' : 'saving' });
    if (this.#isDirty()) this.#later(pause);
  }

  /** Puts what the server answers in the place of everything here, such as nothing after the draft was discarded. */
  async replace(ask: () => Promise<OwnDraft>): Promise<void> {
    clearTimeout(this.#timer);
    // What is under way would arrive after it and bring the draft back.
    await this.#sending;
    clearTimeout(this.#timer);
    try {
      const answer = await ask();
      this.#failures = 0;
      this.#put({ answer, draft: answer.draft, elsewhere: {}, save: 'saved' });
    } catch (failure) {
      if (this.#isDirty()) this.#later(pause);
      throw failure;
    }
  }

  /** Sends what is not saved yet, now; ends when that was tried. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** Ends when all that was typed until now is on the server; fails as saving it did, for `patiently` to try again. */
  async settle(): Promise<void> {
    await this.flush();
    if (this.#isDirty()) throw this.#failure ?? new ApiFailure(0, undefined);
  }

  async #send(): Promise<void> {
    if (!this.#isDirty()) return this.#put({ save: 'saved' });
    const { draft, answer } = this.#now;
    try {
      const saved = await this.#tools.send({ ...draft, __v: answer.__v });
      this.#failures = 0;
      this.#failure = undefined;
      // What was typed meanwhile is still to be sent.
      const isMore = !sameDraft(this.#now.draft, draft);
      this.#put({ answer: saved, save: isMore ? 'saving' : 'saved' });
      if (isMore) this.#later(pause);
    } catch (failure) {
      this.#failed(failure);
    }
  }

  #failed(failure: unknown) {
    this.#failure = undefined;
    const current = conflictOf<OwnDraft>(failure);
    if (current) {
      const merged = mergeDrafts(this.#now.answer.draft, this.#now.draft, current.draft);
      this.#put({ ...merged, elsewhere: { ...this.#now.elsewhere, ...merged.elsewhere }, answer: current });
      return this.#later(0);
    }
    this.#failures += 1;
    this.#failure = failure;
    this.#put({ save: isTransient(failure) ? 'offline' : 'refused' });
    if (isTransient(failure)) this.#later(this.#wait());
  }

  #wait = () => Math.min(longestWait, pause * 2 ** Math.min(this.#failures, 6));

  /** Nothing is sent by itself from now on: the page that is opened next would be overwritten by what this one had. */
  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }
}
