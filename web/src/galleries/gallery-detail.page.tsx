import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { exhibitionView } from '../catalogue/exhibition.view.ts';
import { ExhibitionCard } from '../catalogue/exhibition-card.tsx';
import { galleryPath, wholeGallery } from '../catalogue/gallery.view.ts';
import { Grid, Section, Wrap } from '../design/layout.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { Prose } from '../design/prose.tsx';
import { Empty } from '../design/states/states.tsx';
import { pictureOf } from '../media/shown-file.ts';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { orMissing } from '../platform/or-missing.ts';
import { PageTitle, useOrigin } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import { breadcrumbs, StructuredData } from '../platform/structured-data.tsx';
import { useToday } from '../platform/use-today.ts';
import type { Route } from './+types/gallery-detail.page.ts';
import { galleriesWords as words } from './galleries.words.ts';
import { galleryData } from './gallery.data.ts';
import styles from './gallery-detail.module.css';
import { GalleryFacts } from './gallery-info.tsx';
import { GalleryMap } from './gallery-map.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const gallery = await orMissing(serverApi(context).get(`/galleries/${encodeURIComponent(params.id)}`));
  return {
    today: dayInKorea(new Date()),
    gallery: wholeGallery(language, gallery),
    exhibitions: gallery.exhibitions.map((exhibition) => exhibitionView(language, exhibition)),
  };
}

export default function GalleryDetail({ loaderData }: Route.ComponentProps) {
  const { gallery, exhibitions } = loaderData;
  const language = useLanguage();
  const origin = useOrigin();
  const today = useToday(loaderData.today);
  const picture = pictureOf(gallery.image);
  return (
    <Wrap>
      <PageTitle embeddable title={gallery.name} description={gallery.description?.text} image={gallery.image} />
      <StructuredData
        data={{
          '@graph': [
            galleryData(origin, gallery),
            breadcrumbs(origin, [
              { name: words.title[language], path: '/galleries' },
              { name: gallery.name, path: galleryPath(gallery.id) },
            ]),
          ],
        }}
      />
      <div className={styles.opening}>
        {picture && (
          <Picture
            picture={picture}
            alt={gallery.name}
            sizes="(min-width: 992px) 640px, 92vw"
            priority
            raised
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <div>
            {gallery.place && <p className={styles.eyebrow}>{gallery.place}</p>}
            <h1 className={styles.name}>{gallery.name}</h1>
            {gallery.otherName && (
              <p className={styles.other} lang={language === 'ko' ? 'en' : 'ko'}>
                {gallery.otherName}
              </p>
            )}
          </div>
          {gallery.description && <Prose text={gallery.description} />}
          <GalleryFacts gallery={gallery} />
        </div>
      </div>
      <Section id="exhibitions" title={words.exhibitions[language]}>
        {exhibitions.length === 0 ? (
          <Empty title={words.noExhibitions[language]} />
        ) : (
          <Grid>
            {exhibitions.map((exhibition) => (
              <ExhibitionCard key={exhibition.id} exhibition={exhibition} today={today} full withoutGallery />
            ))}
          </Grid>
        )}
      </Section>
      {gallery.point && (
        <div className={styles.place}>
          <Section id="map" title={words.map[language]}>
            <div className={styles.map}>
              <GalleryMap name={gallery.name} point={gallery.point} />
            </div>
          </Section>
        </div>
      )}
    </Wrap>
  );
}
