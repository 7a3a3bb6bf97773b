import { notFound } from '@hwarang/domain/failures';
import type { ForSaleQuery } from '@hwarang/domain/sales/offers.contract';
import { visitor } from '../platform/caller.ts';
import { inGalleries } from '../platform/gallery-scope.ts';
import { type Reader, readPoints } from '../platform/read-limit.ts';
import { readsOfTables, withIdsOf } from '../platform/reads.ts';
import type { Answer } from '../records/query/answer-cache.ts';
import type { Records } from '../records/query/records.ts';
import { recordsByIds } from '../records/query/typed-reads.ts';
import type { Services } from '../services/services.ts';
import { forSale } from './offers.store.ts';

/** What a gallery offers, as everybody may see it. Of the gallery's private rows only the ids of works are read that say so themselves. */
export function forSaleService({ database }: Pick<Services, 'database'>, records: Records) {
  const find = async (galleryId: string, query: ForSaleQuery): Promise<Buffer> => {
    if (!(await records.find(visitor, 'galleries', galleryId))) throw notFound();
    const { count, ids } = await inGalleries(database, [galleryId], (tx) => forSale(tx, galleryId, query));
    return Buffer.from(JSON.stringify({ count, works: await recordsByIds(records, visitor, 'art-works', ids) }));
  };
  const make = async (galleryId: string, query: ForSaleQuery) => {
    const body = await find(galleryId, query);
    const { tables } = readsOfTables('galleries', 'artworks', 'artists', 'files');
    const none = new Set<string>();
    // An offer that begins or ends is an edit of its artwork.
    const rows = new Set(['artworks']);
    const lists = new Set(['artworks', 'artists']);
    const reads = { tables, lists, rows, ids: new Set([galleryId]), children: none, unnamed: none };
    return { body, reads: withIdsOf(body, reads) };
  };
  return (galleryId: string, query: ForSaleQuery, reader: Reader): Promise<Answer> =>
    records.made(
      `for sale galleries/${galleryId} ${query._start} ${query._limit}`,
      readPoints.list,
      () => make(galleryId, query),
      reader,
    );
}
