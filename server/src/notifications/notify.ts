import type { NotificationFacts, NotificationKind } from '@hwarang/domain/notifications/notifications.contract';
import type { Orm } from '../platform/database.ts';
import { addNotification } from './notifications.store.ts';

/** Give the transaction in which it happens; after it has ended, tell `user:{id}` so that an open page hears of it. */
export const notify = (
  orm: Orm,
  userId: string,
  kind: NotificationKind,
  facts: NotificationFacts = {},
): Promise<void> => addNotification(orm, userId, kind, facts);
