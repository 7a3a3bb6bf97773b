import type { SignedIn } from '@hwarang/domain/accounts/accounts.contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { alert } from '../design/alerts/alerts.ts';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import { accountWords } from './account-pages.words.ts';
import { destinationOf } from './destination.ts';
import { keep } from './sign-in.ts';

/**
 * Logged-in users go to the profile, also those who logged in beside, in another tab; who signs in here goes to where
 * they were. Gives the way to keep what sign-in answers.
 */
export function useSignedIn(): (signedIn: SignedIn) => void {
  const language = useLanguage();
  const { token } = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const next = useRef('/profile');
  useEffect(() => {
    if (token) void navigate(next.current, { replace: true });
  }, [token, navigate]);
  return (signedIn) => {
    next.current = destinationOf(params, state);
    if (!keep(signedIn)) void alert(accountWords.noStorage[language], { tone: 'bad' });
  };
}
