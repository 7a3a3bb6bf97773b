import { useApi } from '../platform/query.ts';
import { useSession } from '../platform/session.ts';
import { callAt } from './calls.ts';

/** Whether this artist has entered the call already. Without a call nothing is asked. */
export function useEntered(slug: string | undefined): boolean {
  const { artistId } = useSession();
  const { answer } = useApi(artistId && slug ? (`${callAt(slug)}/entry` as const) : undefined);
  return answer !== undefined && answer.entry !== null;
}
