import { weFly } from '@hwarang/domain/open-calls/we-fly';

/** The call behind the event's pages, at the API. */
export const weFlyCall = `/open-calls/${weFly.slug}` as const;
export const weFlyEntry = `${weFlyCall}/entry` as const;
export const enrollPath = '/event-enroll';
export const noticePath = '/event/wefly';
