import { createHash } from 'node:crypto';
import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { materialKinds, materialKindsOf } from '@hwarang/domain/artworks/facets';
import { type Comparable, cellsAround, mostLike } from '@hwarang/domain/artworks/likeness';
import { sizeFrom } from '@hwarang/domain/artworks/size';
import { notFound } from '@hwarang/domain/failures';
import { visitor } from '../platform/caller.ts';
import { type Reader, readPoints } from '../platform/read-limit.ts';
import { readsOfTables, withIdsOf } from '../platform/reads.ts';
import type { Answer } from '../records/query/answer-cache.ts';
import type { Records } from '../records/query/records.ts';
import { recordsByIds } from '../records/query/typed-reads.ts';
import type { Services } from '../services/services.ts';
import { type Candidate, similarCandidates } from './similar.store.ts';

const shown = 8;
/** Any work can be like any other: one that was added or edited since may be missed for so long. What was withdrawn goes at once. */
const longest = 60_000;
const name = 'art-works';

/** The works of other artists that are most like one, by colour, form, material and size; the likest first, no more than two of one artist. */
export function similarService({ publicReads }: Pick<Services, 'publicReads'>, records: Records) {
  const find = async (id: string): Promise<Buffer> => {
    const found = await records.find(visitor, name, id);
    if (!found) throw notFound();
    const work: Artwork = JSON.parse(found.toString('utf8'));
    const [main] = work.image?.colours ?? [];
    const like = {
      id,
      owner: work.owner?.id ?? null,
      cells: main ? cellsAround(main) : [],
      from: createHash('sha256').update(id).digest('hex'),
    };
    const candidates = await publicReads.run((pool) => similarCandidates(pool, like));
    const likest = mostLike(comparable(work), candidates, comparableCandidate, {
      most: shown,
      mostEach: 2,
      maker: ({ owner }) => owner ?? undefined,
    }).map((candidate) => candidate.id);
    return Buffer.from(JSON.stringify(await recordsByIds(records, visitor, name, likest)));
  };
  const make = async (id: string) => {
    const body = await find(id);
    const { tables } = readsOfTables('artworks', 'artists', 'files');
    const none = new Set<string>();
    const reads = { tables, lists: none, rows: none, ids: new Set([id]), children: none, unnamed: none, longest };
    return { body, reads: withIdsOf(body, reads) };
  };
  return (id: string, reader: Reader): Promise<Answer> =>
    records.made(`similar ${name}/${id}`, readPoints.search, () => make(id), reader);
}

function comparable(work: Artwork): Comparable {
  const { image, material, material_en } = work;
  const size = sizeFrom(work);
  const seen = image?.width && image.height ? image : size;
  return {
    colours: image?.colours ?? [],
    materials: materialKindsOf(material, material_en),
    size,
    aspect: seen ? seen.width / seen.height : undefined,
  };
}

const comparableCandidate = ({ colours, tags, width, height, aspect }: Candidate): Comparable => ({
  colours,
  materials: materialKinds.filter((kind) => tags.includes(kind)),
  size: width && height ? { width, height } : undefined,
  aspect: aspect ?? undefined,
});
