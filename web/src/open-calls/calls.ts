import { weFly } from '@hwarang/domain/open-calls/we-fly';

/** A call at the API. */
export const callAt = (slug: string) => `/open-calls/${encodeURIComponent(slug)}` as const;
/** The call behind the event's pages, at the API. */
export const weFlyCall = callAt(weFly.slug);
export const weFlyEntry = `${weFlyCall}/entry` as const;
export const enrollPath = '/event-enroll';
export const noticePath = '/event/wefly';

/** Every public call, and one. We Fly has its notice at an address of its own. */
export const callsPath = '/open-calls';
export const callNoticePath = (slug: string): string => (slug === weFly.slug ? noticePath : `${callsPath}/${slug}`);
export const callEnterPath = (slug: string): string => `${callsPath}/${slug}/enter`;
export const callResultsPath = (slug: string): string => `${callsPath}/${slug}/results`;
/** Where entrants hold their scores against the published seal. */
export const callCheckPath = (slug: string): string => `${callsPath}/${slug}/check`;

export const callsAdminPath = '/admin/open-calls';
/** The screens of one call; `details` is the first. */
export const callAdminPath = (slug: string, tab = 'details'): string =>
  `${callsAdminPath}/${slug}${tab === 'details' ? '' : `/${tab}`}`;
