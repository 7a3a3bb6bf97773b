import { artworksWords, foundArtworks } from '@hwarang/domain/artworks/artworks.words';
import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { Language } from '@hwarang/domain/language';
import { pickText } from '@hwarang/domain/localized-text';
import { presentationPaths } from '@hwarang/domain/standards/addresses';
import { exhibitionData } from '@hwarang/domain/standards/schema-org';
import { artistView } from '../catalogue/artist.view.ts';
import { ArtistCard } from '../catalogue/artist-card.tsx';
import { artworkView } from '../catalogue/artwork.view.ts';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { byIds } from '../catalogue/by-ids.ts';
import { exhibitionPath, exhibitionView, roomPath } from '../catalogue/exhibition.view.ts';
import { exhibitionsWords as words } from '../catalogue/exhibitions.words.ts';
import { wholeGallery } from '../catalogue/gallery.view.ts';
import { GalleryCard } from '../catalogue/gallery-card.tsx';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { HoursLines } from '../catalogue/hours-text.tsx';
import { IiifLink, RoomModelLink } from '../catalogue/open-links.tsx';
import { RunMark } from '../catalogue/run-mark.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Facts } from '../design/facts.tsx';
import { Icon } from '../design/icon.tsx';
import { LanguageMark } from '../design/language-mark.tsx';
import { Grid, Row, Section, Wrap } from '../design/layout.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { Empty } from '../design/states/states.tsx';
import { GalleryPlace } from '../galleries/gallery-place.tsx';
import { Formatted } from '../markdown/formatted.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { addressWith } from '../platform/listing.ts';
import { PageTitle, useOrigin } from '../platform/page-title.tsx';
import { breadcrumbs, StructuredData } from '../platform/structured-data.tsx';
import { useToday } from '../platform/use-today.ts';
import styles from './exhibition-detail.module.css';

const artworksOnPage = 36;
const artistsOnPage = 12;

/** What the page shows of an exhibition. Its text is Markdown; `format` makes it HTML. */
export function exhibitionPage(language: Language, exhibition: Exhibition, format: (text: string) => string, page = 1) {
  const artworks = exhibition.art_works.slice((page - 1) * artworksOnPage);
  const artists = exhibition.artists.slice((page - 1) * artistsOnPage);
  const text = pickText(language, exhibition.detailinfotext, exhibition.detailinfotext_en);
  return {
    today: dayInKorea(new Date()),
    exhibition: exhibitionView(language, exhibition),
    text,
    html: text && format(text.text),
    gallery: exhibition.gallery ? wholeGallery(language, exhibition.gallery) : undefined,
    page,
    artworks: artworks.slice(0, artworksOnPage).map((work) => artworkView(language, work, exhibition.artists)),
    artworkIds: artworks.map(({ id }) => id),
    count: exhibition.art_works.length,
    artists: artists.slice(0, artistsOnPage).map((artist) => artistView(language, artist)),
    artistIds: artists.map(({ id }) => id),
  };
}

interface ExhibitionPageProps {
  shown: ReturnType<typeof exhibitionPage>;
  /** Before it is public nothing may lead viewers and pages of others to it: they would only learn that it exists. */
  isPreview?: boolean;
}

