import { galleryView } from '../catalogue/gallery.view.ts';
import { GalleryCard } from '../catalogue/gallery-card.tsx';
import { Grid, PageHead, Wrap } from '../design/layout.tsx';
import { Empty } from '../design/states/states.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/galleries.page.ts';
import { galleriesWords as words } from './galleries.words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const galleries = await serverApi(context).get('/galleries?is_exposed=true&_sort=name:ASC');
  return {
    galleries: galleries.map((gallery) => ({
      ...galleryView(language, gallery),
      exhibitions: gallery.exhibitions.length,
    })),
  };
}

export default function Galleries({ loaderData: { galleries } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Wrap>
      <PageTitle title={words.title[language]} description={words.description[language]} />
      <PageHead title={words.title[language]} />
      {galleries.length === 0 && <Empty title={words.none[language]} />}
      <Grid>
        {galleries.map((gallery, place) => (
          <GalleryCard key={gallery.id} gallery={gallery} exhibitions={gallery.exhibitions} priority={place === 0} />
        ))}
      </Grid>
    </Wrap>
  );
}
