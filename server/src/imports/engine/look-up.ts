import { shown } from '@hwarang/domain/imports/cell';
import type { CellNote } from '@hwarang/domain/imports/imports.contract';
import type { NoteKey } from '@hwarang/domain/imports/notes.words';
import { imageKey } from '@hwarang/domain/imports/read-images';
import type { NameReference } from '@hwarang/domain/imports/read-names';
import type { Executor } from '../../platform/database.ts';
import { answerKey } from './answers.ts';
import { representedArtists } from './gallery-rules.store.ts';
import { imagesNamed, recordsThere, type WorkNamed, worksNamed } from './named.store.ts';
import { artistsThere } from './names.store.ts';
import { isRefused, type Named, namesThings, type ReadRow } from './read-row.ts';
import type { Run } from './run-context.ts';

const mostCandidates = 20;

export const note = (
  level: CellNote['level'],
  field: string,
  key: NoteKey,
  value: string,
  candidates?: CellNote['candidates'],
): CellNote => ({
  field,
  level,
  key,
  values: { value: shown(value) },
  ...(candidates ? { candidates: candidates.map(({ id, title, detail }) => ({ id, title, detail })) } : {}),
});

interface Found {
  ids: Set<string>;
  works: Map<string, WorkNamed[]>;
  images: Map<string, string>;
}

/** Finds all that the rows name, in one question for each kind, and puts the ids into their fields. */
export async function lookUp(tx: Executor, run: Run, rows: readonly ReadRow[]): Promise<void> {
  const artists: NameReference[] = [];
  const galleries: NameReference[] = [];
  const works = new Set<string>();
  const images = new Set<string>();
  for (const { named } of rows)
    for (const one of named)
      if (!namesThings(one)) (one.kind === 'artist' || one.kind === 'artists' ? artists : galleries).push(...one.names);
      else if (one.kind === 'works') for (const name of one.names) works.add(name);
      else for (const name of one.names) images.add(imageKey(name));
  const idsIn = (all: NameReference[]) => [...new Set(all.flatMap(({ id }) => id ?? []))];
  const { gallery } = run;
  const naming = gallery && { gallery: gallery.id, noun: run.noun };
  // First: whoever is found from here on stays until the rows are written.
  if (gallery) gallery.artists = await representedArtists(tx, gallery.id);
  const ids = new Set([
    ...(await artistsThere(tx, idsIn(artists), naming)),
    ...(await recordsThere(tx, 'galleries', idsIn(galleries))),
  ]);
  await run.names.artists.learn(
    tx,
    artists.filter(({ names }) => names.length > 0),
  );
  await run.names.galleries.learn(
    tx,
    galleries.filter(({ names }) => names.length > 0),
  );
  const worksFound = await worksNamed(tx, [...works], gallery?.id);
  if (gallery)
    gallery.works = new Set([...worksFound.values()].flat().flatMap(({ id, agreed }) => (agreed ? [id] : [])));
  const found = { ids, works: worksFound, images: await imagesNamed(tx, run.id, [...images]) };
  for (const row of rows) for (const one of row.named) putFound(run, row, one, found);
}

function putFound(run: Run, row: ReadRow, named: Named, found: Found): void {
  const { field, kind, names } = named;
  const ids = namesThings(named)
    ? named.names.flatMap((name) => thingOf(run, row, named, name, found) ?? [])
    : named.names.flatMap((name) => personOf(run, row, named, name, found) ?? []);
  // A sheet rarely names the pictures that are here already: an empty cell takes none away.
  if ((kind === 'image' || kind === 'images') && ids.length === 0) return;
  if (kind !== 'artist' && kind !== 'gallery' && kind !== 'image') row.fields[field] = [...new Set(ids)];
  else if (ids[0] !== undefined || names.length === 0) row.fields[field] = ids[0] ?? null;
}

function thingOf(
  run: Run,
  row: ReadRow,
  { field, kind }: Named,
  name: string,
  { works, images }: Found,
): string | undefined {
  if (kind !== 'works') {
    const file = images.get(imageKey(name));
    if (!file) row.notes.push(note('warning', field, 'imageMissing', name));
    return file;
  }
  const all = works.get(name) ?? [];
  const [work, ...more] = all;
  if (!work) row.notes.push(note('problem', field, run.gallery ? 'workNotAgreed' : 'workMissing', name));
  if (more.length === 0) return work?.id;
  const chosen = row.answers[answerKey(run.noun, field, name)];
  if (all.some(({ id }) => id === chosen)) return chosen;
  row.notes.push(note('question', field, 'workSeveral', name, all.slice(0, mostCandidates)));
  return undefined;
}

function personOf(
  run: Run,
  row: ReadRow,
  { field, kind }: Named,
  name: NameReference,
  { ids }: Found,
): string | undefined {
  const isArtist = kind === 'artist' || kind === 'artists';
  const foreign = (): undefined => {
    row.notes.push(note('problem', field, 'artistNotRepresented', name.written));
  };
  if (name.id && ids.has(name.id)) return name.id;
  if (name.names.length === 0 && run.gallery && isArtist) return foreign();
  if (name.names.length === 0) {
    row.notes.push(note('problem', field, isArtist ? 'artistMissing' : 'galleryMissing', name.written));
    return undefined;
  }
  const noun = isArtist ? 'artists' : 'galleries';
  const answer = row.answers[answerKey(run.noun, field, name.written)];
  const known = run.names[noun].find(name, answer);
  if (known.kind === 'one') {
    // What was chosen, or found for an earlier batch, may no longer hold.
    const stays = !run.gallery || run.noun !== 'art-works' || run.gallery.artists.has(known.id);
    return stays ? known.id : foreign();
  }
  if (known.kind === 'ask') {
    row.notes.push(note('question', field, isArtist ? 'artistAlike' : 'galleryAlike', name.written, known.candidates));
    return undefined;
  }
  if (run.gallery) return foreign();
  if (!isArtist && answer !== 'new') {
    row.notes.push(note('question', field, 'galleryMissing', name.written, []));
    return undefined;
  }
  if (isArtist && !isRefused(row) && run.names.artists.isNews(known.id))
    row.notes.push(note('warning', field, 'artistNew', name.written));
  row.wanted.push({ noun, id: known.id, name });
  return known.id;
}
