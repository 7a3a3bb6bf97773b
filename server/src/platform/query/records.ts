import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { can } from '@hwarang/domain/roles';
import type { Caller } from '../../accounts/caller.ts';
import type { Services } from '../services.ts';
import { type Collection, type Collections, collectionOf, type ViewKind } from './collection.ts';
import { type Compiled, compileCount, compileList, compileOne } from './compile.ts';
import { parseQuery } from './parse.ts';
import { Recent } from './recent.ts';
import { Statements } from './statements.ts';
import { withTokens } from './token-mark.ts';

/** Reads of every collection, as the text of the answer: the database writes it, nobody takes it apart again. */
export class Records {
  readonly #collections: Collections;
  readonly #statements: Statements;
  readonly #compiled = new Recent<string, Compiled>(1000);

  readonly #sign: (key: string) => string;

  constructor({ database, media }: Pick<Services, 'database' | 'media'>, collections: Collections) {
    this.#collections = collections;
    this.#statements = new Statements(database.pool);
    this.#sign = (key) => media.tokens.sign(key);
  }

  list(caller: Caller, name: string, queryString: string): Promise<Buffer> {
    return this.#asked(caller, name, queryString, compileList);
  }

  count(caller: Caller, name: string, queryString: string): Promise<Buffer> {
    return this.#asked(caller, name, queryString, compileCount);
  }

  /** A record that does not exist and one that the caller may not know of answer alike. */
  async one(caller: Caller, name: string, id: string): Promise<Buffer> {
    const body = isId(id) ? await this.find(caller, name, id) : null;
    if (body === null) throw new Failure('not-found', 'Entry not found');
    return body;
  }

  async find(caller: Caller, name: string, id: string): Promise<Buffer | null> {
    const collection = collectionOf(this.#collections, name);
    const view = viewOf(caller, collection);
    const { text, parameters } = this.#once(`${name} ${view}`, () => compileOne(this.#collections, collection, view));
    return this.#run(view, text, [...parameters(caller), id]);
  }

  async #asked(caller: Caller, name: string, queryString: string, compile: typeof compileList): Promise<Buffer> {
    const collection = collectionOf(this.#collections, name);
    const view = viewOf(caller, collection);
    const { text, parameters } = this.#once(`${name} ${view} ${compile.name} ${queryString}`, () =>
      compile(this.#collections, collection, view, parseQuery(this.#collections, collection, queryString)),
    );
    return (await this.#run(view, text, parameters(caller))) ?? Buffer.from('[]');
  }

  /** Only those who may see more than everyone get addresses with tokens. */
  async #run(view: ViewKind, text: string, values: unknown[]): Promise<Buffer | null> {
    const body = await this.#statements.body(text, values);
    return body && view !== 'public' ? withTokens(body, this.#sign) : body;
  }

  /** The same question is read and compiled once. */
  #once(key: string, compile: () => Compiled): Compiled {
    const known = this.#compiled.get(key);
    if (known) return known;
    const compiled = compile();
    if (key.length < 2000) this.#compiled.set(key, compiled);
    return compiled;
  }
}

export function viewOf(caller: Caller, collection: Collection): ViewKind {
  if (can(caller.role, 'read any record')) return 'all';
  if (!can(caller.role, 'edit own records')) return 'public';
  return caller.artistId || collection.personal ? 'own' : 'public';
}
