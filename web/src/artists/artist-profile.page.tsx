import { artistsWords as words } from '@hwarang/domain/artists/artists.words';
import { machineUseWords } from '@hwarang/domain/artists/machine-use';
import { artworksWords, foundArtworks } from '@hwarang/domain/artworks/artworks.words';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { pickText } from '@hwarang/domain/localized-text';
import { artistData, sameAsOf } from '@hwarang/domain/standards/schema-org';
import { isWebAddress } from '@hwarang/domain/web-address';
import { data } from 'react-router';
import { artistPath, artistView } from '../catalogue/artist.view.ts';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { byIds } from '../catalogue/by-ids.ts';
import { exhibitionPath, exhibitionView } from '../catalogue/exhibition.view.ts';
import { ExhibitionCard } from '../catalogue/exhibition-card.tsx';
import { exhibitionsWords } from '../catalogue/exhibitions.words.ts';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { ButtonLink } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { Grid, Section, Wrap } from '../design/layout.tsx';
import { Mat } from '../design/picture/mat.tsx';
import { Prose } from '../design/prose.tsx';
import { Empty } from '../design/states/states.tsx';
import text from '../design/text.module.css';
import { ExternalLink, TextLink } from '../design/text-link.tsx';
import { FollowButton } from '../keeping/follow-button.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { api, serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { addressWith, pageFrom } from '../platform/listing.ts';
import { orMissing } from '../platform/or-missing.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { PageTitle, useOrigin } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import { breadcrumbs, StructuredData } from '../platform/structured-data.tsx';
import { loaderHeaders, tdmHeaders } from '../platform/tdm-headers.ts';
import { useToday } from '../platform/use-today.ts';
import type { Route } from './+types/artist-profile.page.ts';
import shared from './artist.module.css';
import { ArtistLinks } from './artist-links.tsx';
import styles from './artist-profile.module.css';
import { artistWork, artistWorksCall, artistWorksCount, worksOnPage } from './artist-works.query.ts';
import { careerOf } from './career-of.ts';
import { CareerLink, CareerPart, Timeline } from './career-part.tsx';

const mostRecent = 3;
const exhibitionsOnPage = 12;

export const handle: PageHandle = { query: ['page'] };

export const headers = loaderHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const server = serverApi(context);
  const { language, origin } = context.get(siteContext);
  const page = pageFrom(new URL(request.url).searchParams);
  const artist = await orMissing(server.get(`/artists/${encodeURIComponent(params.id)}`));
  const [artworks, count] = await Promise.all([
    server.get(artistWorksCall(artist.id, (page - 1) * worksOnPage)),
    server.get(artistWorksCount(artist.id)),
  ]);
  const exhibitions = artist.exhibitions.slice((page - 1) * exhibitionsOnPage);
  const { email, mobile, homepage, blog, facebook, instagram, ulan_id, wikidata_id, isni_id, viaf_id } = artist;
  return data(
    {
      today: dayInKorea(new Date()),
      artist: artistView(language, artist),
      statement: pickText(language, artist.statement, artist.statement_en),
      contact: { email, mobile, homepage, blog, facebook, instagram, ulan_id, wikidata_id, isni_id, viaf_id },
      machineUse: artist.machine_use,
      career: careerOf(language, artist),
      page,
      artworks: artworks.map((artwork) => artistWork(language, artwork)),
      count,
      exhibitions: exhibitions.slice(0, exhibitionsOnPage).map((exhibition) => exhibitionView(language, exhibition)),
      exhibitionIds: exhibitions.map(({ id }) => id),
      brochures: artist.artbrochures.map(({ id, main_title, url }) => ({ id, title: main_title, url })),
    },
    tdmHeaders(artist.machine_use, origin),
  );
}

