import { enquiries } from '../enquiries/enquiries.table.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { newId } from '../platform/ids.ts';
import type { TestApp } from './test-app.ts';

/** An enquiry as it is kept, past every rule. */
export async function insertEnquiry(
  { services }: TestApp,
  values: Partial<typeof enquiries.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  const asker = { title: '달항아리', name: '이수민', email: `${id}@example.com` };
  await inGalleries(services.database, everyGallery, (tx) => tx.insert(enquiries).values({ id, ...asker, ...values }));
  return id;
}
