import { staffLimits } from '@hwarang/domain/galleries/studio.contract';
import type { CellNote } from '@hwarang/domain/imports/imports.contract';
import type { NoteKey } from '@hwarang/domain/imports/notes.words';
import { thousands } from '@hwarang/domain/thousands';
import type { Columns } from '../../records/write/rows.ts';
import { countConsigned } from './gallery-rules.store.ts';
import type { ReadRow } from './read-row.ts';
import type { Place, Planned, Run, Tx } from './run-context.ts';

/** What a gallery's sheet may do, beside what holds for every sheet. Nothing here concerns the sheets of administrators. */

const problem = (field: string, key: NoteKey, values: Record<string, string> = {}): CellNote => ({
  field,
  level: 'problem',
  key,
  values,
});

/** An exhibition of the sheet is the gallery's; an empty cell takes no work from its artist. */
export function settleFields({ gallery, noun }: Run, { fields }: Pick<ReadRow, 'fields'>): void {
  if (!gallery) return;
  if (noun === 'exhibitions') fields.gallery = gallery.id;
  if (noun === 'art-works' && fields.owner === null) delete fields.owner;
}

/** A new work belongs to an artist whom the gallery represents, and is shown to nobody before that artist says so. */
export function ofNewRecord({ gallery, noun }: Run, { fields }: ReadRow): { problems: CellNote[]; columns: Columns } {
  if (!gallery || noun !== 'art-works') return { problems: [], columns: {} };
  const problems = typeof fields.owner === 'string' ? [] : [problem('owner', 'required')];
  return { problems, columns: { is_exposed: false } };
}

/** The work is its artist's, who alone changes it, except that what only the gallery has written so far is still its own to correct. */
export function ofKnownWork(run: Run, id: string, columns: Columns): CellNote[] {
  const { gallery, noun, model, mapping } = run;
  const differing = Object.keys(columns);
  if (!gallery || noun !== 'art-works' || differing.length === 0) return [];
  if (differing.includes('owner_id')) return [problem('owner', 'artistStays')];
  if (gallery.changeable.has(id)) return [];
  const cellOf = (column: string): string => {
    const field = Object.keys(model.columns).find((name) => model.columns[name] === column) ?? column;
    if (mapping.includes(field)) return field;
    return sizes.includes(column) ? 'size' : column === 'year_text' ? 'year' : field;
  };
  return [...new Set(differing.map(cellOf))].map((field) => problem(field, 'workOfArtist'));
}

const sizes = ['width_cm', 'height_cm', 'depth_cm', 'size_text'];

/** Works and artists of an exhibition have agreed to be shown by the gallery, or are shown by this one already. */
export function notAgreed(
  { gallery, noun }: Run,
  { fields }: ReadRow,
  shown: (field: string) => readonly Place[],
): CellNote[] {
  if (!gallery || noun !== 'exhibitions') return [];
  const lacking = (field: string, agreed: ReadonlySet<string>): string | undefined => {
    const known = new Set(shown(field).map(({ other }) => other));
    const given = fields[field];
    return Array.isArray(given) ? given.map(String).find((id) => !agreed.has(id) && !known.has(id)) : undefined;
  };
  const work = lacking('art_works', gallery.works);
  const artist = lacking('artists', gallery.artists);
  return [
    ...(work ? [problem('art_works', 'workNotAgreed', { value: work })] : []),
    ...(artist ? [problem('artists', 'artistNotRepresented', { value: artist })] : []),
  ];
}

/** No more works than a gallery may have: what goes beyond is refused, in the order of the sheet. */
export async function withinRoom(tx: Tx, { gallery, noun }: Run, planned: readonly Planned[]): Promise<void> {
  if (!gallery || noun !== 'art-works') return;
  let room = staffLimits.works - (await countConsigned(tx, gallery.id));
  for (const one of planned) {
    if (one.outcome !== 'make') continue;
    if (room > 0) room -= 1;
    else
      Object.assign(one, {
        outcome: 'refuse',
        record: null,
        notes: [...one.notes, problem('id', 'worksFull', { most: thousands(staffLimits.works) })],
      });
  }
}
