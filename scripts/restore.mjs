// Makes database and store as a backup says: npm run restore -- <file>
import { build } from './build.mjs';

await build();
await import('../server/dist/restore-main.js');
