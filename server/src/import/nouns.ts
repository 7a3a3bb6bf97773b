import { parseSize } from '@hwarang/domain/artworks/size';
import { parseYear } from '@hwarang/domain/artworks/year';
import { isWebAddress } from '@hwarang/domain/web-address';
import { artbrochuresWriting, artistsWriting } from '../artists/artists.writing.ts';
import { artworksWriting } from '../artworks/artworks.writing.ts';
import { companiesWriting, contractsWriting, shopitemregsWriting } from '../companies/companies.writing.ts';
import { exhibitionsWriting } from '../exhibitions/exhibitions.writing.ts';
import { galleriesWriting } from '../galleries/galleries.writing.ts';
import type { Columns } from '../records/write/rows.ts';
import type { Writing } from '../records/write/writing.ts';
import type { CollectionName } from './read-export.ts';
import { componentsOf, type Doc, textOf } from './values.ts';

export interface Noun {
  collection: CollectionName;
  writing: Writing;
  /** What the record cannot be without. */
  needs: string[];
  /** The document as a body of our API. */
  body: (doc: Doc, components: ReadonlyMap<string, Doc>) => Doc;
  /** Columns that no body sets. */
  columns?: (doc: Doc) => Columns;
}

/** What was never marked as exposed was not shown by the original either. */
const exposed = (doc: Doc): boolean => doc.is_exposed === true;

/** `www.example.com` was typed by people who meant an address. */
const address = (value: unknown): unknown => {
  const text = textOf(value);
  return text && !isWebAddress(text) && isWebAddress(`https://${text}`) ? `https://${text}` : value;
};

const sizeOf = (doc: Doc) => parseSize(textOf(doc.size) ?? '');

/** The place of a gallery, whole or as components within components. */
function placeOf(value: unknown, components: ReadonlyMap<string, Doc>): unknown {
  const [place] = componentsOf(value, components);
  const [center] = componentsOf(place?.center ?? place, components);
  return center?.latitude === undefined ? null : { center };
}

/** In the order in which they point to each other. */
export const nouns: Noun[] = [
  {
    collection: 'galleries',
    writing: galleriesWriting,
    needs: ['name'],
    body: (doc, components) => ({
      ...doc,
      homepage: address(doc.homepage),
      gallery_hours: componentsOf(doc.gallery_hours, components),
      gallery_address: componentsOf(doc.gallery_address, components)[0] ?? null,
      googlegeolocation: placeOf(doc.googlegeolocation, components),
    }),
  },
  { collection: 'companies', writing: companiesWriting, needs: ['name'], body: (doc) => doc },
  {
    collection: 'artists',
    writing: artistsWriting,
    needs: ['localname', 'englishname'],
    body: (doc) => ({
      ...doc,
      localname: textOf(doc.localname) ?? textOf(doc.englishname) ?? textOf(doc.Nickname),
      englishname: textOf(doc.englishname) ?? textOf(doc.localname) ?? textOf(doc.Nickname),
      homepage: address(doc.homepage),
      is_exposed: exposed(doc),
    }),
  },
  { collection: 'shopitemregs', writing: shopitemregsWriting, needs: [], body: (doc) => doc },
  { collection: 'contracts', writing: contractsWriting, needs: [], body: (doc) => doc },
  {
    collection: 'artbrochures',
    writing: artbrochuresWriting,
    needs: ['main_title', 'url'],
    body: (doc) => ({ ...doc, url: address(doc.url) }),
  },
  {
    collection: 'artworks',
    writing: { ...artworksWriting, derive: () => ({}) },
    needs: ['title'],
    body: ({ size: _, ...doc }) => ({
      ...doc,
      title: textOf(doc.title) ?? '무제',
      year: parseYear(doc.year, new Date().getFullYear()) ?? doc.year,
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
  },
  {
    collection: 'exhibitions',
    writing: exhibitionsWriting,
    needs: ['title'],
    body: (doc) => ({ ...doc, is_exposed: exposed(doc) }),
  },
];
