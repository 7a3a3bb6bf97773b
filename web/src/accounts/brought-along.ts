import { useLocation } from 'react-router';

/** What somebody has told a page before this one; never in the address, which is logged and shared. */
export function useBroughtAlong(): { email: string; marketing: boolean } {
  const { state } = useLocation();
  const { email, marketing } = (typeof state === 'object' && state !== null ? state : {}) as Record<string, unknown>;
  return { email: typeof email === 'string' ? email : '', marketing: marketing === true };
}
