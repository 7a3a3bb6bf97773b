import { foundArtworks, nothingFound, artworksWords as words } from '@hwarang/domain/artworks/artworks.words';
import { facetNames, whichArtworks } from '@hwarang/domain/artworks/wall-search';
import { yearInKorea } from '@hwarang/domain/artworks/year';
import type { Language } from '@hwarang/domain/language';
import { useLocation } from 'react-router';
import { artworkView, pricedWork } from '../catalogue/artwork.view.ts';
import { ButtonLink } from '../design/button.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { ListTools } from '../design/list-tools.tsx';
import { Empty, Loading } from '../design/states/states.tsx';
import { SaveSearch } from '../keeping/save-search.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import { useNextQuery } from '../platform/use-next-query.ts';
import type { Route } from './+types/artworks.page.ts';
import { ArtworkFilters, chosenLabels } from './artwork-filters.tsx';
import { filterWords } from './artwork-filters.words.ts';
import {
  addressOf,
  artworksCall,
  artworksOnPage,
  isFiltered,
  type ListParams,
  listParamsFrom,
  sorts,
} from './artworks.query.ts';
import { EndlessWall } from './endless-wall.tsx';

export const handle: PageHandle = { query: ['q', 'sort', 'year', 'page', ...facetNames] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { language } = context.get(siteContext);
  const params = listParamsFrom(new URL(request.url).searchParams);
  const [artworks, count] = await Promise.all([
    api.get(artworksCall(params, (params.page - 1) * artworksOnPage)),
    api.get(`/art-works/count?${whichArtworks(params)}`),
  ]);
  const view = params.sale ? pricedWork : artworkView;
  return {
    params,
    count,
    thisYear: yearInKorea(),
    artworks: artworks.map((artwork) => view(language, artwork)),
  };
}

const formId = 'artworks-params';

export default function Artworks({ loaderData }: Route.ComponentProps) {
  const { artworks, count, params, thisYear } = loaderData;
  const language = useLanguage();
  const name = `${language} ${useLocation().key}`;
  const next = useNextQuery('/artworks');
  const shown = next ? listParamsFrom(next) : params;
  const names = { newest: words.newest, oldest: words.oldest, title: words.byTitle, year: words.byYear };
  const narrowed = params.words !== '' || isFiltered(params);
  return (
    <Wrap wide>
      <PageTitle
        title={words.title[language]}
        description={words.description[language]}
        address={addressOf({ ...params, words: '' })}
        noindex={params.words !== ''}
      />
      <PageHead title={words.title[language]} lead={foundArtworks(count)[language]}>
        <ListTools
          action="/artworks"
          id={formId}
          search={{ label: words.search[language], button: words.searchButton[language], words: params.words }}
          sort={{
            label: words.sort[language],
            value: shown.sort,
            choices: sorts.map((value) => ({ value, label: names[value][language] })),
          }}
        />
      </PageHead>
      <ArtworkFilters params={shown} form={formId} thisYear={thisYear} />
      {narrowed && <SaveSearch page="artworks" names={[params.words, ...chosenLabels(params, language)]} />}
      {next && <Loading />}
      {artworks.length === 0 ? (
        <Empty title={emptyTitle(params, language)}>
          {narrowed && <ButtonLink to="/artworks">{words.showAll[language]}</ButtonLink>}
        </Empty>
      ) : (
        <EndlessWall
          key={name}
          name={name}
          artworks={artworks}
          count={count}
          params={params}
          leaving={next !== undefined}
        />
      )}
    </Wrap>
  );
}

function emptyTitle(params: ListParams, language: Language): string {
  if (isFiltered(params)) return filterWords.nothing[language];
  return params.words ? nothingFound(params.words)[language] : words.none[language];
}
