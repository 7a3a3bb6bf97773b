import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { mailTo } from '../server/src/testing/outbox.ts';
import { violations } from './axe.ts';
import {
  artist,
  callAs,
  confirmed,
  dialogsClosed,
  field,
  linkOf,
  openHydrated,
  picture,
  post,
  product,
  signIn,
  somebody,
} from './members.ts';

/** What axe finds in both schemes. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await violations(page)));
  }
  return found;
}

const texts = { lead: { ko: '소개', en: 'Lead' }, notice: { ko: '안내', en: 'Notice' } };
const dates = { opens_on: '2022-04-22', closes_on: '2022-05-08', results_on: '2022-05-18' };
const names = ['가온누리', '나래울'];
/** Nothing of these may stand anywhere in a blind round. */
const secrets = [...names, 'Yun Seul', 'face.png', 'secret-file'];

/** A closed call with an entry of each, and its curator. */
async function closedCall() {
  const { jwt, user } = await signIn(inject('administrator'));
  const title = { ko: '심사 공모', en: `Jury ${somebody().username}` };
  const { slug } = await callAs<{ slug: string }>(jwt, 'POST', '/open-calls', { title, ...texts, ...dates });
  await callAs(jwt, 'PUT', `/open-calls/${slug}`, { stage: 'published', held_open: true });
  const { mimeType, buffer } = await picture(60, 80);
  for (const [index, localname] of names.entries()) {
    const who = await artist();
    await callAs(who.jwt, 'PUT', `/artists/${who.artistId}`, { localname });
    const form = new FormData();
    // The second one is twice as wide and high.
    const size = `${60 * (index + 1)} cm x ${80 * (index + 1)} cm`;
    form.append('data', JSON.stringify({ title: `Work ${index + 1}`, size, is_exposed: false }));
    form.append('files.image', new Blob([new Uint8Array(buffer)], { type: mimeType }), 'secret-file.png');
    const { id } = await callAs<{ id: string }>(who.jwt, 'POST', '/art-works', form);
    await callAs(who.jwt, 'POST', `/open-calls/${slug}/entry`, { artworks: [id] });
  }
  await callAs(jwt, 'PUT', `/open-calls/${slug}`, { held_open: false });
  const stored = { '@usertoken': jwt, '@user': user.id, '@username': user.username, '@roletype': 'administrator' };
  return { slug, jwt, desk: `/admin/open-calls/${slug}/jury`, stored };
}

async function invitationOf(email: string): Promise<string> {
  const { links } = await mailTo(product(), email);
  const { pathname, search } = new URL(linkOf(links, '/jury/invitation'));
  return pathname + search;
}

async function move(desk: Page, button: string) {
  await desk.reload();
  await confirmed(desk, button);
}

test('a curator makes a blind round and invites a juror, who makes an account and declares', async () => {
  const call = await closedCall();
  const { page: desk } = await openHydrated(call.desk, { stored: call.stored });
  await field(desk, 'name_ko').fill('1차 심사');
  await field(desk, 'name_en').fill('First round');
  // A link asks before what was written is lost.
  await desk.getByRole('link', { name: 'Entries', exact: true }).first().click();
  await desk.getByRole('button', { name: 'Keep editing' }).click();
  await dialogsClosed(desk);
  const make = desk.getByRole('button', { name: 'Make this round' });
  const sent: string[] = [];
  desk.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const [most, weight] = [field(desk, 'scale_to'), desk.getByLabel('Weight').first()];
  await most.press('ControlOrMeta+a');
  await most.pressSequentially('1e');
  await weight.fill('');
  await make.click();
  await desk.getByText('Please enter a whole number from 0 to 100.').waitFor();
  await desk.getByText('Please enter a number from 0.1 to 100.').waitFor();
  expect(sent).toEqual([]);
  await most.fill('10');
  await weight.fill('50');
  await make.click();
  const invite = desk.getByRole('form', { name: 'Invite a juror' });
  const { username, email } = somebody();
  await invite.getByLabel('Name').fill(username);
  await invite.getByLabel('Email').fill(email);
  await invite.getByRole('button', { name: 'Invite' }).click();
  await desk.getByRole('cell', { name: email }).waitFor();
  expect(await faults(desk)).toEqual([]);

  const { page } = await openHydrated(await invitationOf(email));
  await field(page, 'password').fill('first-secret');
  await field(page, 'confirm').fill('first-secret');
  await page.getByRole('button', { name: 'Create account and accept' }).click();
  await page.waitForURL(/\/jury\/[0-9a-f]{24}$/);
  await move(desk, 'Begin with conflicts');
  await page.reload();
  const list = page.getByRole('form', { name: 'Are you close to any of these artists?' });
  await list.getByRole('checkbox', { name: names[0] }).check();
  expect(await list.innerText()).not.toContain('Work');
  expect(await faults(page)).toEqual([]);
  await list.getByRole('button', { name: 'Declare and go on to the works' }).click();
  const works = page.getByRole('form', { name: 'Do you know any of these works?' });
  await works.getByText('Work 2').waitFor();
  for (const name of names) expect(await works.innerText()).not.toContain(name);
  await works.getByRole('checkbox', { name: 'I have no conflicts' }).check();
  await works.getByRole('button', { name: 'Declare' }).click();
  await page.getByText('All declared. Thank you.').waitFor();
});

interface Round {
  id: string;
}
interface Accepted {
  session: { jwt: string; user: { id: string; username: string } };
}

