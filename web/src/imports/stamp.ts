import type { Import } from '@hwarang/domain/imports/imports.contract';

/** Another one whenever the rows may have become others: by it they are read again. */
export const stampOf = ({ state, counts, finishedAt, images }: Import): string =>
  JSON.stringify([state, counts, finishedAt, images]);
