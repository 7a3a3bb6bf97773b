import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { exhibitionsWords as words } from '../catalogue/exhibitions.words.ts';
import { Empty } from '../design/states/states.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import { useToday } from '../platform/use-today.ts';
import type { Route } from './+types/excarousel.page.ts';
import { bannerExhibitions } from './banner-exhibitions.ts';
import { ExhibitionBanner } from './exhibition-banner.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const api = serverApi(context);
  const exhibitions = await api.get('/exhibitions?_limit=6&is_exposed=true');
  const today = dayInKorea(new Date());
  return { today, exhibitions: await bannerExhibitions(api, language, today, exhibitions) };
}

/** The banner alone, also for a frame in another page. */
export default function ExhibitionCarousel({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const today = useToday(loaderData.today);
  return (
    <main>
      <PageTitle title={words.carousel[language]} description={words.description[language]} />
      <VisuallyHidden as="h1">{words.carousel[language]}</VisuallyHidden>
      {loaderData.exhibitions.length === 0 ? (
        <Empty title={words.none[language]} />
      ) : (
        <ExhibitionBanner
          label={words.carousel[language]}
          exhibitions={loaderData.exhibitions}
          today={today}
          target="_top"
        />
      )}
    </main>
  );
}
