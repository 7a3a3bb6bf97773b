import { healthy } from '../scripts/site.mjs';
import { site } from './site.ts';

await healthy(site().base);
