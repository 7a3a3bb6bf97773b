import { markdownHtml } from '../markdown/markdown.ts';
import { serverApi } from '../platform/api.ts';
import { orMissing } from '../platform/or-missing.ts';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/exhibition-detail.page.ts';
import { ExhibitionPage, exhibitionPage } from './exhibition-page.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const exhibition = await orMissing(serverApi(context).get(`/exhibitions/${encodeURIComponent(params.id)}`));
  return exhibitionPage(language, exhibition, markdownHtml);
}

export default function ExhibitionDetail({ loaderData }: Route.ComponentProps) {
  return <ExhibitionPage shown={loaderData} />;
}
