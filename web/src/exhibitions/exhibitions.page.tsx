import { dayInKorea, type Run } from '@hwarang/domain/exhibitions/run';
import { exhibitionView } from '../catalogue/exhibition.view.ts';
import { ExhibitionCard } from '../catalogue/exhibition-card.tsx';
import { runWords, exhibitionsWords as words } from '../catalogue/exhibitions.words.ts';
import { ButtonLink } from '../design/button.tsx';
import { Grid, PageHead, Wrap } from '../design/layout.tsx';
import { LinkTabs } from '../design/link-tabs.tsx';
import { Pagination } from '../design/pagination.tsx';
import { Empty } from '../design/states/states.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { addressWith, pageFrom, pagesOf } from '../platform/listing.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import { useToday } from '../platform/use-today.ts';
import type { Route } from './+types/exhibitions.page.ts';

const onPage = 12;
const runs: readonly Run[] = ['open', 'coming', 'over'];

function conditionOf(run: Run | undefined, today: string): string {
  if (run === 'open') return `&opens_on_lte=${today}&closes_on_gte=${today}`;
  if (run === 'coming') return `&opens_on_gt=${today}`;
  return run === 'over' ? `&closes_on_lt=${today}` : '';
}

export const handle: PageHandle = { query: ['when', 'page'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { language } = context.get(siteContext);
  const params = new URL(request.url).searchParams;
  const run = runs.find((name) => name === params.get('when'));
  const page = pageFrom(params);
  const today = dayInKorea(new Date());
  const which = `is_exposed=true${conditionOf(run, today)}`;
  const [exhibitions, count] = await Promise.all([
    api.get(`/exhibitions?${which}&_sort=opens_on:DESC&_start=${(page - 1) * onPage}&_limit=${onPage}`),
    api.get(`/exhibitions/count?${which}`),
  ]);
  return {
    today,
    run,
    page,
    pages: pagesOf(count, onPage),
    exhibitions: exhibitions.map((exhibition) => exhibitionView(language, exhibition)),
  };
}

export default function Exhibitions({ loaderData }: Route.ComponentProps) {
  const { exhibitions, run, page, pages } = loaderData;
  const language = useLanguage();
  const today = useToday(loaderData.today);
  return (
    <Wrap>
      <PageTitle
        title={words.title[language]}
        description={words.description[language]}
        address={addressWith('/exhibitions', { when: run, page })}
        image={exhibitions[0]?.image}
      />
      <PageHead title={words.title[language]} />
      <LinkTabs
        label={words.filter[language]}
        tabs={[
          { to: '/exhibitions', label: words.all[language], current: !run },
          ...runs.map((name) => ({
            to: `/exhibitions?when=${name}`,
            label: runWords[name][language],
            current: run === name,
          })),
        ]}
      />
      {exhibitions.length === 0 && (
        <Empty title={words[run ? 'noneFound' : 'none'][language]}>
          {run && <ButtonLink to="/exhibitions">{words.all[language]}</ButtonLink>}
        </Empty>
      )}
      <Grid>
        {exhibitions.map((exhibition, place) => (
          <ExhibitionCard
            key={exhibition.id}
            exhibition={exhibition}
            today={today}
            heading="h2"
            priority={place === 0}
            full
          />
        ))}
      </Grid>
      <Pagination page={page} pages={pages} to={(to) => addressWith('/exhibitions', { when: run, page: to })} />
    </Wrap>
  );
}
