import { askedEmail, askedManyEmail } from '@hwarang/domain/support/support.words';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { mailOrigin } from '../platform/request-facts.ts';
import type { Services } from '../services/services.ts';
import {
  deskIsOpen,
  type Listed,
  mayMailDesk,
  messagesOf,
  takeWaitingForMail,
  waitForMail,
  waitsForMail,
} from './support.store.ts';

/** The first question reaches the desk's mailbox at once; those of the next minutes come together in one mail. */
export const digestMinutes = 10;
/** So many questions are quoted; a mail about hundreds would be as useless as hundreds of mails. */
const quoted = 20;

/** A question that nobody at the desk has read. While somebody is there it waits. Give the transaction that keeps it. */
export async function mailDeskOf(tx: Orm, services: Services, conversationId: string, site: string): Promise<void> {
  await waitForMail(tx, conversationId);
  if (!(await deskIsOpen(tx))) await mailDesk(tx, services, site);
}

/** Sends what waits, if it is time. Run every minute by every instance; whichever comes first does it. */
export async function mailWaitingQuestions(services: Services): Promise<void> {
  const { orm } = services.database;
  if (!(await waitsForMail(orm)) || (await deskIsOpen(orm))) return;
  await orm.transaction((tx) => mailDesk(tx, services, mailOrigin(services.config)));
  services.mail.notify();
}

async function mailDesk(tx: Orm, { config }: Services, site: string): Promise<void> {
  if (!(await mayMailDesk(tx, digestMinutes))) return;
  const waiting = await takeWaitingForMail(tx);
  const [first] = waiting;
  if (!first) return;
  const message =
    waiting.length === 1
      ? askedEmail(whoOf(first), await lastText(tx, first), `${site}/admin/support?conversation=${first.row.id}`)
      : askedManyEmail(
          waiting.slice(0, quoted).map((each) => ({ who: whoOf(each), text: each.last })),
          waiting.length,
          `${site}/admin/support`,
        );
  await enqueueMail(tx, config.admin.email, composeEmail(message, 'ko'));
}

const whoOf = ({ username, row }: Listed): string => username ?? row.email ?? '방문자 · Visitor';

const lastText = async (tx: Orm, { row, last }: Listed): Promise<string> =>
  (await messagesOf(tx, row.id)).at(-1)?.text ?? last;
