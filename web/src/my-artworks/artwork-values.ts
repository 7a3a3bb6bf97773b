import { artworkFormWords } from '@hwarang/domain/artworks/artwork-form.words';
import { artworksWords } from '@hwarang/domain/artworks/artworks.words';
import { defaultLicense, licenseChoices } from '@hwarang/domain/artworks/licenses';
import { madeWithAiChoices } from '@hwarang/domain/artworks/made-with-ai';
import { formatSize, largestMeasure, measure, type Size } from '@hwarang/domain/artworks/size';
import { longestYearText, parseYear, yearInKorea } from '@hwarang/domain/artworks/year';
import type { LocalizedText } from '@hwarang/domain/language';
import { textOf, useCheckedForm } from '../design/fields/use-checked-form.ts';
import { myArtworksWords as words } from './my-artworks.words.ts';

interface Text {
  label: LocalizedText;
  placeholder?: LocalizedText;
  lang?: string;
  /** Characters; without it as many as a title may have. */
  longest?: number;
  /** One of these, by its name. */
  choices?: Record<string, LocalizedText>;
}

/** The texts of every artwork form, in the order of the page. A new optional text is one line here. */
const texts = {
  title: { label: words.name },
  title_en: { label: words.nameEnglish, lang: 'en' },
  year: { label: artworksWords.year },
  year_text: { label: artworksWords.yearText, placeholder: words.yearTextHint, longest: longestYearText },
  material: { label: words.material, placeholder: words.materialHint },
  edition: { label: artworksWords.edition, placeholder: words.editionHint, longest: 60 },
  inventory_number: { label: artworksWords.inventoryNumber, placeholder: words.inventoryNumberHint, longest: 100 },
  license: { label: artworksWords.license, choices: licenseChoices },
  made_with_ai: { label: artworksWords.madeWithAi, choices: madeWithAiChoices },
} satisfies Record<string, Text>;

export const measures = ['width', 'height', 'depth'] as const;
export type ArtworkText = keyof typeof texts;
export const artworkTexts: Record<ArtworkText, Text> = texts;
export const textNames = Object.keys(texts) as ArtworkText[];
const names = [...textNames, ...measures] as const;
export type ArtworkField = (typeof names)[number];
type Read = (name: ArtworkField) => string;

const { required, titleRequired, materialRequired, sizeRequired } = artworkFormWords;
/** What each variant of the form requires, and how it says so. */
export const requirements: Record<'own' | 'combined', Partial<Record<ArtworkField, LocalizedText>>> = {
  own: { title: required, year: required, width: required, height: required },
  combined: { title: titleRequired, material: materialRequired, width: sizeRequired, height: sizeRequired },
};
export type Variant = keyof typeof requirements;

/** Undefined until width and height are greater than zero, or when the depth is not. */
export function measuresOf(read: Read): Size | undefined {
  const [width, height, depth] = [measure(read('width')), measure(read('height')), measure(read('depth'))];
  if (!width || !height || (read('depth').trim() !== '' && !depth)) return undefined;
  return { width, height, ...(depth ? { depth } : {}) };
}

/** The same as 'W cm x H cm [x D cm]', in which it is sent. */
export function sizeOf(read: Read): string | undefined {
  const size = measuresOf(read);
  return size && formatSize(size);
}

/** The whole form, field by field; nothing for a field that is right. */
export function artworkProblems(
  variant: Variant,
  read: Read,
  thisYear: number,
): Partial<Record<ArtworkField, LocalizedText>> {
  const problems: Partial<Record<ArtworkField, LocalizedText>> = {};
  for (const name of names) {
    const text = read(name).trim();
    const missing = requirements[variant][name];
    if (text === '' && missing) problems[name] = missing;
    if (text === '') continue;
    if (name === 'year' && !parseYear(text, thisYear)) problems.year = required;
    if (measures.some((each) => each === name) && !measure(text))
      problems[name] = Number(text) > largestMeasure ? words.tooLarge : words.positive;
  }
  return problems;
}

export const useArtworkForm = (variant: Variant) =>
  useCheckedForm(names, (values) => artworkProblems(variant, (name) => textOf(values, name), yearInKorea()));

/** What was typed, with the size as one text. */
export const artworkData = (values: FormData): Record<ArtworkText | 'size', string> => {
  const read = (name: string) => textOf(values, name).trim();
  return {
    ...(Object.fromEntries(textNames.map((name) => [name, read(name)])) as Record<ArtworkText, string>),
    size: sizeOf(read) ?? '',
  };
};

/** A new artwork is sent with only the fields that somebody filled in: not the license that holds where nobody chose. */
export const newArtwork = (values: FormData) => ({
  ...(Object.fromEntries(
    Object.entries(artworkData(values)).filter(
      ([name, text]) => text !== '' && !(name === 'license' && text === defaultLicense),
    ),
  ) as Partial<Record<ArtworkText | 'size', string>>),
  is_exposed: !values.has('private'),
});
