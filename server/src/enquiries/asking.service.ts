import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import type { enquiryRequest, OwnEnquiry } from '@hwarang/domain/enquiries/enquiries.contract';
import { enquiryWords as words } from '@hwarang/domain/enquiries/enquiries.words';
import { enquiryLimits } from '@hwarang/domain/enquiries/enquiry';
import { Failure, notFound } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { can } from '@hwarang/domain/roles';
import type * as z from 'zod';
import type { Origin } from '../accounts/account-services.ts';
import { count, limits } from '../accounts/limits.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { keyedId, newId } from '../platform/ids.ts';
import type { Orm } from '../platform/orm.ts';
import type { Written } from '../platform/sent-key.ts';
import { validationError } from '../records/write/validate.ts';
import { consigned } from '../sales/offers.store.ts';
import type { Services } from '../services/services.ts';
import { mailDeskOf } from './desk-mail.ts';
import {
  addEnquiry,
  addMessage,
  anyEnquiry,
  countMessages,
  type Desk,
  type EnquiryRow,
  enquiriesByAsker,
  idOfDesk,
  lockEnquiry,
  messagesOf,
  nameOfDesk,
  takesQuestions,
} from './enquiries.store.ts';
import { enquiryOfKey, keyOfEnquiry } from './enquiry-key.ts';

/** The topic by which open pages of those who answer hear of an enquiry, and nobody else. */
export const topicOf = (desk: Desk): string => `enquiries:${idOfDesk(desk)}`;

type Asked = z.output<typeof enquiryRequest>;

/** Asks whoever offers the work: the gallery that has it on consignment, else its artist. */
export async function ask(
  services: Services,
  caller: Caller,
  asked: Asked & Pick<Written, 'key'>,
  origin: Origin,
): Promise<{ key: string }> {
  demand(caller, 'write to support');
  const { database } = services;
  const email = tidyEmail(asked.email);
  if (!isEmail(email)) throw validationError({ email: [words.badEmail.en] });
  await count(database.orm, limits.enquiry(email, origin.address));
  // A program filled in what people do not see: it is answered like everybody else, and nothing is kept.
  if (asked.website) return { key: await keyOfEnquiry(database.orm, newId()) };
  const { artwork: artworkId, name, text } = asked;
  const made = await inGalleries(database, everyGallery, async (tx) => {
    const work = isId(artworkId) && (await takesQuestions(tx, artworkId)) ? await consigned(tx, artworkId) : undefined;
    const desk = deskOf({ galleryId: work?.gallery?.id ?? null, artistId: work?.owner ?? null });
    if (!work || !desk) throw notFound();
    const { language } = origin;
    const title = pickLanguage(language, work.title, work.title_en) ?? work.title;
    const userId = can(caller.role, 'keep an account') ? caller.userId : undefined;
    const id = keyedId(asked.key, userId ?? '', email, name, artworkId, text);
    if (!(await addEnquiry(tx, { id, ...desk, artworkId, title, userId, name, email, language }))) return { id, desk };
    const row = { id, galleryId: desk.galleryId ?? null, state: 'new' } as const;
    await addMessage(tx, row, { speaker: 'asker', authorId: userId, text });
    await mailDeskOf(tx, desk, id, origin.site);
    return { id, desk };
  });
  await notifyDesk(services, made.desk);
  return { key: await keyOfEnquiry(database.orm, made.id) };
}

/** The conversation as its asker sees it. */
export async function readByKey({ database }: Services, key: string, language: Language): Promise<OwnEnquiry> {
  return inGalleries(database, everyGallery, async (tx) => answerOf(tx, await foundByKey(tx, key), language));
}

/** All that an account has asked, with the answers, for its archive. */
export async function askedBy({ database }: Services, userId: string, language: Language) {
  return inGalleries(database, everyGallery, async (tx) => {
    const all = [];
    for (const row of await enquiriesByAsker(tx, userId)) {
      const { email, createdAt } = row;
      all.push({ ...(await answerOf(tx, row, language)), email, createdAt: createdAt.toISOString() });
    }
    return all;
  });
}

export async function writeByKey(
  services: Services,
  key: string,
  { text, key: sentKey }: Written,
  origin: Origin,
): Promise<OwnEnquiry> {
  const { database } = services;
  const { orm } = database;
  const id = await enquiryOfKey(orm, key);
  if (!id) throw notFound();
  await count(orm, limits.enquiryMessage(id, origin.address));
  const { answer, desk } = await inGalleries(database, everyGallery, async (tx) => {
    await lockEnquiry(tx, id);
    const row = await foundByKey(tx, key);
    await demandRoom(tx, row.id);
    const message = {
      id: keyedId(sentKey, id, 'asker', text),
      speaker: 'asker',
      authorId: row.userId ?? undefined,
    } as const;
    const added = await addMessage(tx, row, { ...message, text });
    const to = deskOf(row);
    if (added && to) await mailDeskOf(tx, to, row.id, origin.site);
    return { answer: await answerOf(tx, row, origin.language), desk: to };
  });
  if (desk) await notifyDesk(services, desk);
  return answer;
}

/** A thread has an end: without one a single enquiry could fill the database. */
export async function demandRoom(tx: Orm, enquiryId: string): Promise<void> {
  if ((await countMessages(tx, enquiryId)) >= enquiryLimits.messages)
    throw new Failure('conflict', `An enquiry has at most ${enquiryLimits.messages} messages`);
}

function deskOf({ galleryId, artistId }: Pick<EnquiryRow, 'galleryId' | 'artistId'>): Desk | undefined {
  if (galleryId) return { galleryId };
  return artistId ? { artistId } : undefined;
}

async function notifyDesk({ changes, mail }: Services, desk: Desk): Promise<void> {
  mail.notify();
  await changes.publish(topicOf(desk));
}

async function foundByKey(tx: Orm, key: string): Promise<EnquiryRow> {
  const id = await enquiryOfKey(tx, key);
  const row = id ? await anyEnquiry(tx, id) : undefined;
  if (!row) throw notFound();
  return row;
}

async function answerOf(tx: Orm, row: EnquiryRow, language: Language): Promise<OwnEnquiry> {
  const desk = await nameOfDesk(tx, row);
  const messages = (await messagesOf(tx, row.id)).filter(({ speaker }) => speaker !== 'note');
  return {
    artwork: row.artworkId,
    title: row.title,
    name: row.name,
    desk: pickLanguage(language, desk?.ko, desk?.en) ?? '',
    closed: row.state === 'closed',
    messages: messages.map(({ id, speaker, text, createdAt }) => ({
      id,
      speaker,
      text,
      createdAt: createdAt.toISOString(),
    })),
  };
}
