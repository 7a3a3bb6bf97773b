// One process from here on: a signal to it reaches the server itself.
import { build } from './build.mjs';

await build();
process.env.NODE_ENV = 'production';
await import('../server/dist/main.js');