export function ExhibitionPage({ shown, isPreview = false }: ExhibitionPageProps) {
  const { exhibition, text, html, gallery, artworks, artworkIds, artists, artistIds, count, page } = shown;
  const language = useLanguage();
  const origin = useOrigin();
  const today = useToday(shown.today);
  const picture = pictureOf(exhibition.image);
  const next = addressWith(exhibitionPath(exhibition.id), { page: page + 1 });
  return (
    <>
      <PageTitle
        title={exhibition.title}
        description={text?.text}
        image={exhibition.image}
        type="article"
        noindex={isPreview}
        embeddable={!isPreview}
      />
      <StructuredData
        data={{
          '@graph': [
            exhibitionData(origin, { exhibition, gallery, artists, text: text?.text }),
            breadcrumbs(origin, [
              { name: words.title[language], path: '/exhibitions' },
              { name: exhibition.title, path: exhibitionPath(exhibition.id) },
            ]),
          ],
        }}
      />
      <div className={styles.opening}>
        <div className={styles.inner}>
          {picture && (
            <div className={styles.stage}>
              <Picture
                picture={picture}
                alt={exhibition.title}
                sizes="(min-width: 992px) 60vw, 92vw"
                priority
                raised
                className={styles.poster}
              />
            </div>
          )}
          <div className={styles.words}>
            <p className={styles.eyebrow}>
              <RunMark exhibition={exhibition} today={today} />
            </p>
            <h1 className={styles.title}>{exhibition.title}</h1>
            {exhibition.otherTitle && (
              <p className={styles.other} lang={language === 'ko' ? 'en' : 'ko'}>
                {exhibition.otherTitle}
              </p>
            )}
            <Facts
              facts={[
                { name: words.period[language], value: exhibition.period },
                {
                  name: words.hours[language],
                  value: exhibition.hours.length > 0 && <HoursLines hours={exhibition.hours} />,
                },
              ]}
            />
            {gallery && <GalleryCard gallery={gallery} small />}
            <Row>
              <ButtonLink look="fill" to={roomPath(exhibition.id)}>
                <Icon name="door" size={18} />
                {words.goToRoom[language]}
              </ButtonLink>
              {exhibition.opens && exhibition.closes && (
                <ButtonLink to={`${exhibitionPath(exhibition.id)}/calendar.ics`} reloadDocument download>
                  <Icon name="calendar" size={18} />
                  {words.calendar[language]}
                </ButtonLink>
              )}
            </Row>
            {count > 0 && !isPreview && (
              <div className={styles.openLinks}>
                <IiifLink manifest={presentationPaths.exhibition(exhibition.id)} />
                <RoomModelLink exhibition={exhibition.id} />
              </div>
            )}
          </div>
        </div>
      </div>
      <Wrap>
        {text && html && (
          <Section id="introduction" title={words.introduction[language]}>
            <LanguageMark lang={text.lang} />
            <div lang={text.lang}>
              <Formatted html={html} />
            </div>
          </Section>
        )}
        <Section id="artworks" title={words.artworks[language]} aside={count > 0 && foundArtworks(count)[language]}>
          {artworks.length === 0 && (
            <Empty title={words.noArtworks[language]}>
              {count > 0 && (
                <ButtonLink to={exhibitionPath(exhibition.id)}>{artworksWords.showAll[language]}</ButtonLink>
              )}
            </Empty>
          )}
          <GrowingList
            name="artworks"
            first={artworks}
            total={artworkIds.length}
            fetchMore={byIds(artworkIds, artworksOnPage, async (query) =>
              (await api.get(`/art-works?${query}`)).map((work) => artworkView(language, work)),
            )}
            label={artworksWords.more[language]}
            to={next}
          >
            {(items) => <ArtworkWall artworks={items} />}
          </GrowingList>
        </Section>
        {artists.length > 0 && (
          <div className={styles.artists}>
            <Section id="artists" title={words.artists[language]}>
              <GrowingList
                name="artists"
                first={artists}
                total={artistIds.length}
                fetchMore={byIds(artistIds, artistsOnPage, async (query) =>
                  (await api.get(`/artists?${query}`)).map((artist) => artistView(language, artist)),
                )}
                label={words.moreArtists[language]}
                to={next}
              >
                {(items) => (
                  <Grid most={4}>
                    {items.map((artist) => (
                      <ArtistCard key={artist.id} artist={artist} />
                    ))}
                  </Grid>
                )}
              </GrowingList>
            </Section>
          </div>
        )}
        {gallery && (
          <Section id="gallery" title={words.galleryInfo[language]}>
            <GalleryPlace gallery={gallery} />
          </Section>
        )}
      </Wrap>
    </>
  );
}
