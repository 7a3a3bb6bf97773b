import type { ArtworkViews } from '@hwarang/domain/artworks/views.contract';
import { api } from '../platform/api.ts';
import { useRead } from '../platform/query.ts';

/** How often each of the artist's works was looked at. Undefined until it is known: no number is better than a wrong one. */
export function useOwnViews(artistId: string): ReadonlyMap<string, ArtworkViews> | undefined {
  const { answer } = useRead(
    ['/art-works/views', artistId],
    artistId ? (signal) => api.get('/art-works/views', { signal }) : undefined,
  );
  return answer && new Map(answer.map((views) => [views.id, views]));
}
