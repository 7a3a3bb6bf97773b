import type { Export } from './read-export.ts';
import { idOf, idsOf } from './values.ts';

interface Side {
  from: string;
  field: string;
  to: string;
  back: string;
  many?: boolean;
}

const sides: Side[] = [
  { from: 'users', field: 'artist', to: 'artists', back: 'user' },
  { from: 'users', field: 'companies', to: 'companies', back: 'user' },
  { from: 'users', field: 'contracts', to: 'contracts', back: 'user' },
  { from: 'artists', field: 'artworks', to: 'artworks', back: 'owner' },
  { from: 'artists', field: 'contracts', to: 'contracts', back: 'artist' },
  { from: 'artists', field: 'shopitemregs', to: 'shopitemregs', back: 'artist' },
  { from: 'artists', field: 'artbrochures', to: 'artbrochures', back: 'artist' },
  { from: 'artists', field: 'exhibitions', to: 'exhibitions', back: 'artists', many: true },
  { from: 'artworks', field: 'exhibitions', to: 'exhibitions', back: 'art_works', many: true },
  { from: 'galleries', field: 'exhibitions', to: 'exhibitions', back: 'gallery' },
];

/** A relation of the original is written on one side only, and which one depends on how it was drawn: both are read. */
export function fillOtherSides(docs: Export['docs']): void {
  for (const { from, field, to, back, many } of sides) {
    const targets = new Map((docs[to] ?? []).map((doc) => [idOf(doc), doc]));
    for (const doc of docs[from] ?? []) {
      const own = idOf(doc);
      for (const id of idsOf(doc[field])) {
        const target = targets.get(id);
        if (!target || !own) continue;
        const there = idsOf(target[back]);
        if (many) target[back] = [...new Set([...there, own])];
        else if (there.length === 0) target[back] = own;
      }
    }
  }
}
