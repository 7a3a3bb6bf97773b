import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { site } from './site.ts';

/** The product behind a proxy of one test, which is given each answer to send on as it likes. */
export async function behindProxy(
  send: (answer: IncomingMessage, asked: IncomingMessage, to: ServerResponse) => void,
): Promise<string> {
  const proxy = createServer((asked, to) => {
    const { method = 'GET', url = '/', headers } = asked;
    const onward = request(new URL(url, site().base), { method, headers }, (answer) => send(answer, asked, to));
    onward.on('error', () => to.destroy());
    to.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

export function sendOn(answer: IncomingMessage, to: ServerResponse): void {
  to.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(to);
}
