import { either } from '@hwarang/domain/either';
import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import type { Language } from '@hwarang/domain/language';
import { stepAddress } from '@hwarang/domain/media/picture';
import { spriteAddress } from '@hwarang/domain/media/sprite';
import { MAIN_IMAGE_ID, WORKS_IN_ROOM } from '@hwarang/domain/virtual-gallery/room';
import { virtualGalleryWords } from '@hwarang/domain/virtual-gallery/virtual-gallery.words';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { type ShownFile, shownFile } from '../media/shown-file.ts';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { orMissing } from '../platform/or-missing.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/virtual-gallery.page.ts';
import type { GalleryExhibition, GalleryWork } from './gallery-data.ts';
import { pictureSteps } from './picture-steps.ts';
import { type GalleryView, VirtualGallery } from './virtual-gallery.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const exhibition = await orMissing(
    serverApi(context).get<Exhibition>(`/exhibitions/${encodeURIComponent(params.id)}`),
  );
  const [poster] = exhibition.mainimage;
  const files: Record<string, ShownFile | undefined> = { [MAIN_IMAGE_ID]: shownFile(poster) };
  for (const { id, image } of exhibition.art_works) files[id] = shownFile(image);
  return { exhibition: galleryOf(language, exhibition), files };
}

function galleryOf(language: Language, exhibition: Exhibition): GalleryExhibition {
  const artists = new Map(exhibition.artists.map((artist) => [artist.id, artist]));
  const poster = exhibition.mainimage[0];
  return {
    id: exhibition.id,
    title: either(language, exhibition.title, exhibition.title_en) ?? exhibition.title,
    period: exhibition.period ?? '',
    style: exhibition.room_style,
    mainImage: poster ? { width: poster.width, height: poster.height } : null,
    works: exhibition.art_works.map((work): GalleryWork => {
      const artist = artists.get(work.owner ?? '');
      return {
        id: work.id,
        title: either(language, work.title, work.title_en) ?? work.title,
        artist: artist ? { id: artist.id, name: language === 'en' ? artist.englishname : artist.localname } : null,
        year: work.year ? Number(work.year.slice(0, 4)) : null,
        material: either(language, work.material, work.material_en) ?? '',
        size: work.size,
        widthCm: work.width_cm,
        heightCm: work.height_cm,
        depthCm: work.depth_cm,
        override: exhibition.hang?.[work.id],
        picture: work.image ? { width: work.image.width, height: work.image.height } : null,
      };
    }),
  };
}

/** In the order in which the room hangs them: the main image, then the first works. */
function spriteOf(exhibition: GalleryExhibition, files: Record<string, ShownFile | undefined>): string | undefined {
  const works = exhibition.works.slice(0, WORKS_IN_ROOM).map(({ id }) => id);
  return spriteAddress((exhibition.mainImage ? [MAIN_IMAGE_ID, ...works] : works).map((id) => files[id]?.url ?? ''));
}

const views: readonly string[] = ['room', 'wall', 'list'] satisfies GalleryView[];

export default function VirtualGalleryPage({ loaderData: { exhibition, files } }: Route.ComponentProps) {
  const language = useLanguage();
  const [query] = useSearchParams();
  const view = query.get('view') ?? '';
  const pictureUrl = useCallback(
    (id: string, width: number) => {
      const file = files[id];
      return file ? stepAddress(file, pictureSteps(width)) : '';
    },
    [files],
  );
  return (
    <main id="main">
      <PageTitle
        title={`${exhibition.title} · ${virtualGalleryWords[language].room}`}
        description={exhibition.period}
        noindex={query.has('embed')}
      />
      <VirtualGallery
        exhibition={exhibition}
        pictureUrl={pictureUrl}
        spriteUrl={spriteOf(exhibition, files)}
        language={language}
        embed={query.has('embed')}
        initialWork={query.get('work')}
        initialView={views.includes(view) ? (view as GalleryView) : 'room'}
      />
    </main>
  );
}
