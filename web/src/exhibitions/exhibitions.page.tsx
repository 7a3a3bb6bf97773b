import { runs, whichExhibitions } from '@hwarang/domain/exhibitions/exhibition-search';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { City } from '@hwarang/domain/galleries/city';
import type { Language } from '@hwarang/domain/language';
import { exhibitionView } from '../catalogue/exhibition.view.ts';
import { ExhibitionCard } from '../catalogue/exhibition-card.tsx';
import { runWords, exhibitionsWords as words } from '../catalogue/exhibitions.words.ts';
import { ButtonLink } from '../design/button.tsx';
import { Filters } from '../design/filters/filters.tsx';
import { ListForm } from '../design/filters/list-form.tsx';
import { Grid, PageHead, Wrap } from '../design/layout.tsx';
import { LinkTabs } from '../design/link-tabs.tsx';
import { Pagination } from '../design/pagination.tsx';
import { Empty } from '../design/states/states.tsx';
import { SaveSearch } from '../keeping/save-search.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { pagesOf } from '../platform/listing.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import { useNextQuery } from '../platform/use-next-query.ts';
import { useToday } from '../platform/use-today.ts';
import type { Route } from './+types/exhibitions.page.ts';
import { addressOf, exhibitionsOnPage, listParamsFrom } from './exhibitions.query.ts';

export const handle: PageHandle = { query: ['when', 'city', 'page'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { language } = context.get(siteContext);
  const cities = inOrder(await api.get('/exhibitions/cities?is_exposed=true'), language);
  const params = listParamsFrom(new URL(request.url).searchParams, cities);
  const today = dayInKorea(new Date());
  const which = whichExhibitions(params, today);
  const start = (params.page - 1) * exhibitionsOnPage;
  const [exhibitions, count] = await Promise.all([
    api.get(`/exhibitions?${which}&_sort=opens_on:DESC&_start=${start}&_limit=${exhibitionsOnPage}`),
    api.get(`/exhibitions/count?${which}`),
  ]);
  return {
    today,
    params,
    cities,
    pages: pagesOf(count, exhibitionsOnPage),
    exhibitions: exhibitions.map((exhibition) => exhibitionView(language, exhibition)),
  };
}

const formId = 'exhibitions-params';

export default function Exhibitions({ loaderData }: Route.ComponentProps) {
  const { exhibitions, cities, params, pages } = loaderData;
  const language = useLanguage();
  const today = useToday(loaderData.today);
  const next = useNextQuery('/exhibitions');
  const shown = next ? listParamsFrom(next, cities) : params;
  const { run, city } = shown;
  const choices = cities.map((one) => ({ value: one.name_en, label: nameOf(one, language) }));
  const chosen = choices.find(({ value }) => value === city);
  return (
    <Wrap>
      <PageTitle
        title={words.title[language]}
        description={words.description[language]}
        address={addressOf(params)}
        image={exhibitions[0]?.image}
      />
      <PageHead title={words.title[language]} />
      <LinkTabs
        label={words.filter[language]}
        tabs={[
          { to: addressOf({ city, page: 1 }), label: words.all[language], current: !run },
          ...runs.map((name) => ({
            to: addressOf({ run: name, city, page: 1 }),
            label: runWords[name][language],
            current: run === name,
          })),
        ]}
      />
      <ListForm action="/exhibitions" id={formId} kept={{ when: run }} />
      <Filters
        form={formId}
        filters={[{ name: 'city', label: words.city[language], value: city, choices }]}
        chosen={chosen ? [{ name: 'city', label: chosen.label, to: addressOf({ run, page: 1 }) }] : []}
        clear={addressOf({ run, page: 1 })}
      />
      {(params.run || params.city) && (
        <SaveSearch page="exhibitions" names={[params.run && runWords[params.run][language], chosen?.label]} />
      )}
      {exhibitions.length === 0 && (
        <Empty title={words[params.city ? 'noneMatches' : params.run ? 'noneFound' : 'none'][language]}>
          {(params.run || params.city) && <ButtonLink to="/exhibitions">{words.all[language]}</ButtonLink>}
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
      <Pagination page={params.page} pages={pages} to={(page) => addressOf({ ...params, page })} />
    </Wrap>
  );
}

const nameOf = ({ name, name_en }: City, language: Language): string => (language === 'en' ? name_en : name);

/** Each city once: two houses of one city may write its English name differently. */
function inOrder(cities: readonly City[], language: Language): City[] {
  const { compare } = new Intl.Collator(language);
  const once = new Map(cities.map((city) => [city.name, city]));
  return [...once.values()].sort((a, b) => compare(nameOf(a, language), nameOf(b, language)));
}
