// Takes over an export of a Strapi v3 installation: npm run import -- <folder>
import { build } from './build.mjs';

await build();
await import('../server/dist/import-main.js');