/** A blind round that is being judged, with so many jurors who know nobody. */
async function judgedRound(call: Awaited<ReturnType<typeof closedCall>>, jurors: number) {
  const rounds = `/open-calls/${call.slug}/rounds`;
  const both = (text: string) => ({ ko: text, en: text });
  const criteria = ['Idea', 'Craft'].map((text) => ({ id: text.toLowerCase(), label: both(text), weight: 1 }));
  const { id } = await callAs<Round>(call.jwt, 'POST', rounds, { name: both('Round'), criteria });
  const sessions = [];
  for (const { username, email } of Array.from({ length: jurors }, somebody)) {
    await callAs(call.jwt, 'POST', `${rounds}/${id}/jurors`, { name: username, email, language: 'en' });
    const token = new URLSearchParams((await invitationOf(email)).split('?')[1]).get('token');
    const accepted = await post(`/jury/invitations/${token}`, { username, password: 'first-secret' });
    sessions.push(((await accepted.json()) as Accepted).session);
  }
  await callAs(call.jwt, 'POST', `${rounds}/${id}/phase`, { phase: 'conflicts' });
  for (const { jwt } of sessions)
    for (const step of ['artists', 'entries']) await callAs(jwt, 'PUT', `/jury/rounds/${id}/conflicts`, { [step]: [] });
  await callAs(call.jwt, 'POST', `${rounds}/${id}/phase`, { phase: 'judging' });
  const seat = async ({ jwt, user }: Accepted['session']) => {
    const stored = { '@usertoken': jwt, '@user': user.id, '@username': user.username, '@roletype': 'juror' };
    const { page, expectFailure } = await openHydrated(`/jury/${id}`, { stored });
    return {
      page,
      expectFailure,
      told: (text: string) => page.getByRole('main').getByText(text, { exact: true }).waitFor(),
    };
  };
  return { path: `${rounds}/${id}`, seats: sessions.map((session) => () => seat(session)) };
}

test('two jurors judge a blind round by keyboard, one steps back, and the curator ends it', async () => {
  const call = await closedCall();
  const round = await judgedRound(call, 2);
  const seats: Page[] = [];
  for (const [index, sit] of round.seats.entries()) {
    const { page, told, expectFailure } = await sit();
    seats.push(page);
    await told('0 of 2 judged');
    for (const key of ['8', '0']) await page.keyboard.press(key);
    await told('9.00 / 10');
    await page.keyboard.press('c');
    await page.keyboard.type('Holds the wall.');
    await page.keyboard.press('Escape');
    await told('Saved');
    await page.keyboard.press('j');
    await told('2 / 2');
    if (index === 0) {
      for (const key of ['5', '5']) await page.keyboard.press(key);
      await told('2 of 2 judged');
      await told('Saved');
      expect(await faults(page)).toEqual([]);
    } else {
      // Its picture may be on the way still when the entry is closed to this juror.
      expectFailure(/\/entries\/\d+\/works\/\d+\/image/);
      await page.keyboard.press('r');
      await page.getByRole('button', { name: 'Step back' }).press('Enter');
      await told('1 of 1 judged');
    }
    const html = await page.content();
    for (const secret of secrets) expect(html).not.toContain(secret);
  }

  const { page: desk } = await openHydrated(call.desk, { stored: call.stored });
  await desk.getByText('2 / 2').waitFor();
  await move(desk, 'End judging, open discussion');
  await desk.getByText('Seal of the scores').waitFor();
  const [page = desk] = seats;
  await page.goto('/jury');
  await page.getByRole('link', { name: 'See all scores' }).click();
  await page.getByText('Holds the wall.').first().waitFor();
  expect(await faults(page)).toEqual([]);
});

test('a juror compares entries at true scale by keyboard, also when one of them is closed meanwhile', async () => {
  const call = await closedCall();
  const { path, seats } = await judgedRound(call, 1);
  const [sit] = seats;
  if (!sit) throw new Error('no juror');
  const { page, told, expectFailure } = await sit();
  await told('1 / 2');
  // A mark that stands alone is there after a reload, and counts nowhere.
  await page.keyboard.press('7');
  await told('Saved. It counts once every criterion has a mark.');
  await page.keyboard.press('x');
  const tray = page.getByRole('complementary', { name: 'Entries to compare' });
  await tray.waitFor();
  await page.keyboard.press('j');
  await told('2 / 2');
  await page.keyboard.press('x');
  await page.reload();
  await told('0 of 2 judged');
  await tray.getByRole('link', { name: 'Side by side' }).waitFor();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hwarang-jury-')).length),
  ).toBe(1);
  await page.keyboard.press('v');
  const wall = page.getByRole('region', { name: 'Entries side by side, at true scale' });
  const works = wall.getByRole('button');
  await expect.poll(() => works.count()).toBe(2);
  const widths = await works.evaluateAll((all) => all.map((work) => work.getBoundingClientRect().width));
  expect(Math.max(...widths) / Math.min(...widths)).toBeCloseTo(2, 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('z');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const before = await wall.evaluate((frame) => frame.scrollHeight);
  await page.keyboard.press('+');
  await expect.poll(() => wall.evaluate((frame) => frame.scrollHeight)).toBeGreaterThan(before);
  expect(await faults(page)).toEqual([]);
  const html = await page.content();
  for (const secret of secrets) expect(html).not.toContain(secret);

  // The curator keeps the juror out of one of the two.
  const [juror] = await callAs<{ id: string }[]>(call.jwt, 'GET', `${path}/jurors`);
  const [entry] = await callAs<{ id: string }[]>(call.jwt, 'GET', `/open-calls/${call.slug}/entries`);
  await callAs(call.jwt, 'PUT', `${path}/conflicts/${juror?.id}/${entry?.id}`, { state: 'recused' });
  expectFailure(/\/entries\/\d+$/);
  await page.keyboard.press('g');
  await page.keyboard.press('v');
  await page.getByText('An entry you can no longer see was removed from the comparison.').waitFor();
  await expect.poll(() => works.count()).toBe(1);
  await told('0 of 1 judged');
});
