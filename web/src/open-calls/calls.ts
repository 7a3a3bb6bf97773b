import { weFly } from '@hwarang/domain/open-calls/we-fly';

/** The call behind the event's pages, at the API. */
export const weFlyCall = `/open-calls/${weFly.slug}`;
export const weFlyEntry = `${weFlyCall}/entry`;
export const enrollPath = '/event-enroll';
export const noticePath = '/event/wefly';
