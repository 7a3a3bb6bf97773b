import type pg from 'pg';

/**
 * The next transaction with a statement like that is committed, but the answer is lost with the connection. Gives what makes the pool
 * whole again.
 */
export function loseCommitOf(pool: pg.Pool, statement: RegExp): () => void {
  let isLost = false;
  const originals = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const watch = (client: pg.PoolClient) => {
    const query = client.query;
    let isMeant = false;
    originals.set(client, query);
    client.query = ((...given: unknown[]) => {
      const [first] = given as [string | { text: string }];
      const text = typeof first === 'string' ? first : first.text;
      isMeant ||= statement.test(text);
      if (isLost || !isMeant || text !== 'commit') return Reflect.apply(query, client, given);
      isLost = true;
      return (Reflect.apply(query, client, given) as Promise<unknown>).then(() => {
        throw new Error('Connection terminated unexpectedly');
      });
    }) as typeof client.query;
  };
  const unwatch = (_failure: Error | undefined, client: pg.PoolClient) => {
    const query = originals.get(client);
    if (query) client.query = query;
    originals.delete(client);
  };
  pool.on('acquire', watch).on('release', unwatch);
  return () => {
    pool.off('acquire', watch).off('release', unwatch);
    for (const [client, query] of originals) client.query = query;
  };
}
