import { healthy } from '../scripts/site.mjs';
import { claimSite, site } from './site.ts';

await claimSite();
await healthy(site().base);
