// An instance of the version in whose folder it is started, with its API only: `PORT` and the usual settings.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const ofVersion = (file: string): string => pathToFileURL(join(process.cwd(), 'server/src', file)).href;
type Of<Module> = Promise<Module>;

const { readConfig } = await (import(ofVersion('platform/config.ts')) as Of<
  typeof import('../server/src/platform/config.ts')
>);
const { openServices } = await (import(ofVersion('services/services.ts')) as Of<
  typeof import('../server/src/services/services.ts')
>);
const { buildApp } = await (import(ofVersion('app.ts')) as Of<typeof import('../server/src/app.ts')>);

const services = await openServices(readConfig(process.env));
const { fastify } = await buildApp(services);
await fastify.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.once('SIGTERM', async () => {
  await fastify.close();
  await services.close();
  process.exit(0);
});
process.send?.('ready');
