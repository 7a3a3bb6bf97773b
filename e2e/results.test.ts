import { expect, inject, test } from 'vitest';
import { mailTo } from '../server/src/testing/outbox.ts';
import { violations } from './axe.ts';
import {
  alerts,
  artist as anArtist,
  callAs,
  field,
  openAs,
  openHydrated,
  post,
  product,
  returning,
  signIn,
  somebody,
} from './members.ts';

const inBoth = (ko: string, en: string) => ({ ko, en });

/** A call that an artist has entered and one juror has judged, by its calls alone. */
async function judgedCall(jwt: string) {
  const who = await anArtist();
  const texts = {
    lead: inBoth('봄', 'Spring'),
    notice: inBoth('봄', 'Spring'),
    prizes: [inBoth('개인전', 'A solo show')],
  };
  const { slug } = await callAs<{ slug: string }>(jwt, 'POST', '/open-calls', {
    title: inBoth('봄의 공모', 'Spring Call'),
    ...texts,
    winners: 1,
    opens_on: '2026-01-01',
    closes_on: '2026-02-01',
    results_on: '2026-03-01',
    held_open: true,
  });
  const path = `/open-calls/${slug}`;
  await callAs(jwt, 'PUT', path, { stage: 'published' });
  const { id } = await callAs<{ id: string }>(who.jwt, 'POST', '/art-works', {
    title: '첫눈',
    size: '10 cm x 10 cm',
    is_exposed: false,
  });
  await callAs(who.jwt, 'POST', `${path}/entry`, { artworks: [id] });
  await callAs(jwt, 'PUT', path, { closed: true, held_open: false });
  const criteria = [{ id: 'idea', label: inBoth('발상', 'Idea'), weight: 1 }];
  const round = await callAs<{ id: string }>(jwt, 'POST', `${path}/rounds`, {
    name: inBoth('본심', 'Final round'),
    blind: false,
    criteria,
  });
  const phase = (next: string) => callAs(jwt, 'POST', `${path}/rounds/${round.id}/phase`, { phase: next });
  const juror = somebody();
  await callAs(jwt, 'POST', `${path}/rounds/${round.id}/jurors`, { email: juror.email, name: '문가온' });
  const { links } = await mailTo(product(), juror.email);
  const token = /token=([\w-]+)/.exec(links.join(' '))?.[1] ?? '';
  expect((await post(`/jury/invitations/${token}`, juror)).status).toBe(200);
  const judge = (await signIn(juror)).jwt;
  await phase('conflicts');
  await callAs(judge, 'PUT', `/jury/rounds/${round.id}/conflicts`, { entries: [] });
  await phase('judging');
  const score = { marks: { idea: 9 }, vote: null };
  await callAs(judge, 'PUT', `/jury/rounds/${round.id}/entries/1/score`, score);
  await phase('discussion');
  return { slug, who };
}

test('a result is decided and published, everyone reads it, and the entrant checks the own scores', async () => {
  const administrator = inject('administrator');
  const { jwt } = await signIn(administrator);
  const { slug, who } = await judgedCall(jwt);

  const { page: desk } = await openAs(administrator, `/admin/open-calls/${slug}/result`);
  await desk.getByText('1 undecided').waitFor();
  expect(await desk.getByRole('button', { name: 'Publish the result' }).isDisabled()).toBe(true);
  await desk.getByRole('button', { name: 'Decide: Yun Seul' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Please say why.').waitFor();
  await desk.getByRole('radio', { name: 'Winner' }).check();
  for (const [name, text] of Object.entries({ reason: '만장일치', feedback: 'What a light.' }))
    await desk.locator(`[name="${name}"]`).fill(text);
  await desk.locator('[name="place"]').pressSequentially('1e');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Please enter a whole number from 1 to 1000.').waitFor();
  await desk.locator('[name="place"]').fill('1');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await desk.getByText('Winner · 1st').waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Publish the result' }).click();
  const asked = desk.getByRole('alertdialog');
  await asked.getByText('One entrant will be emailed the result.').waitFor();
  await asked.getByRole('button', { name: 'Publish the result' }).click();
  await desk.getByRole('button', { name: 'Make an exhibition of the winners' }).click();
  await desk.waitForURL('**/admin/exhibitions/*');

  const mail = await mailTo(product(), who.email, 3);
  expect(mail.text).toContain('What a light.');
  const seal = /[0-9a-f]{64}/.exec(mail.text)?.[0] ?? '';
  const { page: visitor } = await openHydrated(`/open-calls/${slug}/results`);
  await visitor.getByRole('link', { name: 'Yun Seul' }).first().waitFor();
  await visitor.getByText('A solo show').waitFor();
  await visitor.getByText('The works are not public yet.').waitFor();
  expect(await visitor.getByText(seal).count()).toBe(1);
  expect(await violations(visitor)).toEqual([]);

  const { page } = await returning(who, `/open-calls/${slug}/check`);
  await page.getByText('Everything matches').waitFor();
  await field(page, 'kept').fill(seal);
  await page.getByText('It is the seal from your email.').waitFor();
  const own = await callAs<{ rounds: { scores: { marks: Record<string, number> }[] }[] }>(
    who.jwt,
    'GET',
    `/open-calls/${slug}/entry/scores`,
  );
  for (const score of own.rounds.flatMap(({ scores }) => scores)) score.marks.idea = 3;
  await field(page, 'scores').fill(JSON.stringify(own));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText('Something does not match').waitFor();
  await page.getByText('changed after sealing').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await alerts(page).count()).toBe(0);

  await page.goto(`/open-calls/${slug}/enter`);
  await page.getByText('Entries have closed, so your entry can no longer be changed.').waitFor();
  expect(await page.getByRole('button').filter({ hasText: 'Submit' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Show preview' }).click();
  await page.getByRole('heading', { name: '첫눈' }).waitFor();
});
