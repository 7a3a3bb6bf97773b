import type pg from 'pg';
import { RawClient } from './raw-client.ts';

/** Until a new connection is open, or a free one found. Short: whoever waits is better told to come back. */
export const connectWithin = 2_000;
const askedEvery = 500;
/** Rounds that a question may stay unanswered. Counted, not timed: a process that was busy itself must not blame the database. */
const mostRounds = 4;
/** A refusal counts only right after the last answer: in between others may have written what this instance has not heard of. */
const refusalWithin = 2_000;

export interface DatabaseWatch {
  /** When the last question was asked that was answered, by the clock of `performance.now()`. */
  readonly answeredAt: number;
  /** Set while the database does not answer; `refused` when its own machine says that it does not run, so that nobody can write. */
  readonly lost: { refused: boolean } | undefined;
  onLost: (listener: () => void) => void;
  /** Asks now; the question that is under way counts. Resolves also when no answer came. */
  ask: () => Promise<void>;
  close: () => void;
}

interface Asking {
  question?: (client: RawClient) => Promise<unknown>;
  /** The connection is gone, and with it what was answered over it. */
  dropped?: () => void;
  /** Whether to go on without it when it is not there at the start. */
  isOptional?: boolean;
}

/** The embedded engine is a thread of this process. */
export const neverLost: DatabaseWatch = {
  answeredAt: 0,
  lost: undefined,
  onLost: () => undefined,
  ask: async () => undefined,
  close: () => undefined,
};

/**
 * Asks the database every half second, on a connection of its own, whether it is there. Without it a request would wait on a stalled
 * database as long as the longest query may take.
 */
export async function watchDatabase(
  config: pg.ClientConfig,
  { question = (client) => client.query('select 1'), dropped, isOptional = false }: Asking = {},
): Promise<DatabaseWatch> {
  let client: RawClient | undefined;
  let connecting = false;
  let rounds = 0;
  let answeredAt = performance.now();
  let lost: { refused: boolean } | undefined;
  let closed = false;
  const listeners: (() => void)[] = [];

  const lose = (outcome: Outcome) => {
    const soon = performance.now() - answeredAt < refusalWithin;
    const before = lost;
    const refused = before?.refused ?? false;
    lost = { refused: outcome === 'refused' ? refused || soon : outcome === 'closed' && refused };
    if (!before) for (const listener of listeners) listener();
  };
  const ask = async (asked: RawClient) => {
    const at = performance.now();
    rounds = 1;
    await question(asked);
    if (asked !== client) return;
    rounds = 0;
    answeredAt = at;
    lost = undefined;
  };
  const drop = (last: RawClient) => {
    if (last !== client) return;
    client = undefined;
    rounds = 0;
    dropped?.();
    last.socket.destroy();
    // At once: whether it refuses or keeps silent tells a database that was stopped from a network that was cut.
    void connect().catch(() => undefined);
  };
  const connect = async () => {
    if (connecting || closed) return;
    connecting = true;
    const next = new RawClient(config);
    next.on('error', () => drop(next));
    next.on('end', () => drop(next));
    try {
      await next.connect();
      client = next;
      await ask(next);
    } catch (failure) {
      if (client !== next) lose(outcomeOf(failure));
      throw failure;
    } finally {
      connecting = false;
    }
  };
  let asking: Promise<void> | undefined;
  const askOnce = (asked: RawClient): Promise<void> => {
    if (rounds === 0) asking = ask(asked).catch(() => undefined);
    return asking ?? Promise.resolve();
  };
  const round = () => {
    if (!client) return void connect().catch(() => undefined);
    if (rounds === 0) return void askOnce(client);
    rounds += 1;
    if (rounds <= mostRounds) return;
    lose('silent');
    drop(client);
  };
  if (isOptional) void connect().catch(() => undefined);
  else await connect();
  const timer = setInterval(round, askedEvery).unref();
  return {
    get answeredAt() {
      return answeredAt;
    },
    get lost() {
      return lost;
    },
    onLost: (listener) => void listeners.push(listener),
    ask: () => (client ? askOnce(client) : Promise.resolve()),
    close: () => {
      closed = true;
      clearInterval(timer);
      const last = client;
      client = undefined;
      last?.end().catch(() => undefined);
      if (lost) last?.socket.destroy();
    },
  };
}

/** `closed` decides nothing: a server that is about to end takes a connection and drops it. */
type Outcome = 'refused' | 'closed' | 'silent';

function outcomeOf(failure: unknown): Outcome {
  const { code, syscall, message } = failure as { code?: string; syscall?: string; message?: string };
  // Nothing listens at its address, or the server says itself that it is starting or stopping.
  if (code === '57P03' || (syscall === 'connect' && (code === 'ECONNREFUSED' || code === 'ENOENT'))) return 'refused';
  const ended = code === 'ECONNRESET' || code === 'EPIPE' || /^Connection terminated/.test(message ?? '');
  return ended ? 'closed' : 'silent';
}
