// Writes everything to one file, while the server runs or not: npm run backup -- <file>
import { build } from './build.mjs';

await build();
await import('../server/dist/backup-main.js');
