import { artworksWords, foundArtworks } from '@hwarang/domain/artworks/artworks.words';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { galleryData } from '@hwarang/domain/standards/schema-org';
import { pricedWork } from '../catalogue/artwork.view.ts';
import { ArtworkWall } from '../catalogue/artwork-wall.tsx';
import { exhibitionView } from '../catalogue/exhibition.view.ts';
import { ExhibitionCard } from '../catalogue/exhibition-card.tsx';
import { exhibitionCount, exhibitionsWords } from '../catalogue/exhibitions.words.ts';
import { galleryPath, wholeGallery } from '../catalogue/gallery.view.ts';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { ButtonLink } from '../design/button.tsx';
import { Grid, Section, Wrap } from '../design/layout.tsx';
import { Picture } from '../design/picture/picture.tsx';
import { Prose } from '../design/prose.tsx';
import { Empty } from '../design/states/states.tsx';
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
import { useToday } from '../platform/use-today.ts';
import type { Route } from './+types/gallery-detail.page.ts';
import { galleriesWords as words } from './galleries.words.ts';
import styles from './gallery-detail.module.css';
import { GalleryFacts } from './gallery-info.tsx';
import { GalleryLegal } from './gallery-legal.tsx';
import { GalleryMap } from './gallery-map.tsx';

const exhibitionsOnPage = 24;

/** Those that name it as their gallery, and those that name it among others. */
const ofGallery = (id: string) => `_where[_or][0][gallery]=${id}&_where[_or][1][galleries]=${id}` as const;
const exhibitionsCall = (id: string, start: number) =>
  `/exhibitions?${ofGallery(id)}&_sort=opens_on:DESC&_start=${start}&_limit=${exhibitionsOnPage}` as const;

const worksOnPage = 24;
const forSaleCall = (id: string, start: number) =>
  `/galleries/${id}/for-sale?_start=${start}&_limit=${worksOnPage}` as const;

export const handle: PageHandle = { query: ['page', 'works'] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const server = serverApi(context);
  const { searchParams } = new URL(request.url);
  const page = pageFrom(searchParams);
  const worksPage = pageFrom(searchParams, 'works');
  const gallery = await orMissing(server.get(`/galleries/${encodeURIComponent(params.id)}`));
  const [exhibitions, count, forSale] = await Promise.all([
    server.get(exhibitionsCall(gallery.id, (page - 1) * exhibitionsOnPage)),
    server.get(`/exhibitions/count?${ofGallery(gallery.id)}`),
    server.get(forSaleCall(gallery.id, (worksPage - 1) * worksOnPage)),
  ]);
  return {
    today: dayInKorea(new Date()),
    gallery: wholeGallery(language, gallery),
    page,
    exhibitions: exhibitions.map((exhibition) => exhibitionView(language, exhibition)),
    count,
    worksPage,
    works: forSale.works.map((work) => pricedWork(language, work)),
    worksCount: forSale.count,
  };
}

export default function GalleryDetail({ loaderData }: Route.ComponentProps) {
  const { gallery, exhibitions, count, page, works, worksCount, worksPage } = loaderData;
  const language = useLanguage();
  const origin = useOrigin();
  const today = useToday(loaderData.today);
  const picture = pictureOf(gallery.image);
  const before = (page - 1) * exhibitionsOnPage;
  const worksBefore = (worksPage - 1) * worksOnPage;
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
          <FollowButton key={gallery.id} kind="galleries" id={gallery.id} />
          {gallery.description && <Prose text={gallery.description} />}
          <GalleryFacts gallery={gallery} />
        </div>
      </div>
      <Section
        id="exhibitions"
        title={words.exhibitions[language]}
        aside={count > 0 && exhibitionCount(count)[language]}
      >
        {exhibitions.length === 0 && (
          <Empty title={words.noExhibitions[language]}>
            {count > 0 && <ButtonLink to={galleryPath(gallery.id)}>{exhibitionsWords.showAll[language]}</ButtonLink>}
          </Empty>
        )}
        <GrowingList
          name="exhibitions"
          first={exhibitions}
          total={count - before}
          fetchMore={async (start) =>
            (await api.get(exhibitionsCall(gallery.id, before + start))).map((one) => exhibitionView(language, one))
          }
          label={exhibitionsWords.more[language]}
          to={addressWith(galleryPath(gallery.id), { page: page + 1, works: worksPage > 1 ? worksPage : undefined })}
        >
          {(items) => (
            <Grid>
              {items.map((exhibition) => (
                <ExhibitionCard key={exhibition.id} exhibition={exhibition} today={today} full withoutGallery />
              ))}
            </Grid>
          )}
        </GrowingList>
      </Section>
      {works.length > 0 && (
        <Section id="for-sale" title={words.forSale[language]} aside={foundArtworks(worksCount)[language]}>
          <GrowingList
            name="for-sale"
            first={works}
            total={worksCount - worksBefore}
            fetchMore={async (start) =>
              (await api.get(forSaleCall(gallery.id, worksBefore + start))).works.map((work) =>
                pricedWork(language, work),
              )
            }
            label={artworksWords.more[language]}
            to={addressWith(galleryPath(gallery.id), { page, works: worksPage + 1 })}
          >
            {(items) => <ArtworkWall artworks={items} />}
          </GrowingList>
        </Section>
      )}
      {gallery.point && (
        <div className={styles.place}>
          <Section id="map" title={words.map[language]}>
            <div className={styles.map}>
              <GalleryMap name={gallery.name} point={gallery.point} />
            </div>
          </Section>
        </div>
      )}
      <GalleryLegal lines={gallery.legal} />
    </Wrap>
  );
}
