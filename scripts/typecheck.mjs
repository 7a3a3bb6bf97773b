import { reactRouter, tsc } from './tools.mjs';

reactRouter('typegen', 'web');
tsc('-b', 'domain', 'server');
tsc('-p', 'web');
tsc('-p', 'tsconfig.tests.json');
