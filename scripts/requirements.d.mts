export function findChromium(): string | undefined;
export function findHeadless(): string | undefined;
export function findPostgres(): string | undefined;
export function findLibreOffice(): string | undefined;
export function findPdfReader(): string | undefined;
export function ensureRequirements(): void;
