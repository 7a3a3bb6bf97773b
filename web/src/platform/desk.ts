import { useParams } from 'react-router';

/** Where records are edited: administration, or the studio of one gallery. */
export interface Desk {
  /** What the addresses of its screens begin with. */
  base: string;
  /** The gallery whose studio it is. */
  gallery?: string;
}

/** Screens of both stand at addresses that differ only in what they begin with. */
export function useDesk(): Desk {
  const { gallery } = useParams();
  return gallery ? { base: studioPath(gallery), gallery } : { base: '/admin' };
}

export const studioPath = (gallery: string, section = ''): string => `/studio/${encodeURIComponent(gallery)}${section}`;
