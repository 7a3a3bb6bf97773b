import { listedArtists } from '@hwarang/domain/artists/artist-search';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { memo, useEffect, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { ArtworkView } from '../catalogue/artwork.view.ts';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { exhibitionView } from '../catalogue/exhibition.view.ts';
import { ExhibitionCard } from '../catalogue/exhibition-card.tsx';
import { frontWorks } from '../catalogue/front-works.ts';
import { Grid, Section, Wrap } from '../design/layout.tsx';
import { ratioOf } from '../design/picture/picture.tsx';
import { Empty } from '../design/states/states.tsx';
import { TextLink } from '../design/text-link.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { fullRows } from '../design/wall/justify.ts';
import { usualRoom } from '../design/wall/wall.tsx';
import { bannerExhibitions } from '../exhibitions/banner-exhibitions.ts';
import { ExhibitionBanner } from '../exhibitions/exhibition-banner.tsx';
import { featuredCall } from '../open-calls/call.view.ts';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import { useToday } from '../platform/use-today.ts';
import type { Route } from './+types/home.page.ts';
import { allArtworks, homeWords as words } from './home.words.ts';
import { OpenCallBand } from './open-call-band.tsx';
import { Statistics } from './statistics.tsx';
import { varied } from './varied.ts';

const Banner = memo(ExhibitionBanner);
const Wall = memo(ArtworkWall);

const refreshAfter = 1000;
const onWall = { least: 9, most: 15 };
const counts = ['exhibitions', 'artists', 'art-works', 'galleries'] as const;
const exposed = { is_exposed: 'true' };
/** The numbers of the lists. */
const counted = { exhibitions: exposed, artists: listedArtists, 'art-works': exposed, galleries: exposed };

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { language } = context.get(siteContext);
  const [exhibitions, calls, { picked, others }, ...found] = await Promise.all([
    api.get('/exhibitions?_limit=6&is_exposed=true'),
    api.get('/open-calls'),
    frontWorks(api, language),
    ...counts.map((name) => api.get(`/${name}/count?${new URLSearchParams(counted[name])}`)),
  ]);
  const today = dayInKorea(new Date());
  return {
    today,
    banner: await bannerExhibitions(api, language, today, exhibitions),
    exhibitions: exhibitions.map((exhibition) => exhibitionView(language, exhibition)),
    artworks: onTheWall(picked, others),
    call: featuredCall(language, calls),
    shared: picked[0]?.image && { url: picked[0].image.url },
    counts: counts.map((name, place) => ({ name, count: found[place] ?? 0 })),
  };
}

/** What was picked, then works of many artists, and so many that the last row is full. */
function onTheWall(picked: ArtworkView[], others: ArtworkView[]): ArtworkView[] {
  const chosen = [...picked, ...varied(others, ({ artist }) => artist?.id, onWall.most)].slice(0, onWall.most);
  const ratios = chosen.map(({ image }) => (image ? ratioOf(image) : 1));
  return chosen.slice(0, fullRows(ratios, usualRoom, onWall.least));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const data = useSteady(loaderData);
  const { banner, exhibitions, artworks, shared } = data;
  const artworksInAll = data.counts.find(({ name }) => name === 'art-works')?.count ?? 0;
  const language = useLanguage();
  const today = useToday(data.today);
  useRefresh();
  return (
    <>
      <PageTitle description={words.description[language]} image={shared ?? banner[0]?.image} />
      <VisuallyHidden as="h1">{words.name[language]}</VisuallyHidden>
      {banner.length > 0 && <Banner label={words.banner[language]} exhibitions={banner} today={today} />}
      <Wrap>
        <Section
          id="exhibitions"
          title={words.exhibitions[language]}
          aside={<TextLink to="/exhibitions">{words.allExhibitions[language]}</TextLink>}
        >
          {exhibitions.length === 0 && <Empty title={words.noExhibitions[language]} />}
          <Grid>
            {exhibitions.map((exhibition) => (
              <ExhibitionCard key={exhibition.id} exhibition={exhibition} today={today} />
            ))}
          </Grid>
        </Section>
        <Section
          id="artworks"
          title={words.artworks[language]}
          aside={<TextLink to="/artworks">{allArtworks(artworksInAll)[language]}</TextLink>}
        >
          {artworks.length === 0 && <Empty title={words.noArtworks[language]} />}
          <Wall artworks={artworks} />
        </Section>
      </Wrap>
      {data.call && <OpenCallBand call={data.call} />}
      <Statistics counts={data.counts} />
    </>
  );
}

/** A kept page shows at once what it knew; a second after hydration it asks what has changed since. */
function useRefresh() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => navigator.onLine && void revalidate(), refreshAfter);
    return () => clearTimeout(timer);
  }, [revalidate]);
}

/** The same object for as long as it says the same: data that was asked for again and has not changed draws nothing anew. */
function useSteady<T>(data: T): T {
  const written = JSON.stringify(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says decides, not which object says it.
  return useMemo(() => data, [written]);
}
