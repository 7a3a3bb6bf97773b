import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject } from 'vitest';
import { mailTo } from '../server/src/testing/outbox.ts';
import { hydrated, type Visit, visit } from './browser.ts';

export const product = () => ({ config: { dataDir: dirname(inject('outbox')) } });
export const linkOf = (links: string[], part: string) => links.find((link) => link.includes(part)) ?? '';

let made = 0;
/** Somebody nobody has met yet. */
export const somebody = () => {
  made += 1;
  const username = `u${Date.now().toString(36)}${made}`;
  return { username, email: `${username}@visitors.example`, password: 'first-secret' };
};
export type Somebody = ReturnType<typeof somebody>;

export const awake = async (path: string, options: Visit = {}) => {
  const visitor = await visit({ language: 'en', ...options });
  await visitor.page.goto(path);
  await hydrated(visitor.page);
  return visitor;
};

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
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

export const post = (path: string, body: object) =>
  fetch(`${inject('base')}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Registered and confirmed by its mail, without a browser. */
export async function member(): Promise<Somebody> {
  const who = somebody();
  expect((await post('/auth/local/register', who)).status).toBe(200);
  const { links } = await mailTo(product(), who.email);
  await fetch(linkOf(links, '/auth/email-confirmation'));
  return who;
}
