export interface Postgres {
  url: (database: string) => string;
  /** Again, after it was halted. */
  start: () => Promise<void>;
  halt: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Stalls every process of the server: connections stay open and nothing answers. */
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
}
export function startPostgres(further?: string[], kept?: string): Promise<Postgres>;
