import type { PublicResults } from '@hwarang/domain/juries/results.contract';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { momentText, openCallWords, place } from '@hwarang/domain/open-calls/open-calls.words';
import { Link } from 'react-router';
import { artistPath } from '../../catalogue/artist.view.ts';
import { artworkView } from '../../catalogue/artwork.view.ts';
import { ArtworkWall } from '../../catalogue/artwork-wall.tsx';
import { ButtonLink } from '../../design/button.tsx';
import { PageHead, Section, Wrap } from '../../design/layout.tsx';
import { callNoticePath } from '../../open-calls/calls.ts';
import { SealNote, shownSeals } from '../../open-calls/seal-note.tsx';
import { serverApi } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { orMissing } from '../../platform/or-missing.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { siteContext } from '../../platform/site.ts';
import type { Route } from './+types/results.page.ts';
import styles from './results.module.css';
import { publishedOn, resultsOf, publicResultWords as words } from './results.words.ts';

type Entry = PublicResults['winners'][number];
type Shown = ReturnType<typeof entryView>;

const entryView = (language: Language, { place: at, artist, artworks }: Entry, prizes: PublicResults['prizes']) => ({
  place: at === null ? undefined : place(at)[language],
  prize: at === null ? undefined : prizes[at - 1]?.[language],
  artist: artist && { id: artist.id, name: pickLanguage(language, artist.localname, artist.englishname) ?? '' },
  artworks: artworks.map((work) => artworkView(language, work)),
});

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const path = `/open-calls/${encodeURIComponent(slug)}` as const;
  const api = serverApi(context);
  const results = await orMissing(api.get(`${path}/results`));
  const seals = shownSeals(await api.get(`${path}/seals`));
  return {
    slug: results.slug,
    call: results.title[language],
    published: publishedOn(momentText(results.published_at)[language])[language],
    winners: results.winners.map((entry) => entryView(language, entry, results.prizes)),
    reserve: results.reserve?.map((entry) => entryView(language, entry, [])),
    exhibition: results.exhibition,
    seals,
  };
}

export default function Results({
  loaderData: { slug, call, published, winners, reserve, exhibition, seals },
}: Route.ComponentProps) {
  const language = useLanguage();
  const title = resultsOf(call)[language];
  return (
    <Wrap>
      <PageTitle title={title} description={`${title}. ${published}`} />
      <PageHead title={title} eyebrow={openCallWords.eyebrow[language]} lead={published}>
        {exhibition && (
          <ButtonLink look="fill" to={`/exhibition-detail/${exhibition}`}>
            {words.exhibition[language]}
          </ButtonLink>
        )}
        <ButtonLink to={callNoticePath(slug)}>{words.call[language]}</ButtonLink>
      </PageHead>
      <Section id="winners" title={words.winners[language]}>
        <Entries entries={winners} />
      </Section>
      {reserve && reserve.length > 0 && (
        <Section id="reserve" title={words.reserve[language]}>
          <Entries entries={reserve} />
        </Section>
      )}
      <SealNote slug={slug} seals={seals} />
    </Wrap>
  );
}

function Entries({ entries }: { entries: readonly Shown[] }) {
  const language = useLanguage();
  return (
    <ol className={styles.entries}>
      {entries.map(({ place: at, prize, artist, artworks }, index) => (
        <li key={artist?.id ?? index}>
          <h3 className={styles.name}>
            {at && <span className={styles.place}>{at}</span>}
            {artist ? <Link to={artistPath(artist.id)}>{artist.name}</Link> : words.notShown[language]}
          </h3>
          {prize && <p className={styles.prize}>{prize}</p>}
          {artworks.length > 0 && <ArtworkWall artworks={artworks} dense />}
          {artist && artworks.length === 0 && <p className={styles.prize}>{words.noPublicWorks[language]}</p>}
        </li>
      ))}
    </ol>
  );
}
