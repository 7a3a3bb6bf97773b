import { parseSize } from '@hwarang/domain/artworks/size';
import { readYear, yearInKorea } from '@hwarang/domain/artworks/year';
import { asWebAddress } from '@hwarang/domain/web-address';
import type { Registry, Written } from '../records/registry.ts';
import type { Columns } from '../records/write/rows.ts';
import { componentsOf, type Doc, textOf } from './values.ts';

interface Special {
  /** The document as a body of our API. */
  body?: (doc: Doc, components: ReadonlyMap<string, Doc>) => Doc;
  /** Columns that no body sets, instead of those that follow from it. */
  columns?: (doc: Doc) => Columns;
  /** Some records of the original know their picture by its address alone: the column, and the field with the address. */
  picture?: readonly [column: string, field: string];
}

export interface Noun extends Special {
  record: Written;
}

/** What was never marked as exposed was not shown by the original either. */
const exposed = (doc: Doc): boolean => doc.is_exposed === true;

/** `www.example.com` was typed by people who meant an address. */
const address = (value: unknown): unknown => {
  const text = textOf(value);
  return (text && asWebAddress(text)) ?? value;
};

const sizeOf = (doc: Doc) => parseSize(textOf(doc.size) ?? '');

/** A date that is no plain year keeps its words beside the year that they name: 'c.1820'. */
const dateOf = (doc: Doc): Doc => {
  const written = textOf(doc.year);
  if (written === undefined) return {};
  const read = readYear(written, yearInKorea());
  return { ...read, year_text: textOf(doc.year_text) ?? read.year_text };
};

/** Fields that hold components, which may lie in collections of their own. */
export const componentFields = ['gallery_hours', 'gallery_address', 'googlegeolocation'];

/** The place of a gallery, whole or as components within components. */
function placeOf(value: unknown, components: ReadonlyMap<string, Doc>): unknown {
  const [place] = componentsOf(value, components);
  const [center] = componentsOf(place?.center ?? place, components);
  return center?.latitude === undefined ? null : { center };
}

/** Where a document of the original differs from a body of our API. */
const special: Record<string, Special> = {
  galleries: {
    body: (doc, components) => ({
      ...doc,
      homepage: address(doc.homepage),
      gallery_hours: componentsOf(doc.gallery_hours, components),
      gallery_address: componentsOf(doc.gallery_address, components)[0] ?? null,
      googlegeolocation: placeOf(doc.googlegeolocation, components),
    }),
  },
  artists: {
    body: (doc) => ({
      ...doc,
      localname: textOf(doc.localname) ?? textOf(doc.englishname) ?? textOf(doc.Nickname),
      englishname: textOf(doc.englishname) ?? textOf(doc.localname) ?? textOf(doc.Nickname),
      homepage: address(doc.homepage),
      is_exposed: exposed(doc),
    }),
    picture: ['profileimg_id', 'profileimgurl'],
  },
  artbrochures: { body: (doc) => ({ ...doc, url: address(doc.url) }) },
  'art-works': {
    body: ({ size: _, ...doc }) => ({
      ...doc,
      title: textOf(doc.title) ?? '무제',
      ...dateOf(doc),
      is_exposed: exposed(doc),
    }),
    columns: (doc) => {
      const size = sizeOf(doc);
      return {
        width_cm: size?.width ?? null,
        height_cm: size?.height ?? null,
        depth_cm: size?.depth ?? null,
        size_text: size ? null : (textOf(doc.size) ?? null),
      };
    },
    picture: ['image_id', 'imageurl'],
  },
  exhibitions: { body: (doc) => ({ ...doc, is_exposed: exposed(doc) }) },
};

/** In the order in which they point to each other. */
export const nounsOf = ({ written }: Registry): Noun[] =>
  written.map((record) => ({ record, ...special[record.name] }));
