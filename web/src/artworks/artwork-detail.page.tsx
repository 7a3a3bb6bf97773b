import { artistsWords } from '@hwarang/domain/artists/artists.words';
import { artworksWords } from '@hwarang/domain/artworks/artworks.words';
import { canvasOfWork, sayCanvas } from '@hwarang/domain/artworks/canvas-size';
import { sizeFrom } from '@hwarang/domain/artworks/size';
import { enquiryWords } from '@hwarang/domain/enquiries/enquiries.words';
import type { Language } from '@hwarang/domain/language';
import { pickText } from '@hwarang/domain/localized-text';
import { availabilityWords } from '@hwarang/domain/sales/availability.words';
import type { PublishedOffer } from '@hwarang/domain/sales/offer';
import { priceText } from '@hwarang/domain/sales/price-text';
import { presentationPaths } from '@hwarang/domain/standards/addresses';
import { artworkData } from '@hwarang/domain/standards/schema-org';
import { lazy, Suspense } from 'react';
import { data, Link } from 'react-router';
import { artistPath } from '../catalogue/artist.view.ts';
import { artworkPath, artworkView } from '../catalogue/artwork.view.ts';
import { ArtworkFacts } from '../catalogue/artwork-facts.tsx';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { exhibitionPath, exhibitionView } from '../catalogue/exhibition.view.ts';
import { IiifLink } from '../catalogue/open-links.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Section, Wrap } from '../design/layout.tsx';
import { Avatar } from '../design/picture/avatar.tsx';
import { Prose } from '../design/prose.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useSeen } from '../keeping/seen.ts';
import { pictureOf } from '../media/shown-file.ts';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { orMissing } from '../platform/or-missing.ts';
import { PageTitle, useOrigin } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import { breadcrumbs, StructuredData } from '../platform/structured-data.tsx';
import { loaderHeaders, tdmHeaders } from '../platform/tdm-headers.ts';
import type { Route } from './+types/artwork-detail.page.ts';
import styles from './artwork-detail.module.css';
import { moreBy, artworkDetailWords as words } from './artwork-detail.words.ts';
import { ArtworkStage } from './artwork-stage.tsx';
import { ScaleDrawing } from './scale-drawing.tsx';
import { useCountedView } from './use-counted-view.ts';
import { useOwnerNote } from './use-owner-note.ts';

const mostOthers = 8;

// Known to the browser alone, and far down the page.
const RecentlySeen = lazy(() => import('../keeping/recently-seen.tsx'));

export const headers = loaderHeaders;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { language, origin } = context.get(siteContext);
  const id = encodeURIComponent(params.id);
  const artwork = await orMissing(api.get(`/art-works/${id}`));
  const view = artworkView(language, artwork);
  const [exhibitions, others, alike] = await Promise.all([
    api.get(`/exhibitions?is_exposed=true&art_works=${id}&_sort=opens_on:DESC&_limit=20`),
    view.artist ? api.get(`/art-works?is_exposed=true&owner=${view.artist.id}&id_ne=${id}&_limit=${mostOthers}`) : [],
    // It may have been withdrawn since the first answer.
    orMissing(api.get(`/art-works/${id}/similar`)),
  ]);
  const measures = sizeFrom(artwork);
  const canvas = canvasOfWork(measures);
  return data(
    {
      artwork: view,
      canvas: canvas && sayCanvas(language, canvas),
      sale: saleOf(language, artwork),
      offer: { availability: artwork.availability, price: artwork.price, currency: artwork.currency },
      machineUse: artwork.owner?.machine_use,
      measures,
      text: pickText(language, artwork.text, artwork.text_en),
      exhibitions: exhibitions.map((exhibition) => exhibitionView(language, exhibition)),
      others: others.map((other) => ({ ...artworkView(language, other), artist: undefined })),
      alike: alike.map((other) => artworkView(language, other)),
    },
    tdmHeaders(artwork.owner?.machine_use, origin),
  );
}

/** Said here, so that the browser needs neither the words nor the formats of money. */
function saleOf(language: Language, offer: PublishedOffer) {
  const { availability, takes_questions } = offer;
  if (!availability && !takes_questions) return undefined;
  return {
    availability: availability && availabilityWords[availability][language],
    price: priceText(language, offer),
    ask: takes_questions ? enquiryWords.ask[language] : undefined,
  };
}

