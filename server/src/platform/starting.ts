import { createServer } from 'node:http';
import type { Config } from './config.ts';

const answers = {
  api: JSON.stringify({ statusCode: 503, error: 'Service Unavailable', message: 'The server is starting' }),
  page: '화랑이 열릴 준비를 하고 있습니다. 잠시 후 다시 찾아 주세요.\nHwarang is starting. Please come back in a moment.\n',
};

/**
 * Answers 503 on the port while tables are migrated or the sample is painted. A closed port would look like a server that is broken.
 * Not on PostgreSQL, where other instances may serve meanwhile: a proxy sends what a closed port refuses to one of them, writes too,
 * and would hand 503 to the visitor. Answers how to free the port for the server itself.
 */
export async function answerWhileStarting({
  port,
  host,
  databaseUrl,
}: Pick<Config, 'port' | 'host' | 'databaseUrl'>): Promise<() => Promise<void>> {
  if (databaseUrl) return async () => {};
  const server = createServer((request, response) => {
    const isApi = request.url?.startsWith('/api/');
    response.writeHead(503, {
      'content-type': `${isApi ? 'application/json' : 'text/plain'}; charset=utf-8`,
      'cache-control': 'no-store',
      'retry-after': '5',
      connection: 'close',
    });
    response.end(isApi ? answers.api : answers.page);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}
