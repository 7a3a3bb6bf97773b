import { ensureAccounts } from '../accounts/ensure-accounts.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import { stopOnSignalOrError } from '../platform/shutdown.ts';
import { openServices } from '../services/services.ts';
import { portOf } from './ports.ts';

// A process of its own, for tests that end it without warning. Says its port on the first line.
const services = await openServices(readConfig(process.env));
await ensureAccounts(services);
const { fastify } = await buildApp(services);
await fastify.listen({ port: 0, host: '127.0.0.1' });
stopOnSignalOrError(fastify, () => services.close());
process.stdout.write(`${portOf(fastify.server)}\n`);
