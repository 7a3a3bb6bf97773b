/** Rounds of a juror, at the API and as pages. */
export const roundAt = <Id extends string>(round: Id) => `/jury/rounds/${round}` as const;
export const entryAt = <Id extends string>(round: Id, number: number) =>
  `/jury/rounds/${round}/entries/${number}` as const;
/** A picture of the next larger width that there is; without one, the largest. */
export const pictureAt = (round: string, number: number, work: number, width?: number): string =>
  `${entryAt(round, number)}/works/${work}/image${width ? `?width=${width}` : ''}`;

export const juryPath = '/jury';
export const roundPath = (round: string): string => `${juryPath}/${round}`;
