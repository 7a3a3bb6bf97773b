import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { can } from '@hwarang/domain/roles';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../../platform/services.ts';
import type { Registry } from '../registry.ts';
import { type Answer, AnswerCache } from './answer-cache.ts';
import { type Collection, type Collections, collectionOf, type ViewKind } from './collection.ts';
import { type Compiled, compileCount, compileIds, compileList, compileOne, shapeOf } from './compile.ts';
import { parseQuery } from './parse.ts';
import { Recent } from './recent.ts';
import { Statements } from './statements.ts';
import { withTokens } from './token-mark.ts';

interface Needs extends Pick<Services, 'database' | 'media' | 'changes'> {
  nextTurn: () => Promise<number>;
}

const cacheLimits = { bytes: 128_000_000, largest: 16_000_000 };

/** Reads of every collection, as the bytes of the answer: the database writes them, nobody takes them apart again. */
export class Records {
  readonly registry: Registry;
  readonly #collections: Collections;
  readonly #statements: Statements;
  readonly #compiled = new Recent<string, Compiled>(500);
  readonly #sign: (key: string) => string;
  readonly #kept: AnswerCache;

  constructor({ database, media, changes, nextTurn }: Needs, registry: Registry) {
    this.registry = registry;
    this.#collections = registry.collections;
    this.#statements = new Statements(database.pool);
    this.#sign = (key) => media.tokens.sign(key);
    this.#kept = new AnswerCache(changes, { ...cacheLimits, nextTurn });
  }

  list(caller: Caller, name: string, queryString: string): Promise<Answer> {
    return this.#asked(caller, name, queryString, compileList);
  }

  count(caller: Caller, name: string, queryString: string): Promise<Answer> {
    return this.#asked(caller, name, queryString, compileCount);
  }

  /** Of all records of the list, in its order. */
  async ids(caller: Caller, name: string, queryString: string): Promise<string[]> {
    return JSON.parse((await this.#asked(caller, name, queryString, compileIds)).body.toString('utf8'));
  }

  /** A record that does not exist and one that the caller may not know of answer alike. */
  one(caller: Caller, name: string, id: string): Promise<Answer> {
    const view = viewOf(caller, collectionOf(this.#collections, name));
    return this.#answer(view, `${name}/${id}`, async () => {
      const body = await this.find(caller, name, id);
      if (body === null) throw new Failure('not-found', 'Entry not found');
      return body;
    });
  }

  async find(caller: Caller, name: string, id: string): Promise<Buffer | null> {
    if (!isId(id)) return null;
    const collection = collectionOf(this.#collections, name);
    const view = viewOf(caller, collection);
    const compiled = this.#once(`${name} ${view}`, () => compileOne(this.#collections, collection, view));
    return this.#run(view, compiled, [...compiled.parameters(caller), id]);
  }

  #asked(caller: Caller, name: string, queryString: string, compile: typeof compileList): Promise<Answer> {
    const collection = collectionOf(this.#collections, name);
    const view = viewOf(caller, collection);
    const question = queryString.split('&').sort().join('&');
    const key = `${compile.name} ${name} ${question}`;
    return this.#answer(view, key, async () => {
      const query = parseQuery(this.#collections, collection, question);
      const compiled = this.#once(`${name} ${view} ${compile.name} ${shapeOf(query)}`, () =>
        compile(this.#collections, collection, view, query),
      );
      return (await this.#run(view, compiled, compiled.parameters(caller, query))) ?? Buffer.from('[]');
    });
  }

  /** Only what everyone may see is kept. */
  async #answer(view: ViewKind, key: string, make: () => Promise<Buffer>): Promise<Answer> {
    return view === 'public' ? this.#kept.get(key, make) : { body: await make() };
  }

  /** Only those who may see more than everyone get addresses with tokens. */
  async #run(view: ViewKind, compiled: Compiled, values: unknown[]): Promise<Buffer | null> {
    const body = await this.#statements.body(compiled, values);
    return body && view !== 'public' ? withTokens(body, this.#sign) : body;
  }

  /** Questions that differ only in their values are compiled once. */
  #once(key: string, compile: () => Compiled): Compiled {
    const known = this.#compiled.get(key);
    if (known) return known;
    const compiled = compile();
    this.#compiled.set(key, compiled);
    return compiled;
  }
}

export function viewOf(caller: Caller, collection: Collection): ViewKind {
  if (can(caller.role, 'read any record')) return 'all';
  if (!can(caller.role, 'edit own records')) return 'public';
  return caller.artistId || collection.personal ? 'own' : 'public';
}
