import { foundArtworks, nothingFound, artworksWords as words } from '@hwarang/domain/artworks/artworks.words';
import { ButtonLink } from '../design/button.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { ListTools } from '../design/list-tools.tsx';
import { Empty } from '../design/states/states.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { pageFrom, pagesOf, wordsFrom } from '../platform/listing.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/artworks.page.ts';
import { type ArtworkBrief, artworkView } from './artwork.view.ts';
import { artworksCall, artworksOnPage, sortFrom, sorts, whichArtworks } from './artworks.query.ts';
import { EndlessWall } from './endless-wall.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { language } = context.get(siteContext);
  const wishes = new URL(request.url).searchParams;
  const searched = wordsFrom(wishes);
  const sort = sortFrom(wishes);
  const page = pageFrom(wishes);
  const [artworks, count] = await Promise.all([
    api.get<ArtworkBrief[]>(artworksCall(searched, sort, (page - 1) * artworksOnPage)),
    api.get<number>(`/art-works/count?${whichArtworks(searched)}`),
  ]);
  return {
    searched,
    sort,
    page,
    pages: pagesOf(count, artworksOnPage),
    count,
    artworks: artworks.map((artwork) => artworkView(language, artwork)),
  };
}

export default function Artworks({ loaderData }: Route.ComponentProps) {
  const { artworks, count, searched, sort } = loaderData;
  const language = useLanguage();
  const names = { newest: words.newest, oldest: words.oldest, title: words.byTitle, year: words.byYear };
  return (
    <Wrap>
      <PageTitle title={words.title[language]} description={words.description[language]} />
      <PageHead title={words.title[language]} lead={foundArtworks(count)[language]}>
        <ListTools
          action="/artworks"
          search={{ label: words.search[language], button: words.searchButton[language], words: searched }}
          sort={{
            label: words.sort[language],
            value: sort,
            choices: sorts.map((value) => ({ value, label: names[value][language] })),
          }}
        />
      </PageHead>
      {artworks.length === 0 ? (
        <Empty title={searched ? nothingFound(searched)[language] : words.none[language]}>
          {searched && <ButtonLink to="/artworks">{words.showAll[language]}</ButtonLink>}
        </Empty>
      ) : (
        <EndlessWall key={`${language} ${searched} ${sort} ${loaderData.page}`} {...loaderData} />
      )}
    </Wrap>
  );
}
