import type { Language } from '@hwarang/domain/language';
import type { Page } from 'playwright-core';
import { inject, vi } from 'vitest';
import { mailsTo } from '../server/src/testing/outbox.ts';
import { violations } from './axe.ts';
import { artist, callAs, member, picture, product, type Somebody, signIn, somebody } from './members.ts';
import { overflow } from './sweep.ts';

/** As a gallery on a phone works in Korean, and one at a desk in English. */
export const screens = [
  { language: 'en', width: 1280 },
  { language: 'ko', width: 360 },
] as const satisfies { language: Language; width: number }[];

/** What axe finds in both schemes, and what is wider than the window. */
export async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)));
  }
  const wider = await overflow(page);
  return wider > 0 ? [...found, `${wider} pixels wider than the window`] : found;
}

/** An artist with a public work on a canvas of ten 호, named as nothing else is. */
export async function painterWithWork(facts: object = {}, [width, height]: [number, number] = [106, 91]) {
  const painter = await artist();
  const title = `그림 ${painter.username}`;
  const { mimeType, buffer } = await picture(width, height);
  const form = new FormData();
  form.append('data', JSON.stringify({ title, title_en: title, size: '53 cm x 45.5 cm', is_exposed: true, ...facts }));
  form.append('files.image', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'work.png');
  const { id } = await callAs<{ id: string }>(painter.jwt, 'POST', '/art-works', form);
  return { painter, title, id };
}

export type TestGallery = Awaited<ReturnType<typeof testGallery>>;

/** A gallery named as nothing else is, which visitors do not see. */
export async function testGallery(facts: object = {}) {
  const { jwt } = await signIn(inject('administrator'));
  const name = `화랑 ${somebody().username}`;
  const body = { name, name_en: name, is_exposed: false, ...facts };
  const { id } = await callAs<{ id: string }>(jwt, 'POST', '/galleries', body);
  return { id, name, jwt };
}

/** The token of the newest invitation, which is never the first mail to somebody with an account. */
const tokenFor = (email: string): Promise<string> =>
  vi.waitFor(
    () => {
      const links = mailsTo(product(), email).flatMap((mail) => mail.links);
      const link = links.findLast((one) => one.includes('/gallery-invitation?token='));
      if (!link) throw new Error(`no invitation was sent to ${email}`);
      return new URL(link).searchParams.get('token') ?? '';
    },
    { timeout: 15_000, interval: 50 },
  );

/** Somebody who works for a gallery, invited and accepted without a browser. */
export async function staffOf(of: TestGallery, role = 'owner'): Promise<Somebody> {
  const who = await member();
  await callAs(of.jwt, 'POST', `/studio/${of.id}/invitations`, { email: who.email, role });
  const token = await tokenFor(who.email);
  const { jwt } = await signIn(who);
  await callAs(jwt, 'POST', `/gallery-invitations/${token}/accept`);
  return who;
}

/** A work that its artist has given the gallery to show and sell. */
export async function consignedWork(gallery: string, staff: string, ...work: Parameters<typeof painterWithWork>) {
  const { painter, title, id } = await painterWithWork(...work);
  await callAs(staff, 'POST', `/studio/${gallery}/artists`, { artist: painter.artistId });
  await callAs(painter.jwt, 'PUT', `/my-galleries/representations/${gallery}`, { state: 'accepted' });
  const [asked] = await callAs<{ id: string }[]>(staff, 'POST', `/studio/${gallery}/works`, { artworks: [id] });
  await callAs(painter.jwt, 'PUT', `/my-galleries/consignments/${asked?.id}`, { state: 'accepted' });
  return { painter, title, id };
}
