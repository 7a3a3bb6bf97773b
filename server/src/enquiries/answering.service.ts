import type { Readable } from 'node:stream';
import type { EnquiryLine, WholeEnquiry } from '@hwarang/domain/enquiries/enquiries.contract';
import { answeredEnquiryEmail, enquiryDeskWords } from '@hwarang/domain/enquiries/enquiries.words';
import { type EnquiryState, enquiryLimits, enquiryPath } from '@hwarang/domain/enquiries/enquiry';
import { Failure, notFound, refuse } from '@hwarang/domain/failures';
import type { StaffCapability } from '@hwarang/domain/galleries/staff';
import { isId } from '@hwarang/domain/ids';
import type { Language } from '@hwarang/domain/language';
import type { Origin } from '../accounts/account-services.ts';
import { lockWorks } from '../artworks/artworks.store.ts';
import { type Caller, demand, demandStaff } from '../platform/caller.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { keyedId } from '../platform/ids.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import type { Written } from '../platform/sent-key.ts';
import { demandHold } from '../sales/offers.service.ts';
import { consigned, holdFor, offerOf, releaseHold } from '../sales/offers.store.ts';
import type { Services } from '../services/services.ts';
import { demandRoom, topicOf } from './asking.service.ts';
import { enquiriesCsv } from './enquiries.csv.ts';
import {
  addMessage,
  type Desk,
  type EnquiryRow,
  enquiriesById,
  enquiriesOf,
  enquiryAt,
  enquiryIds,
  lockEnquiry,
  markSeen,
  messagesOf,
  setState,
} from './enquiries.store.ts';
import { keyOfEnquiry } from './enquiry-key.ts';

/** The enquiries of a gallery, for its staff. */
export function deskOfStaff(caller: Caller, galleryId: string, capability: StaffCapability = 'answer enquiries'): Desk {
  demandStaff(caller, galleryId, capability);
  return { galleryId };
}

/** The enquiries about works that no gallery has, for their artist. */
export function deskOfArtist(caller: Caller): Desk {
  demand(caller, 'edit own records');
  if (!caller.artistId) throw new Failure('forbidden', 'Only artists are asked about artworks');
  return { artistId: caller.artistId };
}

const scopeOf = ({ galleryId }: Desk): readonly string[] => (galleryId ? [galleryId] : []);

