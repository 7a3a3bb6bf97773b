import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import type { ConversationsPart } from '@hwarang/domain/support/support.contract';
import { answeredEmail } from '@hwarang/domain/support/support.words';
import type { Origin } from '../accounts/account-services.ts';
import { audit } from '../audit/audit.store.ts';
import { notify } from '../notifications/notifications.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { keyedId } from '../platform/ids.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import type { Written } from '../platform/sent-key.ts';
import type { Services } from '../services/services.ts';
import { conversationAnswer, deskTopic, messageAnswer, topicOf } from './support.service.ts';
import {
  addMessage,
  cases,
  closeConversation,
  type Listed,
  listedFor,
  markConversationRead,
  messagesOf,
} from './support.store.ts';

/** Conversations as administrators see them. */
export async function listCases(
  { database: { orm } }: Services,
  caller: Caller,
  { closed, ...part }: ConversationsPart & { closed: 'true' | 'false' },
) {
  demand(caller, 'answer support');
  return (await cases(orm, closed === 'true', part)).map(caseAnswer);
}

export async function readCase({ database: { orm } }: Services, caller: Caller, id: string) {
  demand(caller, 'answer support');
  return wholeCase(orm, id);
}

/** Live to a customer who is there; by mail to one who has left. A signed-in one also finds it in the tray. */
export async function answerCase(
  services: Services,
  caller: Caller,
  id: string,
  { text, key }: Written,
  { site }: Origin,
) {
  demand(caller, 'answer support');
  const { orm } = services.database;
  const before = await found(orm, id);
  await orm.transaction(async (tx) => {
    const message = {
      id: keyedId(key, id, 'support', caller.userId ?? '', text),
      conversationId: id,
      fromSupport: true,
      text,
    };
    if (!(await addMessage(tx, { ...message, authorId: caller.userId }))) return;
    await audit(tx, caller, { noun: 'support', id, before: {}, after: { answer: text } });
    const { userId } = before.row;
    if (userId) await notify(tx, userId, 'support-answered', { conversationId: id });
    const email = before.userEmail ?? before.row.email;
    if (email && !before.here) {
      const name = before.username ?? email;
      const link = userId ? `${site}/message?conversation=${id}` : undefined;
      await enqueueMail(tx, email, composeEmail(answeredEmail(name, text, link), before.row.language));
    }
  });
  services.mail.notify();
  await publishCase(services, before);
  return wholeCase(orm, id);
}

export async function markCaseRead(services: Services, caller: Caller, id: string): Promise<{ ok: true }> {
  demand(caller, 'answer support');
  await found(services.database.orm, id);
  await markConversationRead(services.database.orm, id, 'support');
  await services.changes.publish(deskTopic);
  return { ok: true };
}

export async function closeCase(services: Services, caller: Caller, id: string) {
  demand(caller, 'answer support');
  const { orm } = services.database;
  const before = await found(orm, id);
  await orm.transaction(async (tx) => {
    await closeConversation(tx, id);
    await audit(tx, caller, { noun: 'support', id, before: { closed: false }, after: { closed: true } });
  });
  await publishCase(services, before);
  return wholeCase(orm, id);
}

async function publishCase({ changes }: Services, listed: Listed): Promise<void> {
  await changes.publish(topicOf(listed));
  await changes.publish(deskTopic);
}

async function found(orm: Orm, id: string): Promise<Listed> {
  const listed = isId(id) ? await listedFor(orm, 'support', id) : undefined;
  if (!listed) throw new Failure('not-found');
  return listed;
}

async function wholeCase(orm: Orm, id: string) {
  const listed = await found(orm, id);
  return { ...caseAnswer(listed), messages: (await messagesOf(orm, id)).map(messageAnswer) };
}

const caseAnswer = (listed: Listed) => ({
  ...conversationAnswer(listed),
  customer: { name: listed.username, email: listed.userEmail ?? listed.row.email, here: listed.here },
});
