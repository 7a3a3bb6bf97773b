import { type StaffCapability, type StaffRole, staffCan } from '../galleries/staff.ts';
import { type ImportField, importFields } from './fields.ts';
import { type ImportNoun, importNouns } from './values.ts';

/** What a gallery brings in sheets of its own, and what one's role there must include for it. */
export const galleryNouns = {
  'art-works': 'keep stock',
  exhibitions: 'edit exhibitions',
} as const satisfies Partial<Record<ImportNoun, StaffCapability>>;
export type GalleryNoun = keyof typeof galleryNouns;

const isGalleryNoun = (noun: ImportNoun): noun is GalleryNoun => noun in galleryNouns;

export const galleryNounsFor = (role: StaffRole): GalleryNoun[] =>
  importNouns.filter(isGalleryNoun).filter((noun) => staffCan(role, galleryNouns[noun]));

/**
 * What the sheet of a gallery does not set: whether a work is public, in which order it hangs, how it may be used and how it was made are for
 * its artist to say; where an exhibition takes place is known.
 */
const withheld: Partial<Record<ImportNoun, readonly string[]>> = {
  'art-works': ['is_exposed', 'position', 'license', 'made_with_ai'],
  exhibitions: ['gallery', 'galleries'],
};

/** The fields that a column may fill, in a sheet of administrators or of a gallery. A gallery's new work needs its artist. */
export const fieldsFor = (noun: ImportNoun, ofGallery: boolean): readonly ImportField[] =>
  ofGallery
    ? importFields[noun]
        .filter(({ name }) => !withheld[noun]?.includes(name))
        .map((field) => (noun === 'art-works' && field.name === 'owner' ? { ...field, required: true } : field))
    : importFields[noun];

/** A mapping without the fields that the sheet may not fill: their columns are left out. */
export function allowedMapping(
  noun: ImportNoun,
  mapping: readonly (string | null)[],
  ofGallery: boolean,
): (string | null)[] {
  const names = new Set(fieldsFor(noun, ofGallery).map(({ name }) => name));
  return mapping.map((field) => (field !== null && names.has(field) ? field : null));
}
