import { artistsWords as words } from '@hwarang/domain/artists/artists.words';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { artistPath, artistView } from '../catalogue/artist.view.ts';
import { artworkView } from '../catalogue/artwork.view.ts';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { exhibitionPath, exhibitionView } from '../catalogue/exhibition.view.ts';
import { ExhibitionCard } from '../catalogue/exhibition-card.tsx';
import { Grid, Section, Wrap } from '../design/layout.tsx';
import { Mat } from '../design/picture/mat.tsx';
import { Prose } from '../design/prose.tsx';
import { Empty } from '../design/states/states.tsx';
import { ExternalLink, TextLink } from '../design/text-link.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { orMissing } from '../platform/or-missing.ts';
import { PageTitle, useOrigin } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import { breadcrumbs, StructuredData } from '../platform/structured-data.tsx';
import { useToday } from '../platform/use-today.ts';
import type { Route } from './+types/artist-profile.page.ts';
import { artistData } from './artist.data.ts';
import { ArtistLinks } from './artist-links.tsx';
import styles from './artist-profile.module.css';
import { LineList } from './line-list.tsx';
import { Timeline } from './timeline.tsx';
import { timelineOf } from './timeline-entries.ts';

const mostRecent = 3;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const artist = await orMissing(serverApi(context).get(`/artists/${encodeURIComponent(params.id)}`));
  const { email, mobile, homepage, blog, facebook, instagram } = artist;
  return {
    today: dayInKorea(new Date()),
    artist: artistView(language, artist),
    statement: pickLanguage(language, artist.statement, artist.statement_en),
    contact: { email, mobile, homepage, blog, facebook, instagram },
    career: {
      education: timelineOf(artist.edulevel),
      alone: timelineOf(artist.ex_career),
      together: timelineOf(artist.ex_group_career),
      awards: timelineOf(artist.awards),
    },
    artworks: [...artist.artworks]
      .sort((one, other) => one.position - other.position)
      .map((artwork) => artworkView(language, artwork)),
    exhibitions: artist.exhibitions.map((exhibition) => exhibitionView(language, exhibition)),
    brochures: artist.artbrochures.map(({ id, main_title, url }) => ({ id, title: main_title, url })),
  };
}

export default function ArtistProfile({ loaderData }: Route.ComponentProps) {
  const { artist, statement, contact, career, artworks, exhibitions, brochures } = loaderData;
  const language = useLanguage();
  const origin = useOrigin();
  const today = useToday(loaderData.today);
  return (
    <Wrap>
      <PageTitle
        title={artist.name}
        description={statement}
        image={artworks.find(({ image }) => image)?.image ?? artist.portrait}
        type="profile"
      />
      <StructuredData
        data={{
          '@graph': [
            artistData(origin, artist, {
              statement,
              elsewhere: [contact.homepage, contact.blog, contact.facebook, contact.instagram],
            }),
            breadcrumbs(origin, [
              { name: words.title[language], path: '/artists' },
              { name: artist.name, path: artistPath(artist.id) },
            ]),
          ],
        }}
      />
      <div className={styles.opening}>
        <div className={styles.portrait}>
          <Mat
            picture={pictureOf(artist.portrait)}
            alt={artist.name}
            initial={artist.name}
            shape={1}
            sizes="(min-width: 768px) 320px, 82vw"
            priority
          />
        </div>
        <div className={styles.words}>
          {artist.country && <p className={styles.country}>{artist.country}</p>}
          <h1 className={styles.name}>
            {artist.name} {artist.otherName && <span lang={language === 'ko' ? 'en' : 'ko'}>{artist.otherName}</span>}
          </h1>
          {statement && <Prose text={statement} />}
          <ArtistLinks contact={contact} />
        </div>
      </div>
      <Section id="artworks" title={words.artworks[language]}>
        {artworks.length === 0 && <Empty title={words.noArtworks[language]} />}
        <ArtworkWall artworks={artworks} />
      </Section>
      <Section id="career" title={words.career[language]}>
        <div className={styles.career}>
          <Timeline title={words.education[language]} entries={career.education} />
          <Timeline title={words.privateExhibitions[language]} entries={career.alone} />
          <Timeline title={words.groupExhibitions[language]} entries={career.together} />
          <Timeline title={words.awards[language]} entries={career.awards} />
          <LineList
            title={words.recentExhibitions[language]}
            lines={exhibitions.slice(0, mostRecent).map(({ id, title, period }) => ({
              key: id,
              title,
              note: period,
              way: (
                <TextLink to={exhibitionPath(id)} aria-label={`${words.view[language]}: ${title}`}>
                  {words.view[language]}
                </TextLink>
              ),
            }))}
          />
          <LineList
            title={words.brochures[language]}
            lines={brochures.map(({ id, title, url }) => ({
              key: id,
              title,
              note: undefined,
              way: /^https?:\/\//i.test(url) && (
                <ExternalLink href={url} aria-label={`${words.view[language]}: ${title}`}>
                  {words.view[language]}
                </ExternalLink>
              ),
            }))}
          />
        </div>
      </Section>
      {exhibitions.length > 0 && (
        <Section id="exhibitions" title={words.exhibitions[language]}>
          <Grid>
            {exhibitions.map((exhibition) => (
              <ExhibitionCard key={exhibition.id} exhibition={exhibition} today={today} full />
            ))}
          </Grid>
        </Section>
      )}
    </Wrap>
  );
}
