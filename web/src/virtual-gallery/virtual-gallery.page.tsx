import { spriteAddress } from '@hwarang/domain/media/sprite';
import { MAIN_IMAGE_ID, WORKS_IN_ROOM } from '@hwarang/domain/virtual-gallery/room';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import type { ShownFile } from '../media/shown-file.ts';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { orMissing } from '../platform/or-missing.ts';
import type { PageHandle } from '../platform/page-query.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/virtual-gallery.page.ts';
import { firstLook } from './first-look.ts';
import type { GalleryExhibition } from './gallery-data.ts';
import { filesOf, galleryOf, pictureAddress } from './gallery-of.ts';
import { type GalleryView, VirtualGallery } from './virtual-gallery.tsx';
import { virtualGalleryWords } from './virtual-gallery.words.ts';

export const handle: PageHandle = { query: ['view', 'embed', 'work'] };

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const exhibition = await orMissing(serverApi(context).get(`/exhibitions/${encodeURIComponent(params.id)}`));
  const gallery = galleryOf(language, exhibition);
  const files = filesOf(exhibition);
  return { exhibition: gallery, files, first: firstLook(gallery, files) };
}

/** In the order in which the room hangs them: the main image, then the first works. */
function spriteOf(exhibition: GalleryExhibition, files: Record<string, ShownFile | undefined>): string | undefined {
  const works = exhibition.works.slice(0, WORKS_IN_ROOM).map(({ id }) => id);
  return spriteAddress((exhibition.mainImage ? [MAIN_IMAGE_ID, ...works] : works).map((id) => files[id]?.url ?? ''));
}

const views: readonly string[] = ['room', 'wall', 'list'] satisfies GalleryView[];

export default function VirtualGalleryPage({ loaderData: { exhibition, files, first } }: Route.ComponentProps) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const view = query.get('view') ?? '';
  const pictureUrl = useCallback((id: string, width: number) => pictureAddress(files, id, width), [files]);
  return (
    <main id="main">
      <PageTitle
        title={`${exhibition.title} · ${virtualGalleryWords[language].room}`}
        description={exhibition.period}
        noindex={query.has('embed')}
        embeddable
      />
      <VirtualGallery
        exhibition={exhibition}
        pictureUrl={pictureUrl}
        spriteUrl={spriteOf(exhibition, files)}
        first={first}
        language={language}
        embed={query.has('embed')}
        initialWork={query.get('work')}
        initialView={views.includes(view) ? (view as GalleryView) : 'room'}
      />
    </main>
  );
}
