import { reactRouter, sample, tsc } from './tools.mjs';

reactRouter('typegen', 'web');
tsc('-b', 'domain', 'server', ...sample);
tsc('-p', 'web');
tsc('-p', 'tsconfig.tests.json');
