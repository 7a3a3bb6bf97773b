import { galleryView } from '../catalogue/gallery.view.ts';
import { GalleryCard } from '../catalogue/gallery-card.tsx';
import { Grid, PageHead, Wrap } from '../design/layout.tsx';
import { Pagination } from '../design/pagination.tsx';
import { Empty } from '../design/states/states.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { addressWith, pageFrom, pagesOf } from '../platform/listing.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/galleries.page.ts';
import { galleriesWords as words } from './galleries.words.ts';

export const handle: PageHandle = { query: ['page'] };

const onPage = 48;
const addressOf = (page: number) => addressWith('/galleries', { page });

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context);
  const { language } = context.get(siteContext);
  const page = pageFrom(new URL(request.url).searchParams);
  const [galleries, count] = await Promise.all([
    api.get(`/galleries?is_exposed=true&_sort=name:ASC&_start=${(page - 1) * onPage}&_limit=${onPage}`),
    api.get('/galleries/count?is_exposed=true'),
  ]);
  return {
    page,
    count,
    galleries: await Promise.all(
      galleries.map(async (gallery) => ({
        ...galleryView(language, gallery),
        // A list answers only the first exhibitions of each gallery: with many of them they are counted.
        exhibitions:
          gallery.exhibitions.length < 100
            ? gallery.exhibitions.length
            : await api.get(`/exhibitions/count?is_exposed=true&gallery=${gallery.id}`),
      })),
    ),
  };
}

export default function Galleries({ loaderData: { galleries, count, page } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Wrap>
      <PageTitle title={words.title[language]} description={words.description[language]} address={addressOf(page)} />
      <PageHead title={words.title[language]} />
      {galleries.length === 0 && <Empty title={words.none[language]} />}
      <Grid>
        {galleries.map((gallery, place) => (
          <GalleryCard key={gallery.id} gallery={gallery} exhibitions={gallery.exhibitions} priority={place === 0} />
        ))}
      </Grid>
      <Pagination page={page} pages={pagesOf(count, onPage)} to={addressOf} />
    </Wrap>
  );
}
