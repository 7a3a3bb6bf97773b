import { ensureAccounts } from '../accounts/ensure-accounts.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { stopOnSignalOrError } from '../platform/shutdown.ts';
import { answerWhileStarting } from '../platform/starting.ts';
import { openServices } from '../services/services.ts';
import { portOf } from './ports.ts';

// A process of its own, for tests that end it without warning. Says its port on the first line.
const config = readConfig(process.env);
const port = process.env.PORT ? config.port : 0;
const freePort = port > 0 ? await answerWhileStarting({ ...config, port }) : undefined;
const services = await openServices(config);
await ensureAccounts(services);
const { fastify } = await buildApp(services);
await freePort?.();
await fastify.listen({ port, host: '127.0.0.1' });
const { lifecycle } = services;
stopOnSignalOrError({
  fastify,
  lifecycle,
  drainSeconds: config.drainSeconds,
  closeServices: () => services.close(),
});
process.stdout.write(`${portOf(fastify.server)}\n`);