export default function ArtistProfile({ loaderData }: Route.ComponentProps) {
  const { artist, statement, contact, machineUse, career, artworks, count, page } = loaderData;
  const { exhibitions, exhibitionIds, brochures } = loaderData;
  const language = useLanguage();
  const origin = useOrigin();
  const today = useToday(loaderData.today);
  const before = (page - 1) * worksOnPage;
  const next = addressWith(artistPath(artist.id), { page: page + 1 });
  return (
    <Wrap>
      <PageTitle
        title={artist.name}
        description={statement?.text}
        image={artworks.find(({ image }) => image)?.image ?? artist.portrait}
        type="profile"
        machineUse={machineUse}
        embeddable
      />
      <StructuredData
        data={{
          '@graph': [
            artistData(origin, artist, {
              statement: statement?.text,
              sameAs: sameAsOf(contact),
            }),
            breadcrumbs(origin, [
              { name: words.title[language], path: '/artists' },
              { name: artist.name, path: artistPath(artist.id) },
            ]),
          ],
        }}
      />
      <div className={classes(shared.beside, styles.opening)}>
        <div className={styles.portrait}>
          <Mat
            picture={pictureOf(artist.portrait)}
            alt={artist.name}
            name={artist.name}
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
          <FollowButton key={artist.id} kind="artists" id={artist.id} />
          {statement && <Prose text={statement} />}
          <ArtistLinks contact={contact} />
          <p className={text.second}>
            {words.machineUse[language]}: {machineUseWords[machineUse][language]}
          </p>
        </div>
      </div>
      <Section id="artworks" title={words.artworks[language]} aside={count > 0 && foundArtworks(count)[language]}>
        {artworks.length === 0 && (
          <Empty title={words.noArtworks[language]}>
            {count > 0 && <ButtonLink to={artistPath(artist.id)}>{artworksWords.showAll[language]}</ButtonLink>}
          </Empty>
        )}
        <GrowingList
          name="artworks"
          first={artworks}
          total={count - before}
          fetchMore={async (start) =>
            (await api.get(artistWorksCall(artist.id, before + start))).map((work) => artistWork(language, work))
          }
          label={artworksWords.more[language]}
          to={next}
        >
          {(items) => <ArtworkWall artworks={items} />}
        </GrowingList>
      </Section>
      <Section id="career" title={words.career[language]}>
        <div className={shared.career}>
          <Timeline title={words.education[language]} text={career.education} />
          <Timeline title={words.privateExhibitions[language]} text={career.alone} />
          <Timeline title={words.groupExhibitions[language]} text={career.together} />
          <Timeline title={words.awards[language]} text={career.awards} />
          <CareerPart title={words.recentExhibitions[language]}>
            {exhibitions.slice(0, mostRecent).map(({ id, title, period }) => (
              <CareerLink key={id} title={title} note={period}>
                <TextLink to={exhibitionPath(id)} aria-label={`${words.view[language]}: ${title}`}>
                  {words.view[language]}
                </TextLink>
              </CareerLink>
            ))}
          </CareerPart>
          <CareerPart title={words.brochures[language]}>
            {brochures.map(({ id, title, url }) => (
              <CareerLink key={id} title={title}>
                {isWebAddress(url) && (
                  <ExternalLink href={url} aria-label={`${words.view[language]}: ${title}`}>
                    {words.view[language]}
                  </ExternalLink>
                )}
              </CareerLink>
            ))}
          </CareerPart>
        </div>
      </Section>
      {exhibitions.length > 0 && (
        <Section id="exhibitions" title={words.exhibitions[language]}>
          <GrowingList
            name="exhibitions"
            first={exhibitions}
            total={exhibitionIds.length}
            fetchMore={byIds(exhibitionIds, exhibitionsOnPage, async (query) =>
              (await api.get(`/exhibitions?${query}`)).map((exhibition) => exhibitionView(language, exhibition)),
            )}
            label={exhibitionsWords.more[language]}
            to={next}
          >
            {(items) => (
              <Grid>
                {items.map((exhibition) => (
                  <ExhibitionCard key={exhibition.id} exhibition={exhibition} today={today} full />
                ))}
              </Grid>
            )}
          </GrowingList>
        </Section>
      )}
    </Wrap>
  );
}
