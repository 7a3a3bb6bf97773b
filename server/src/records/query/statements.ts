import { Failure } from '@hwarang/domain/failures';
import type pg from 'pg';
import { scopeSetting, scopeValue } from '../../platform/gallery-scope.ts';
import { RawClient } from '../../platform/raw-client.ts';
import type { Compiled } from './compile.ts';

interface Connection {
  number: number;
  prepared: Set<number>;
}

const queryCanceled = '57014';

/**
 * Runs statements that give one value. A shape seen twice is prepared under a name, so that it is parsed and planned once a
 * connection. Shapes are bounded, and a connection that has prepared too many of them is closed: callers choose the shapes.
 */
export class Statements {
  readonly #connections = new WeakMap<pg.PoolClient, Connection>();
  readonly #mostPrepared = 512;
  #opened = 0;

  /**
   * The bytes of the one value that the statement gives, as the database sent them. With `galleries` it sees what is private to these: on a
   * connection that is told nothing PostgreSQL shows what everyone may see.
   */
  async body(
    pool: pg.Pool,
    compiled: Compiled,
    values: unknown[],
    galleries?: readonly string[],
  ): Promise<Buffer | null> {
    const client = await pool.connect().catch((failure: Error) => {
      // The pool waits a few seconds for a free connection: more callers than it can serve are told to come back.
      throw /timeout exceeded/.test(failure.message)
        ? new Failure('unavailable', 'Too many questions at once', { retryAfter: 2, cause: failure })
        : failure;
    });
    const socket = client instanceof RawClient ? client.socket : undefined;
    let broken: Error | undefined;
    try {
      if (galleries) {
        await client.query('begin read only');
        await client.query(`select set_config('${scopeSetting}', $1, true)`, [scopeValue(galleries)]);
      }
      socket?.beginTaking();
      const result = await client.query<[string | null]>({
        text: compiled.text,
        values,
        rowMode: 'array',
        ...this.#name(client, compiled),
      });
      const value = result.rows[0]?.[0] ?? null;
      const body = socket?.endTaking() ?? (value === null ? null : Buffer.from(value));
      if (galleries) await client.query('commit');
      return body;
    } catch (failure) {
      broken = failure instanceof Error && (galleries || !('code' in failure)) ? failure : undefined;
      throw foreseen(failure);
    } finally {
      socket?.endTaking();
      const worn = (this.#connections.get(client)?.prepared.size ?? 0) > this.#mostPrepared;
      client.release(broken ?? worn);
    }
  }

  #name(client: pg.PoolClient, compiled: Compiled): { name?: string } {
    compiled.uses += 1;
    if (compiled.uses < 2) return {};
    let connection = this.#connections.get(client);
    if (!connection) {
      this.#opened += 1;
      connection = { number: this.#opened, prepared: new Set() };
      this.#connections.set(client, connection);
    }
    connection.prepared.add(compiled.number);
    // The embedded engine keeps prepared statements when a connection is renewed: a name must never be given twice.
    return { name: `read_${connection.number}_${compiled.number}` };
  }
}

/** A value that the database cannot read was chosen by the caller; so was a question that takes too long. */
function foreseen(failure: unknown): unknown {
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
  if (code.startsWith('22')) return new Failure('bad-request', 'A value of the query cannot be compared');
  if (code === queryCanceled) return new Failure('unavailable', 'The query takes too long', { retryAfter: 10 });
  return failure;
}
