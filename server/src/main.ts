import { setFlagsFromString } from 'node:v8';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { failureLine } from './platform/failure-line.ts';
import { answerWhileStarting } from './platform/starting.ts';

// Answers lie outside the heap, but are counted with it. Left alone, the engine lets the whole grow by a few megabytes, then walks the
// heap again: with large answers every second hundred of them, at a quarter of what they cost. It may grow by its own size.
setFlagsFromString('--heap-growing-percent=100');

try {
  const config = readConfig(process.env);
  const freePort = await answerWhileStarting(config);
  // The embedded database opens in a thread of its own while all the rest of the program is read. PostgreSQL is asked after that: on a busy
  // machine reading takes seconds without a pause, and an answer that came in time would be found too late.
  const embedded = config.databaseUrl ? undefined : openDatabase(config);
  embedded?.catch(() => {});
  const { serve } = await import('./serve.ts');
  await serve(config, embedded ?? openDatabase(config), freePort);
} catch (failure) {
  console.error(failureLine(failure));
  process.exit(1);
}
