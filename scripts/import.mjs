// Takes over an export of a Strapi v3 installation, or a sheet: npm run import -- <folder or sheet>
import { build } from './build.mjs';

await build();
await import('../server/dist/import-main.js');
