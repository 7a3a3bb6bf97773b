/** What a certificate and a ledger say of a work, as it was when it was sold. Empty where nothing is known. */
export interface WorkFacts {
  artist: string;
  artist_en: string;
  title: string;
  title_en: string;
  year: string;
  material: string;
  material_en: string;
  size: string;
  edition: string;
}

export const workFactNames = [
  'artist',
  'artist_en',
  'title',
  'title_en',
  'year',
  'material',
  'material_en',
  'size',
  'edition',
] as const satisfies readonly (keyof WorkFacts)[];

export const noWorkFacts: WorkFacts = {
  artist: '',
  artist_en: '',
  title: '',
  title_en: '',
  year: '',
  material: '',
  material_en: '',
  size: '',
  edition: '',
};

/** The first that is not empty, fact by fact. */
export const firstKnown = (...all: readonly Partial<WorkFacts>[]): WorkFacts =>
  workFactNames.reduce(
    (facts, name) => ({ ...facts, [name]: all.map((one) => one[name]?.trim()).find(Boolean) ?? '' }),
    noWorkFacts,
  );
