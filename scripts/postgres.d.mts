export interface Postgres {
  url: (database: string) => string;
  /** Again, after it was halted. */
  start: () => Promise<void>;
  halt: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Stalls every process of the server: connections stay open and nothing answers. */
  pause: () => void;
  resume: () => void;
  /** Another server that replays what this one writes, and answers reads. */
  startStandby: (further?: string[]) => Promise<Postgres>;
  /** Makes a standby the primary. */
  promote: () => void;
  stop: () => Promise<void>;
}
export function startPostgres(further?: string[], kept?: string): Promise<Postgres>;
