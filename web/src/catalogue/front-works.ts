import type { Language } from '@hwarang/domain/language';
import type { Api } from '../platform/api.ts';
import { type ArtworkView, artworkView } from './artwork.view.ts';

const mostHung = 60;
const newest = 60;
const lookedAt = 6;

/**
 * The works that front the site, with a picture each: those an administrator has picked, in that order, then those that hang in the
 * newest exhibitions. Only a site with neither shows what was uploaded last: nobody fronts it by an upload alone.
 */
export async function frontWorks(
  api: Api,
  language: Language,
): Promise<{ picked: ArtworkView[]; others: ArtworkView[] }> {
  const [{ picks }, exhibitions] = await Promise.all([
    api.get('/settings'),
    api.get(`/exhibitions?is_exposed=true&_limit=${lookedAt}`),
  ]);
  const hung = [...new Set(exhibitions.flatMap(({ art_works }) => art_works.map(({ id }) => id)))];
  const [picked, others] = await Promise.all([
    byId(api, picks),
    byId(api, hung.filter((id) => !picks.includes(id)).slice(0, mostHung)),
  ]);
  const found =
    picked.length + others.length > 0
      ? others
      : await api.get(`/art-works?is_exposed=true&image_null=false&_limit=${newest}`);
  const views = (works: typeof picked) => works.map((work) => artworkView(language, work));
  return { picked: views(picked), others: views(found) };
}

/** For the cards of shared pages without a picture of their own: the first work an administrator has picked, else the newest exhibition. */
export async function cardImage(api: Api): Promise<{ url: string } | undefined> {
  const { picks } = await api.get('/settings');
  const [work] = await byId(api, picks);
  const [exhibition] = work ? [] : await api.get('/exhibitions?is_exposed=true&_limit=1');
  const image = work?.image ?? exhibition?.mainimage[0];
  return image && { url: image.url };
}

/** Those of them that everyone may see and that have a picture, in the order given. */
async function byId(api: Api, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const question = ids.map((id) => `id_in=${id}`).join('&');
  const found = await api.get(`/art-works?is_exposed=true&image_null=false&_limit=${ids.length}&${question}`);
  return ids.flatMap((id) => found.filter((work) => work.id === id));
}
