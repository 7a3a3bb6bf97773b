/** What a certificate and a ledger say of a work, as it was when it was sold. Empty where nothing is known. */
export const noWorkFacts = {
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
export type WorkFacts = typeof noWorkFacts;
export const workFactNames = Object.keys(noWorkFacts) as (keyof WorkFacts)[];

/** The first that is not empty, fact by fact. */
export const firstKnown = (...all: readonly Partial<WorkFacts>[]): WorkFacts =>
  workFactNames.reduce(
    (facts, name) => ({ ...facts, [name]: all.map((one) => one[name]?.trim()).find(Boolean) ?? '' }),
    noWorkFacts,
  );
