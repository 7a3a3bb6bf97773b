import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmedPath } from '@hwarang/domain/accounts/links';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { mailTo } from '../server/src/testing/outbox.ts';
import { hydrated, type Visit, type Visitor, visit } from './browser.ts';
import { site } from './site.ts';

export const product = () => ({ config: { dataDir: site().dataDir } });
export const linkOf = (links: string[], part: string) => links.find((link) => link.includes(part)) ?? '';

/** Somebody nobody has met yet. */
export const somebody = () => {
  const username = `u${randomUUID().slice(-12)}`;
  return { username, email: `${username}@visitors.example`, password: 'first-secret' };
};
export type Somebody = ReturnType<typeof somebody>;

export const openHydrated = async (path: string, options: Visit = {}) => {
  const visitor = await visit({ language: 'en', ...options });
  await visitor.page.goto(path);
  await hydrated(visitor.page);
  return visitor;
};

/**
 * Waits until no dialog stands over the page. One that has just closed goes back over its entry in the history, and would take a visit to
 * another page back with it.
 */
export async function dialogsClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('dialog[open]') && !window.history.state?.layer);
}

/** Presses a button that asks first, and confirms. */
export async function confirmed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await dialogsClosed(page);
}

export const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
export const alerts = (page: Page) => page.getByRole('alert');
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** What stands at a field and is read out with it. */
export async function messageAt(page: Page, name: string): Promise<string> {
  const ids = (await field(page, name).getAttribute('aria-describedby'))?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error ? page.locator(`[id="${error}"]`).innerText() : '';
}

/** A picture to choose or drop. */
export const picture = async (width: number, height: number, name = '그림.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#2f6b5c' } })
    .png()
    .toBuffer(),
});

export async function login(page: Page, email: string, password: string) {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await page.locator('main form button[type="submit"]').click();
}

export const post = (path: string, body: object) =>
  fetch(`${site().base}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Registered and confirmed by its mail, without a browser. */
export async function member(): Promise<Somebody> {
  const who = somebody();
  expect((await post('/auth/local/register', who)).status).toBe(200);
  const { links } = await mailTo(product(), who.email);
  const { status, headers } = await fetch(linkOf(links, '/auth/email-confirmation'), { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, confirmedPath('1')]);
  return who;
}

const answerOf = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
};

/** A call of the API as somebody; a form goes as it is, anything else as JSON. */
export async function callAs<T>(jwt: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
  const json = body !== undefined && !(body instanceof FormData);
  const answer = await fetch(`${site().base}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${jwt}`, ...(json ? { 'content-type': 'application/json' } : {}) },
    ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData) }),
  });
  return answerOf<T>(answer);
}

interface SignedIn {
  jwt: string;
  user: {
    id: string;
    username: string;
    email: string;
    role: { name: string; type: string };
    artist?: { id: string } | null;
  };
}

export const signIn = async ({ email, password }: { email: string; password: string }) =>
  answerOf<SignedIn>(await post('/auth/local', { identifier: email, password }));

/** A member who is an artist, without a browser. */
export async function artist() {
  const who = await member();
  const { jwt, user } = await signIn(who);
  const { name, mimeType, buffer } = await picture(400, 400, 'face.png');
  const form = new FormData();
  form.append('data', JSON.stringify({ localname: '윤슬', englishname: 'Yun Seul', email: who.email, mobile: '010' }));
  form.append('files.profileimg', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const { id } = await callAs<{ id: string }>(jwt, 'POST', '/artists', form);
  return { ...who, jwt, userId: user.id, artistId: id };
}

/** What sign-in leaves in the browser. */
const keptOf = ({ jwt, user }: SignedIn) => ({
  '@usertoken': jwt,
  '@user': user.id,
  '@username': user.username,
  '@email': user.email,
  '@role': user.role.name,
  '@roletype': user.role.type,
  ...(user.artist ? { '@artist': user.artist.id } : {}),
  '@contracts': '[]',
  '@authenticated': 'true',
});

/** Somebody who has signed in before. */
export function returning(who: Awaited<ReturnType<typeof artist>>, path: string, options: Visit = {}) {
  const { jwt, userId: id, username, email } = who;
  const role = { name: 'Authenticated', type: 'authenticated' };
  const stored = keptOf({ jwt, user: { id, username, email, role, artist: { id: who.artistId } } });
  return openHydrated(path, { stored, ...options });
}

/** The login of this page expires, and its owner logs in again. */
export async function expiredAndBack({ page, expectFailure }: Visitor, who: Omit<Somebody, 'username'>): Promise<void> {
  const back = new URL(page.url()).pathname;
  expectFailure(/\/api\//);
  const jwt = await page.evaluate(() => localStorage.getItem('@usertoken') ?? '');
  await callAs(jwt, 'POST', '/auth/logout');
  await page.waitForURL('**/login');
  await login(page, who.email, who.password);
  await page.waitForURL(({ pathname }) => pathname === back);
}

/** Signed in without the form, which has tests of its own: two pages fewer to open. */
export async function openAs(who: { email: string; password: string }, path: string, options: Visit = {}) {
  return openHydrated(path, { stored: keptOf(await signIn(who)), ...options });
}

interface Dropped {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Files let go over the place for them, as the desk of a computer hands them to the browser. */
export async function drop(page: Page, dropped: Dropped[]) {
  const folder = mkdtempSync(join(tmpdir(), 'hwarang-drop-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = dropped.map(({ name, buffer }) => {
    const path = join(folder, name);
    writeFileSync(path, buffer);
    return path;
  });
  const zone = page.locator('main input[type="file"]').locator('xpath=..');
  await zone.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, height = 0 } = (await zone.boundingBox()) ?? {};
  const devtools = await page.context().newCDPSession(page);
  // At its edge: an alert may stand over the middle.
  const at = { x: x + 20, y: y + height - 20, data: { items: [], files, dragOperationsMask: 1 } };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, ...at });
  await devtools.detach();
}
