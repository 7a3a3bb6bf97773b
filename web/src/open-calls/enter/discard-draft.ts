import type { OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import { api } from '../../platform/api.ts';
import { hasStatus } from '../../platform/api-failure.ts';
import { patiently } from './patiently.ts';
import { draftPath } from './use-draft.ts';

/** Answers what is left. A draft that is gone already, by a request whose answer was lost or on another device, is discarded too. */
export const discardDraft = (slug: string): Promise<OwnDraft> =>
  patiently(async () => {
    await api.delete(draftPath(slug)).catch((failure: unknown) => {
      if (!hasStatus(failure, 404)) throw failure;
    });
    return api.get(draftPath(slug));
  });
