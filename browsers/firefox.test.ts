import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { artist, callAs } from '../e2e/members.ts';
import { firefox } from './firefox.ts';
import { atTheSamePlace, journeys, scrolled, signInWith, slow, walkDown } from './journeys.ts';
import type { Visitor } from './visitor.ts';

const come = journeys(firefox);

// Of Firefox alone: WebKitGTK's driver often gets no answer from a page after Back from another site.

/** A page of somebody else, for as long as the test runs. */
async function anotherSite(): Promise<string> {
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<h1>Elsewhere</h1>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** To another site while pictures of the wall are still on their way, and back. */
async function leaveAndComeBack(visitor: Visitor): Promise<void> {
  await walkDown(visitor);
  const left = await visitor.evaluate(scrolled);
  await visitor.open(await anotherSite());
  await visitor.sees('h1', 'Elsewhere');
  await visitor.back();
  await visitor.at('/artworks');
  await atTheSamePlace(visitor, left);
}

test('Back from another site leads whoever is signed in to the same place of a long wall', async () => {
  const who = await artist();
  const visitor = await come();
  await visitor.open('/login');
  await signInWith(visitor, who);
  await visitor.at('/profile');
  await visitor.open('/artworks');
  // A notification that arrives while the page is open shows that its live stream is open too.
  const bell = () =>
    visitor.evaluate(() =>
      document.querySelector('header summary[aria-label^=Notifications]')?.getAttribute('aria-label'),
    );
  await expect.poll(bell, slow).toBe('Notifications, 4 unread');
  const work = { title: '머무는 자리', size: '9 cm x 9 cm', year: '2020' };
  const { id } = await callAs<{ id: string }>(who.jwt, 'POST', '/art-works', work);
  await callAs(who.jwt, 'POST', '/open-calls/wefly/entry', { artworks: [id] });
  await expect.poll(bell, slow).toBe('Notifications, 5 unread');
  await leaveAndComeBack(visitor);
});

test('Back from another site leads to the same place of a long wall', async () => {
  const visitor = await come();
  await visitor.open('/artworks');
  await leaveAndComeBack(visitor);
});
