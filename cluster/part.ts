import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One program of a cluster. It starts again on the same port, with the same data. */
export interface Part {
  id: string;
  /** Begins to run and answers once it takes requests. Nothing happens when it runs already. */
  start: () => Promise<void>;
  /** Answers when the process has ended. SIGTERM unless told. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Stalls it (SIGSTOP): connections stay open and nothing answers. */
  pause: () => void;
  resume: () => void;
  /** What it has written, of every start. */
  output: () => string;
}

interface Program {
  id: string;
  command: string;
  words: string[];
  options?: SpawnOptions;
  /** Fails or answers false as long as it does not take requests. */
  isOpen: () => Promise<boolean>;
}

/** How long a program may take to open. Tables are migrated meanwhile, on a machine that others use too. */
const patience = 120_000;

export function processPart({ id, command, words, options = {}, isOpen }: Program): Part {
  let child: ChildProcess | undefined;
  let output = '';
  const runs = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const collect = (chunk: Buffer) => {
    // A part that complains about every request of a long run must not fill the memory.
    output = (output + chunk.toString()).slice(-200_000);
  };
  return {
    id,
    start: async () => {
      if (runs()) return;
      child = spawn(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      child.once('error', (failure) => collect(Buffer.from(String(failure))));
      const last = Date.now() + patience;
      while (!(await isOpen().catch(() => false))) {
        if (!runs() || child.pid === undefined) throw new Error(`${id} did not start:\n${output}`);
        if (Date.now() > last) throw new Error(`${id} did not open:\n${output}`);
        await sleep(50);
      }
    },
    stop: async (signal = 'SIGTERM') => {
      if (!child || !runs()) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      // One that was paused hears of the signal only when it goes on.
      child.kill('SIGCONT');
      await ended;
    },
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    output: () => output,
  };
}

/** Whether somebody takes connections on this port. */
export async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
