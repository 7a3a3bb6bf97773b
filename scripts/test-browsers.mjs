// The main journeys in Firefox and WebKitGTK, on the built product. Words after "npm run test:browsers --" go to Vitest.
import { build } from './build.mjs';
import { browserNeeds, ensureRequirements } from './requirements.mjs';
import { vitest } from './tools.mjs';

ensureRequirements(browserNeeds);
await build();
vitest('run', '--config', 'browsers/vitest.config.ts', ...process.argv.slice(2));
