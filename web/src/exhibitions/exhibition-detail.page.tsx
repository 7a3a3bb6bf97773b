import { markdownHtml } from '../markdown/markdown.ts';
import { serverApi } from '../platform/api.ts';
import { pageFrom } from '../platform/listing.ts';
import { orMissing } from '../platform/or-missing.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/exhibition-detail.page.ts';
import { ExhibitionPage, exhibitionPage } from './exhibition-page.tsx';

export const handle: PageHandle = { query: ['page'] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const exhibition = await orMissing(serverApi(context).get(`/exhibitions/${encodeURIComponent(params.id)}`));
  return exhibitionPage(language, exhibition, markdownHtml, pageFrom(new URL(request.url).searchParams));
}

export default function ExhibitionDetail({ loaderData }: Route.ComponentProps) {
  return <ExhibitionPage shown={loaderData} />;
}
