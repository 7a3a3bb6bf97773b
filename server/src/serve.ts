import { untilNextDayInKorea } from '@hwarang/domain/exhibitions/run';
import { ensureAccounts } from './accounts/ensure-accounts.ts';
import { tidyAccounts } from './accounts/housekeeping.ts';
import { buildApp } from './app.ts';
import { forgetDeleted, mergeCounts } from './artworks/artworks.store.ts';
import { foldOldViews } from './artworks/views.store.ts';
import { openControl } from './backup/control.ts';
import { startBackups } from './backup/schedule.ts';
import { mailWaitingEnquiries } from './enquiries/desk-mail.ts';
import { forgetOldEnquiries } from './enquiries/enquiries.store.ts';
import { nextStatusChange } from './exhibitions/exhibitions.store.ts';
import { forgetExpiredInvitations } from './galleries/staff.store.ts';
import { sendDigests } from './keeping/digests.service.ts';
import { forgetOldSales } from './ledger/ledger.service.ts';
import { mergeStorageCounts } from './media/media.store.ts';
import { ensureOpenCall } from './open-calls/open-calls.store.ts';
import { mountPages } from './pages/pages.ts';
import { type Config, configWarnings } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import { everyGallery, inGalleries, isUnbound } from './platform/gallery-scope.ts';
import { startPeriodicJob } from './platform/periodic-job.ts';
import { stopOnSignalOrError } from './platform/shutdown.ts';
import { endHoldsByTheClock } from './sales/offers.service.ts';
import { ensureSample } from './sample/ensure-sample.ts';
import { openServices } from './services/services.ts';
import { mailWaitingQuestions } from './support/desk-mail.ts';

export async function serve(config: Config, database: Promise<Database>, freePort: () => Promise<void>): Promise<void> {
  const services = await openServices(config, database);
  await ensureSample(services);
  // After the long work: a start that is stopped half-way must not have made a password that nobody was told.
  const { administrator } = await ensureAccounts(services);
  await ensureOpenCall(services.database.orm);
  const { fastify, server, records } = await buildApp(services);
  const dev = process.argv.includes('--dev');
  await mountPages(fastify, services, {
    dev,
    server,
    // Open calls open and close with the day, and count the days that are left.
    nextStatusChange: async () => Math.min(await nextStatusChange(services), untilNextDayInKorea(Date.now())),
  });
  await freePort();
  await fastify.listen({ port: config.port, host: config.host });
  services.media.startWarming();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.info(`Hwarang is open at ${config.publicUrl ?? `http://localhost:${port}`}`);
  if (!dev) for (const warning of configWarnings(config)) console.warn(warning);
  if (services.database.kind === 'postgres' && (await isUnbound(services.database)))
    console.warn(
      'The role of DATABASE_URL is a superuser, whom row-level security does not bind: galleries are kept apart by the application alone. ' +
        'Give it a role of its own that owns the tables.',
    );
  if (administrator)
    console.info(`The first administrator is ${administrator.email} with the password ${administrator.password}`);

  const minute = 60_000;
  const jobs = [
    startPeriodicJob(() => tidyAccounts(services), { every: 10 * minute, failed: 'tidying accounts failed' }),
    startPeriodicJob(() => forgetExpiredInvitations(services.database.orm), {
      every: 60 * minute,
      failed: 'forgetting expired invitations failed',
    }),
    startPeriodicJob(() => forgetDeleted(services.database.orm), {
      every: 10 * minute,
      failed: 'forgetting deleted artworks failed',
    }),
    startPeriodicJob(() => foldOldViews(services.database.orm), {
      every: 60 * minute,
      failed: 'folding old views failed',
    }),
    startPeriodicJob(() => mergeCounts(services.database.orm), {
      every: 10 * minute,
      failed: 'merging the counts of artworks failed',
    }),
    startPeriodicJob(() => mergeStorageCounts(services.database.orm), {
      every: 10 * minute,
      failed: 'merging the counts of files failed',
    }),
    startPeriodicJob(() => forgetOldSales(services), {
      every: 60 * minute,
      failed: 'forgetting old sales failed',
    }),
    startPeriodicJob(() => mailWaitingQuestions(services), {
      every: minute,
      failed: 'mailing waiting questions failed',
    }),
    startPeriodicJob((isStopping) => sendDigests(services, records, new Date(), isStopping), {
      every: 10 * minute,
      failed: 'sending the weekly news failed',
    }),
    startPeriodicJob(() => mailWaitingEnquiries(services), {
      every: minute,
      failed: 'mailing waiting enquiries failed',
    }),
    startPeriodicJob(() => endHoldsByTheClock(services), { every: minute, failed: 'ending holds failed' }),
    startPeriodicJob(() => inGalleries(services.database, everyGallery, forgetOldEnquiries), {
      every: 60 * minute,
      failed: 'forgetting old enquiries failed',
    }),
  ];

  const source = { database: services.database, storage: services.media.storage };
  if (config.backups) jobs.push(await startBackups(source, config.backups));
  const control = config.databaseUrl ? undefined : await openControl(config.dataDir, source);

  stopOnSignalOrError({
    fastify,
    lifecycle: services.lifecycle,
    drainSeconds: config.drainSeconds,
    closeServices: async () => {
      await control?.close();
      await Promise.all(jobs.map((job) => job.close()));
      await services.close();
    },
  });
}
