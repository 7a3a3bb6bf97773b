import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { Language } from '@hwarang/domain/language';
import { pickText } from '@hwarang/domain/localized-text';
import { artistView } from '../catalogue/artist.view.ts';
import { ArtistCard } from '../catalogue/artist-card.tsx';
import { artworkView } from '../catalogue/artwork.view.ts';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { exhibitionPath, exhibitionView, roomPath } from '../catalogue/exhibition.view.ts';
import { exhibitionsWords as words } from '../catalogue/exhibitions.words.ts';
import { wholeGallery } from '../catalogue/gallery.view.ts';
import { GalleryCard } from '../catalogue/gallery-card.tsx';
import { HoursLines } from '../catalogue/hours-text.tsx';
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
import { useLanguage } from '../platform/language.ts';
import { PageTitle, useOrigin } from '../platform/page-title.tsx';
import { breadcrumbs, StructuredData } from '../platform/structured-data.tsx';
import { useToday } from '../platform/use-today.ts';
import { exhibitionData } from './exhibition.data.ts';
import styles from './exhibition-detail.module.css';

/** What the page shows of an exhibition. Its text is Markdown; `format` makes it HTML. */
export function exhibitionPage(language: Language, exhibition: Exhibition, format: (text: string) => string) {
  const text = pickText(language, exhibition.detailinfotext, exhibition.detailinfotext_en);
  return {
    today: dayInKorea(new Date()),
    exhibition: exhibitionView(language, exhibition),
    text,
    html: text && format(text.text),
    gallery: exhibition.gallery ? wholeGallery(language, exhibition.gallery) : undefined,
    artworks: exhibition.art_works.map((artwork) => artworkView(language, artwork, exhibition.artists)),
    artists: exhibition.artists.map((artist) => artistView(language, artist)),
  };
}

export function ExhibitionPage({ shown }: { shown: ReturnType<typeof exhibitionPage> }) {
  const { exhibition, text, html, gallery, artworks, artists } = shown;
  const language = useLanguage();
  const origin = useOrigin();
  const today = useToday(shown.today);
  const picture = pictureOf(exhibition.image);
  return (
    <>
      <PageTitle title={exhibition.title} description={text?.text} image={exhibition.image} type="article" />
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
        <Section id="artworks" title={words.artworks[language]}>
          {artworks.length === 0 && <Empty title={words.noArtworks[language]} />}
          <ArtworkWall artworks={artworks} />
        </Section>
        {artists.length > 0 && (
          <div className={styles.artists}>
            <Section id="artists" title={words.artists[language]}>
              <Grid most={4}>
                {artists.map((artist) => (
                  <ArtistCard key={artist.id} artist={artist} />
                ))}
              </Grid>
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
