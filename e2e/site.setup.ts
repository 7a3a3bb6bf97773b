import type { TestProject } from 'vitest/node';
import { startSite } from '../scripts/site.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built product answers, and the folder its mail is written to. */
    base: string;
    outbox: string;
    administrator: { email: string; password: string };
  }
}

const administrator = { email: 'admin@hwarang.art', password: 'e2e-administrator' };

/** One product for all journeys, started as people start it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite({
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ONLINE_SHOP_URL: 'https://shop.example/hwarang',
    MANAGE_CONTRACT_URL: 'https://contracts.example/',
  });
  project.provide('base', site.base);
  project.provide('outbox', `${site.dataDir}/outbox`);
  project.provide('administrator', administrator);
  return () => site.stop();
}
