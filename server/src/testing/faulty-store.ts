import { createServer, request as send } from 'node:http';
import { portOf } from './ports.ts';

export type StoreFault = 'none' | 'gone' | 'answering 500' | 'slow';

/** Stands in front of an object store. */
export async function openFaultyStore(endpoint: string) {
  let fault: StoreFault = 'none';
  const front = createServer((request, response) => {
    if (fault === 'gone') return request.socket.destroy();
    if (fault === 'answering 500') return request.resume().on('end', () => response.writeHead(500).end());
    const { method, url, headers } = request;
    const pass = () => {
      const passed = send(new URL(url ?? '/', endpoint), { method, headers }, (answer) =>
        answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers)),
      );
      // The store itself may be stopped.
      passed.on('error', () => request.socket.destroy());
      request.pipe(passed);
    };
    return fault === 'slow' ? setTimeout(pass, 500) : pass();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${portOf(front)}`,
    set: (next: StoreFault) => {
      fault = next;
    },
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}
