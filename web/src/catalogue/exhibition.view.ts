import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { periodText } from '@hwarang/domain/exhibitions/period';
import { textHoursLines } from '@hwarang/domain/galleries/opening-hours';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { shownFile } from '../media/shown-file.ts';
import { type GalleryBrief, galleryView } from './gallery.view.ts';

/** An exhibition as the API gives it: inside another record its gallery is an id. */
export interface ExhibitionBrief
  extends Pick<
    Exhibition,
    | 'id'
    | 'title'
    | 'title_en'
    | 'period'
    | 'opens_on'
    | 'closes_on'
    | 'businesshour'
    | 'detailinfotext'
    | 'detailinfotext_en'
    | 'mainimage'
  > {
  gallery: GalleryBrief | string | null;
}

export type ExhibitionView = ReturnType<typeof exhibitionView>;

export function exhibitionView(language: Language, exhibition: ExhibitionBrief) {
  const { opens_on: opens, closes_on: closes, gallery } = exhibition;
  const title = pickLanguage(language, exhibition.title, exhibition.title_en) ?? '';
  const other = pickLanguage(language === 'ko' ? 'en' : 'ko', exhibition.title, exhibition.title_en);
  const place = gallery && typeof gallery === 'object' ? galleryView(language, gallery) : undefined;
  const hours = textHoursLines(language, exhibition.businesshour);
  return {
    id: exhibition.id,
    title,
    otherTitle: other === title ? undefined : other,
    period: opens && closes ? periodText(language, opens, closes) : (exhibition.period ?? undefined),
    /** Its own hours, or those of its gallery when it has none. */
    hours: hours.length > 0 ? hours : (place?.hours ?? []),
    opens,
    closes,
    image: shownFile(exhibition.mainimage[0]),
    gallery: place,
  };
}

export const exhibitionPath = (id: string): string => `/exhibition-detail/${id}`;
export const roomPath = (id: string): string => `/virtualgalleries/${id}`;
