import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { belongsTo } from '../platform/columns.ts';
import { artworks } from './artworks.table.ts';

/** How often a work was looked at on a day in Korea; what is older than the days that are told apart lies on one day long ago. */
export const artworkViews = pgTable(
  'artwork_views',
  {
    artworkId: belongsTo('artwork_id', () => artworks.id),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.artworkId, table.day] }), index('artwork_views_day').on(table.day)],
);
