import { useApi } from '../../platform/query.ts';

/** An address holds no more ids than these; beyond, everything is offered and the server refuses what may not be shown. */
const mostIds = 200;

/** A filter to the rows that name one of these. */
export function namingOneOf(field: string, ids: readonly string[]): string | undefined {
  return ids.length > mostIds ? undefined : ids.map((id) => `${field}_in=${encodeURIComponent(id)}`).join('&');
}

/**
 * Whom a gallery shows in its exhibitions: artists who have agreed that it represents them, and their works. In administration, without a
 * gallery, there is no such limit.
 */
export function useRepresented(gallery: string | undefined) {
  const { answer } = useApi(gallery ? `/studio/${encodeURIComponent(gallery)}/artists` : undefined);
  const ids = (answer ?? []).filter(({ state }) => state === 'accepted').map(({ artist }) => artist.id);
  return {
    isNobody: answer !== undefined && ids.length === 0,
    artists: gallery && namingOneOf('id', ids),
    works: gallery && namingOneOf('owner', ids),
  };
}
