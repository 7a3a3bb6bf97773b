import * as z from 'zod';

const count = z.number().int();

/** How the site stands. */
export const overview = z.object({
  counts: z.object({ exhibitions: count, galleries: count, artists: count, artworks: count, users: count }),
  hidden: z.object({ exhibitions: count, artists: count, artworks: count }),
  /** What somebody should look at. */
  attention: z.object({
    artistsHeld: count,
    exhibitionsWithoutWorks: count,
    exhibitionsWithoutImage: count,
    artworksWithoutImage: count,
    artistsWithoutWorks: count,
    unconfirmedUsers: count,
    mailsFailed: count,
  }),
  storage: z.object({ files: count, bytes: z.number() }),
  mail: z.object({ waiting: count, failed: count, sentToday: count }),
  health: z.object({
    database: z.enum(['embedded', 'postgres']),
    databaseBytes: z.number(),
    listening: z.boolean(),
    uptimeSeconds: z.number(),
    node: z.string(),
  }),
});
export type Overview = z.infer<typeof overview>;
