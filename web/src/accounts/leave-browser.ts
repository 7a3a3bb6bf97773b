import { clear } from 'idb-keyval';
import { clearSession } from '../platform/session.ts';
import { forgetAllUnsent } from '../platform/unsent.ts';

/**
 * Who signs out, or deletes the account, leaves nothing for the next one at this computer: neither the session nor drafts with their pictures.
 * Apart from the session, which every page needs: most pages need nothing of this.
 */
export function leaveBrowser(): void {
  clearSession();
  forgetAllUnsent();
  clear().catch(() => {});
}
