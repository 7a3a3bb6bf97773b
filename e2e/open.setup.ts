import { inject } from 'vitest';
import { healthy } from '../scripts/site.mjs';

await healthy(inject('base'), inject('pid'));
