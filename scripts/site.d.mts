export interface Site {
  base: string;
  dataDir: string;
  pid: number;
  output: () => string;
  ended: Promise<unknown>;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}
export function freePort(): Promise<number>;
export function healthy(base: string, pid?: number): Promise<void>;
export function launchSite(settings?: Record<string, string>): Promise<Site>;
export function startSite(settings?: Record<string, string>): Promise<Site>;
