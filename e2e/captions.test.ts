import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, inject, test } from 'vitest';
import { awake, field, login } from './members.ts';

test('an administrator chooses an exhibition, orders and rewrites captions by keyboard, and takes CSV and labels away', async () => {
  const { email, password } = inject('administrator');
  const { page } = await awake('/admin/captionmanager/');
  await page.waitForURL('**/login');
  await login(page, email, password);
  await page.waitForURL('**/admin/captionmanager/');
  await page.getByText('Choose an exhibition first').waitFor();
  await field(page, 'exhibition').selectOption({ index: 1 });
  const rows = page.getByRole('main').locator('tbody tr');
  await rows.nth(2).waitFor();
  const ids = () => rows.locator('td:nth-child(6)').allInnerTexts();
  const [first = '', second = '', third = ''] = await ids();

  const grip = rows.first().getByRole('button', { name: /^Move / });
  await grip.focus();
  await page.keyboard.press('Space');
  await page.getByText(/is picked up|is 1 of \d+/).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByText(/is 2 of \d+/).waitFor();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await ids()).slice(0, 3)).toEqual([second, first, third]);

  await rows.first().getByRole('button', { name: /^Edit/ }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the caption' });
  await editor.locator('[name="title"]').fill('다시 쓴 제목, "하나"');
  await editor.getByRole('button', { name: 'Apply' }).click();
  await rows.first().getByText('Edited').waitFor();
  await page.getByRole('img', { name: 'Print preview' }).getByText('다시 쓴 제목').first().waitFor();

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'DOWNLOAD', exact: true }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^captions-.+\.csv$/);
  const text = readFileSync(await csv.path(), 'utf8');
  expect(text.startsWith('\uFEFF"image","title","material","size","id","artist name"\r\n')).toBe(true);
  expect(text).toContain('"다시 쓴 제목, ""하나"""');
  expect(text.indexOf(second)).toBeLessThan(text.indexOf(first));

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download labels as PDF' }).click(),
  ]);
  expect(
    readFileSync(await pdf.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  await page.reload();
  await rows.first().getByText('Edited').waitFor();
});