/** What those who answer can do; whether the caller is one of them was asked before. */
export function answeringService(services: Services) {
  const { database, changes, mail } = services;
  const within = <Result>(desk: Desk, work: (tx: Orm) => Promise<Result>) => inGalleries(database, scopeOf(desk), work);
  const found = async (tx: Orm, desk: Desk, id: string): Promise<EnquiryRow> => {
    const row = isId(id) ? await enquiryAt(tx, desk, id) : undefined;
    if (!row) throw notFound();
    return row;
  };
  /** Does it and gives back what stands then. */
  const change = async (
    desk: Desk,
    id: string,
    work: (tx: Orm, row: EnquiryRow) => Promise<void>,
    scope = scopeOf(desk),
  ) => {
    const answer = await inGalleries(database, scope, async (tx) => {
      if (isId(id)) await lockEnquiry(tx, id);
      await work(tx, await found(tx, desk, id));
      return wholeOf(tx, await found(tx, desk, id));
    });
    await changes.settled();
    await changes.publish(topicOf(desk));
    return answer;
  };
  return {
    list: (desk: Desk, part: Parameters<typeof enquiriesOf>[2]): Promise<EnquiryLine[]> =>
      within(desk, async (tx) => (await enquiriesOf(tx, desk, part)).map(lineOf)),
    read: (desk: Desk, id: string): Promise<WholeEnquiry> =>
      within(desk, async (tx) => wholeOf(tx, await found(tx, desk, id))),
    /** All of them, read and written out part by part. */
    csv: async (desk: Desk, language: Language): Promise<Readable> => {
      const ids = await within(desk, (tx) => enquiryIds(tx, desk));
      const part = (some: readonly string[]) => within(desk, (tx) => enquiriesById(tx, desk, some));
      return enquiriesCsv(rowsOf(ids, part), language);
    },

    /** By mail always: the asker may have closed the page long ago. */
    answer: async (
      desk: Desk,
      { userId }: Caller,
      id: string,
      { text, key }: Written,
      { site }: Pick<Origin, 'site'>,
    ) => {
      const answer = await change(desk, id, async (tx, row) => {
        await demandRoom(tx, id);
        const message = keyedId(key, id, 'desk', userId ?? '', text);
        if (!(await addMessage(tx, row, { id: message, speaker: 'desk', authorId: userId, text }))) return;
        const link = `${site}${enquiryPath(await keyOfEnquiry(tx, id))}`;
        const words = answeredEnquiryEmail(row.name, row.title, text, link);
        await enqueueMail(tx, row.email, composeEmail(words, row.language));
      });
      mail.notify();
      return answer;
    },
    note: (desk: Desk, { userId }: Caller, id: string, { text, key }: Written) =>
      change(desk, id, async (tx, row) => {
        await demandRoom(tx, id);
        const message = keyedId(key, id, 'note', userId ?? '', text);
        await addMessage(tx, row, { id: message, speaker: 'note', authorId: userId, text });
      }),
    seen: async (desk: Desk, id: string): Promise<{ ok: true }> => {
      await within(desk, async (tx) => {
        await found(tx, desk, id);
        await markSeen(tx, id);
      });
      await changes.publish(topicOf(desk));
      return { ok: true };
    },
    setState: (desk: Desk, id: string, state: EnquiryState) =>
      change(desk, id, async (tx, row) => {
        if (state === 'closed') await releaseHold(tx, id);
        else if (row.state === 'on-hold') refuse(enquiryDeskWords.heldStill);
        await setState(tx, id, state);
      }),
    /** Holds the work for the asker until the end of that day. */
    hold: async (desk: Desk, id: string, until: string) => {
      demandHold(until);
      const hold = async (tx: Orm, { artworkId }: EnquiryRow) => {
        const taken = new Failure('conflict', enquiryDeskWords.taken.en);
        if (!artworkId) throw taken;
        await lockWorks(tx, [artworkId]);
        // Whether it is still theirs to hold: another gallery may have it now.
        const work = await consigned(tx, artworkId);
        const isTheirs = desk.galleryId
          ? work?.gallery?.id === desk.galleryId
          : work?.owner === desk.artistId && !work?.gallery;
        const asked = { artworkId, galleryId: desk.galleryId ?? null, enquiryId: id, until };
        if (!isTheirs || !(await holdFor(tx, asked))) throw taken;
        await setState(tx, id, 'on-hold');
      };
      return change(desk, id, hold, everyGallery);
    },
    release: (desk: Desk, id: string) =>
      change(desk, id, async (tx, row) => {
        await releaseHold(tx, id);
        if (row.state === 'on-hold') await setState(tx, id, 'answered');
      }),
  };
}

async function* rowsOf(ids: readonly string[], part: (some: readonly string[]) => Promise<EnquiryRow[]>) {
  for (let from = 0; from < ids.length; from += enquiryLimits.listed)
    yield* await part(ids.slice(from, from + enquiryLimits.listed));
}

const lineOf = (row: EnquiryRow): EnquiryLine => ({
  id: row.id,
  artwork: row.artworkId,
  title: row.title,
  work: row.work,
  name: row.name,
  email: row.email,
  state: row.state,
  unseen: row.unseen,
  last: row.last,
  createdAt: row.createdAt.toISOString(),
  lastMessageAt: row.lastMessageAt.toISOString(),
});

async function wholeOf(tx: Orm, row: EnquiryRow): Promise<WholeEnquiry> {
  const offer = row.artworkId ? await offerOf(tx, row.artworkId, row.galleryId) : undefined;
  const messages = await messagesOf(tx, row.id);
  return {
    ...lineOf(row),
    messages: messages.map(({ createdAt, ...message }) => ({ ...message, createdAt: createdAt.toISOString() })),
    offer: offer
      ? { availability: offer.availability, hold_until: offer.holdUntil, held: offer.heldFor === row.id }
      : null,
  };
}
