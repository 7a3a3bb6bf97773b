import { listedArtists, whichArtists } from '@hwarang/domain/artists/artist-search';
import { artistCount, noArtistFound, artistsWords as words } from '@hwarang/domain/artists/artists.words';
import { countryName } from '@hwarang/domain/artists/country';
import type { Language } from '@hwarang/domain/language';
import { artistView } from '../catalogue/artist.view.ts';
import { ArtistCard } from '../catalogue/artist-card.tsx';
import { materialNames } from '../catalogue/materials.words.ts';
import { ButtonLink } from '../design/button.tsx';
import { Grid, PageHead, Wrap } from '../design/layout.tsx';
import { ListTools } from '../design/list-tools.tsx';
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
import type { Route } from './+types/artists.page.ts';
import { ArtistFilters } from './artist-filters.tsx';
import { artistFiltersWords } from './artist-filters.words.ts';
import { artistWorksCount } from './artist-works.query.ts';
import { addressOf, artistsCall, artistsOnPage, isFiltered, type ListParams, listParamsFrom } from './artists.query.ts';

export const handle: PageHandle = { query: ['q', 'sort', 'page', 'material', 'country'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { language } = context.get(siteContext);
  const countries = await api.get(`/artists/countries?${new URLSearchParams(listedArtists)}`);
  const params = listParamsFrom(new URL(request.url).searchParams, countries);
  const [artists, count] = await Promise.all([
    api.get(artistsCall(params)),
    api.get(`/artists/count?${whichArtists(params)}`),
  ]);
  return {
    params,
    countries,
    count,
    artists: await Promise.all(
      artists.map(async (artist) => ({
        ...artistView(language, artist),
        // A list answers only the first works of each artist: with many of them they are counted.
        works: artist.artworks.length < 100 ? artist.artworks.length : await api.get(artistWorksCount(artist.id)),
      })),
    ),
  };
}

const formId = 'artists-params';

export default function Artists({ loaderData }: Route.ComponentProps) {
  const { artists, countries, count, params } = loaderData;
  const language = useLanguage();
  const next = useNextQuery('/artists');
  const shown = next ? listParamsFrom(next, countries) : params;
  return (
    <Wrap>
      <PageTitle
        title={words.title[language]}
        description={words.description[language]}
        address={addressOf({ ...params, words: '', sort: 'newest' })}
        noindex={params.words !== ''}
      />
      <PageHead title={words.title[language]} lead={artistCount(count)[language]}>
        <ListTools
          action="/artists"
          id={formId}
          search={{ label: words.search[language], button: words.searchButton[language], words: params.words }}
          sort={{
            label: words.sort[language],
            value: shown.sort,
            choices: [
              { value: 'newest', label: words.newest[language] },
              { value: 'oldest', label: words.oldest[language] },
            ],
          }}
        />
      </PageHead>
      <ArtistFilters params={shown} form={formId} countries={countries} />
      {(params.words || isFiltered(params)) && <SaveSearch page="artists" names={searchNames(params, language)} />}
      {artists.length === 0 && (
        <Empty title={emptyTitle(params, language)}>
          {(params.words || isFiltered(params)) && <ButtonLink to="/artists">{words.showAll[language]}</ButtonLink>}
        </Empty>
      )}
      <Grid most={4}>
        {artists.map((artist, place) => (
          <ArtistCard key={artist.id} artist={artist} works={artist.works} heading="h2" priority={place < 2} />
        ))}
      </Grid>
      <Pagination
        page={params.page}
        pages={pagesOf(count, artistsOnPage)}
        to={(page) => addressOf({ ...params, page })}
      />
    </Wrap>
  );
}

function emptyTitle(params: ListParams, language: Language): string {
  if (isFiltered(params)) return artistFiltersWords.nothing[language];
  return params.words ? noArtistFound(params.words)[language] : words.none[language];
}

const searchNames = ({ words: typed, material, country }: ListParams, language: Language) => [
  typed,
  material && materialNames[material][language],
  country && countryName(language, country),
];
