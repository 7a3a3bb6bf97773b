import { artistCount, noArtistFound, artistsWords as words } from '@hwarang/domain/artists/artists.words';
import { artistView } from '../catalogue/artist.view.ts';
import { ArtistCard } from '../catalogue/artist-card.tsx';
import { listedArtists } from '../catalogue/listed-artists.ts';
import { ButtonLink } from '../design/button.tsx';
import { Grid, PageHead, Wrap } from '../design/layout.tsx';
import { ListTools } from '../design/list-tools.tsx';
import { Pagination } from '../design/pagination.tsx';
import { Empty } from '../design/states/states.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { addressWith, pageFrom, pagesOf, wordsFrom } from '../platform/listing.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/artists.page.ts';

const onPage = 24;

export const handle: PageHandle = { query: ['q', 'sort', 'page'] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { language } = context.get(siteContext);
  const params = new URL(request.url).searchParams;
  const page = pageFrom(params);
  const searched = wordsFrom(params);
  const sort = params.get('sort') === 'oldest' ? 'oldest' : 'newest';
  const which = new URLSearchParams(listedArtists);
  if (searched) {
    which.set('_where[_or][0][localname_contains]', searched);
    which.set('_where[_or][1][englishname_contains]', searched);
  }
  const [artists, count] = await Promise.all([
    api.get(
      `/artists?${which}&_sort=createdAt:${sort === 'oldest' ? 'ASC' : 'DESC'}&_start=${(page - 1) * onPage}&_limit=${onPage}`,
    ),
    api.get(`/artists/count?${which}`),
  ]);
  return {
    count,
    page,
    pages: pagesOf(count, onPage),
    searched,
    sort,
    artists: artists.map((artist) => ({ ...artistView(language, artist), works: artist.artworks.length })),
  };
}

export default function Artists({ loaderData }: Route.ComponentProps) {
  const { artists, count, page, pages, searched, sort } = loaderData;
  const language = useLanguage();
  return (
    <Wrap>
      <PageTitle
        title={words.title[language]}
        description={words.description[language]}
        address={addressWith('/artists', { page })}
        noindex={searched !== ''}
      />
      <PageHead title={words.title[language]} lead={artistCount(count)[language]}>
        <ListTools
          action="/artists"
          search={{ label: words.search[language], button: words.searchButton[language], words: searched }}
          sort={{
            label: words.sort[language],
            value: sort,
            choices: [
              { value: 'newest', label: words.newest[language] },
              { value: 'oldest', label: words.oldest[language] },
            ],
          }}
        />
      </PageHead>
      {artists.length === 0 && (
        <Empty title={searched ? noArtistFound(searched)[language] : words.none[language]}>
          {searched && <ButtonLink to="/artists">{words.showAll[language]}</ButtonLink>}
        </Empty>
      )}
      <Grid most={4}>
        {artists.map((artist, place) => (
          <ArtistCard key={artist.id} artist={artist} works={artist.works} heading="h2" priority={place < 2} />
        ))}
      </Grid>
      <Pagination
        page={page}
        pages={pages}
        to={(to) => addressWith('/artists', { q: searched, sort: sort === 'oldest' ? sort : undefined, page: to })}
      />
    </Wrap>
  );
}
