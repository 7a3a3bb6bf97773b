export function startPostgres(): Promise<{ url: (database: string) => string; stop: () => Promise<void> }>;
