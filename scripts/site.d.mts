export interface Site {
  base: string;
  dataDir: string;
  pid: number;
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}
export function startSite(settings?: Record<string, string>): Promise<Site>;
