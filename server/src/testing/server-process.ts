import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The API in a process of its own, for tests that end it or look whether it goes on. Its port is the first line it writes. */
export async function startServerProcess(environment: NodeJS.ProcessEnv) {
  const preload = new URL('./preload.mjs', import.meta.url).href;
  const script = fileURLToPath(new URL('./server-to-kill.ts', import.meta.url));
  const server = spawn(process.execPath, ['--import', preload, '--import', 'tsx', '--conditions=source', script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const ended = once(server, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const lines = createInterface(server.stdout);
  const port = await Promise.race([once(lines, 'line').then(([line]) => String(line)), ended]);
  if (typeof port !== 'string' || !/^\d+$/.test(port)) throw new Error(`the server did not start:\n${output}`);
  // What it has written, both streams together; and its exit code, or the signal that ended it.
  return { server, origin: `http://127.0.0.1:${port}`, output: () => output, ended };
}
