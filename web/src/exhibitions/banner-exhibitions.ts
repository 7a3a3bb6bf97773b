import { whichExhibitions } from '@hwarang/domain/exhibitions/exhibition-search';
import { byRun } from '@hwarang/domain/exhibitions/run';
import type { Language } from '@hwarang/domain/language';
import { type ExhibitionBrief, type ExhibitionView, exhibitionView } from '../catalogue/exhibition.view.ts';
import type { Api } from '../platform/api.ts';

const most = 5;

/**
 * What the carousel shows: what an administrator has chosen, as far as visitors may see it; else what can be seen now, which may be
 * older than everything that is listed first, and then what is listed.
 */
export async function bannerExhibitions(
  api: Api,
  language: Language,
  today: string,
  listed: readonly ExhibitionBrief[],
): Promise<ExhibitionView[]> {
  const { banners } = await api.get('/settings');
  const question = banners.map((id) => `id_in=${id}`).join('&');
  const chosen = question ? await api.get(`/exhibitions?is_exposed=true&${question}`) : [];
  const inOrder = banners.flatMap((id) => chosen.filter((exhibition) => exhibition.id === id));
  const viewsOf = (exhibitions: readonly ExhibitionBrief[]) =>
    exhibitions.map((exhibition) => exhibitionView(language, exhibition));
  if (inOrder.length > 0) return viewsOf(inOrder);
  const open = await api.get(`/exhibitions?${whichExhibitions({ run: 'open' }, today)}&_limit=${listed.length}`);
  const ids = new Set(open.map(({ id }) => id));
  const shown = viewsOf([...open, ...listed.filter(({ id }) => !ids.has(id))]);
  return byRun(
    shown.filter(({ image }) => image),
    today,
  ).slice(0, most);
}
