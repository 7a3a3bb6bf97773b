import { inject, vi } from 'vitest';
import { mailsTo } from '../server/src/testing/outbox.ts';
import { callAs, member, product, type Somebody, signIn, somebody } from './members.ts';

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
