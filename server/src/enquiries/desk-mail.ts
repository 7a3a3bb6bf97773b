import { askedAboutWorksEmail } from '@hwarang/domain/enquiries/enquiries.words';
import { workTitle } from '@hwarang/domain/enquiries/enquiry';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { mailOrigin } from '../platform/request-facts.ts';
import type { Services } from '../services/services.ts';
import { isDeskOpen, mayMail, recipientsOf, takeWaiting, waitForMail, waitingDesks } from './desk-mail.store.ts';
import type { Desk } from './enquiries.store.ts';

/** The first enquiry reaches the mailboxes at once; those of the next minutes come together in one mail. */
export const digestMinutes = 10;
/** So many are quoted; the rest is counted. */
const quoted = 20;
const language = 'ko';

/** Tells those who answer of an enquiry. While one of them is there it waits. Give the transaction that keeps it. */
export async function mailDeskOf(tx: Orm, desk: Desk, enquiryId: string, site: string): Promise<void> {
  await waitForMail(tx, enquiryId);
  if (!(await isDeskOpen(tx, desk))) await mailDesk(tx, desk, site);
}

/** Sends what waits, if it is time. Run every minute by every instance; whichever comes first does it. */
export async function mailWaitingEnquiries({ database, config, mail }: Services): Promise<void> {
  const waiting = await inGalleries(database, everyGallery, waitingDesks);
  for (const desk of waiting)
    await inGalleries(database, desk.galleryId ? [desk.galleryId] : [], async (tx) => {
      if (!(await isDeskOpen(tx, desk))) await mailDesk(tx, desk, mailOrigin(config));
    });
  if (waiting.length > 0) mail.notify();
}

async function mailDesk(tx: Orm, desk: Desk, site: string): Promise<void> {
  if (!(await mayMail(tx, desk, digestMinutes))) return;
  const { number, questions } = await takeWaiting(tx, desk, quoted);
  const [first] = questions;
  if (!first) return;
  const page = `${site}${desk.galleryId ? `/studio/${desk.galleryId}/enquiries` : '/my-enquiries'}`;
  const told = questions.map((asked) => ({ who: asked.name, work: workTitle(language, asked), text: asked.text }));
  const link = number === 1 ? `${page}?enquiry=${first.id}` : page;
  const message = composeEmail(askedAboutWorksEmail(told, number, link), language);
  for (const recipient of await recipientsOf(tx, desk)) await enqueueMail(tx, recipient, message);
}