export default function ArtworkDetail({ loaderData }: Route.ComponentProps) {
  const { artwork, canvas, sale, offer, machineUse, measures, text, exhibitions, others, alike } = loaderData;
  const language = useLanguage();
  const origin = useOrigin();
  useOwnerNote([artwork]);
  useCountedView(artwork.id);
  const seen = useSeen(artwork.id);
  const { artist, title, otherTitle, year, material, size, image } = artwork;
  const otherLanguage = language === 'ko' ? 'en' : 'ko';
  const caption = [artist?.name, title, year, material, size].filter(Boolean).join(', ');
  return (
    <>
      <PageTitle
        title={artist ? `${title}, ${artist.name}` : title}
        description={[caption, text?.text].filter(Boolean).join('. ')}
        image={image}
        type="article"
        machineUse={machineUse}
        embeddable
      />
      <StructuredData
        data={{
          '@graph': [
            artworkData(origin, { ...artwork, offer }, measures, text?.text),
            breadcrumbs(origin, [
              { name: artworksWords.title[language], path: '/artworks' },
              { name: title, path: artworkPath(artwork.id) },
            ]),
          ],
        }}
      />
      <ArtworkStage
        id={artwork.id}
        image={image}
        title={title}
        alt={artist ? `${title}, ${artist.name}` : title}
        room={exhibitions[0]?.id}
      />
      <Wrap className={styles.body}>
        <div>
          <p className={styles.who}>
            {artist ? (
              <Link to={artistPath(artist.id)}>
                {artist.name}
                {artist.otherName && <span lang={otherLanguage}> · {artist.otherName}</span>}
              </Link>
            ) : (
              words.unknownArtist[language]
            )}
          </p>
          <h1 className={styles.title}>
            {title} {otherTitle && <span lang={otherLanguage}>{otherTitle}</span>}
          </h1>
          <ArtworkFacts work={artwork} canvas={canvas} />
          {sale && (
            <div className={styles.sale}>
              {sale.availability && (
                <p>
                  {sale.availability}
                  {sale.price && <strong>{sale.price}</strong>}
                </p>
              )}
              {sale.ask && (
                <ButtonLink className={styles.ask} to={`${artworkPath(artwork.id)}/ask`}>
                  {sale.ask}
                </ButtonLink>
              )}
            </div>
          )}
          {image && <IiifLink manifest={presentationPaths.artwork(artwork.id)} />}
          {text && (
            <div className={styles.text}>
              <Prose text={text} />
            </div>
          )}
          {measures && <ScaleDrawing size={measures} image={image} title={title} />}
        </div>
        <aside className={styles.aside}>
          {artist && (
            <div className={styles.artist}>
              <Avatar picture={pictureOf(artist.portrait)} alt="" name={artist.name} size={72} />
              <div>
                <strong>{artist.name}</strong>
                <p className={styles.note}>
                  {artist.otherName && <span lang={otherLanguage}>{artist.otherName}</span>}
                  {artist.otherName && artist.country && ' · '}
                  {artist.country}
                </p>
                <TextLink to={artistPath(artist.id)}>{artistsWords.goToProfile[language]}</TextLink>
              </div>
            </div>
          )}
          <h2 className={styles.heading}>{words.exhibitions[language]}</h2>
          {exhibitions.length === 0 && <p className={styles.note}>{words.noExhibitions[language]}</p>}
          <ul className={styles.exhibitions}>
            {exhibitions.map((exhibition) => (
              <li key={exhibition.id}>
                <Link to={exhibitionPath(exhibition.id)}>
                  {exhibition.title}
                  <span className={styles.note}>
                    {[exhibition.gallery?.name, exhibition.period].filter(Boolean).join(' · ')}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </aside>
      </Wrap>
      {artist && others.length > 0 && (
        <Wrap className={styles.more}>
          <Section id="others" title={moreBy(artist.name)[language]}>
            <ArtworkWall artworks={others} />
          </Section>
        </Wrap>
      )}
      {alike.length > 0 && (
        <Wrap className={styles.more}>
          <Section id="alike" title={words.alike[language]}>
            <ArtworkWall artworks={alike} />
          </Section>
        </Wrap>
      )}
      {seen.length > 0 && (
        <Suspense>
          <RecentlySeen key={artwork.id} ids={seen} className={styles.more} />
        </Suspense>
      )}
    </>
  );
}
