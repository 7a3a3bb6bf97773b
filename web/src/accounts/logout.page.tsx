import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageHead, Wrap } from '../design/layout.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { clearSession, readSession } from '../platform/session.ts';
import { sessionWords } from '../platform/session.words.ts';
import { logoutWords as words } from './account-pages.words.ts';

/**
 * Ends the session on the server, and here at once: an event that comes meanwhile would be followed by calls with a session that has ended.
 * Should the server not be reached, this device still forgets everything.
 */
async function signOut(): Promise<void> {
  const ended = readSession().token ? api.post('/auth/logout').catch(() => {}) : undefined;
  clearSession();
  await ended;
}

export default function Logout() {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    // Who has opened another page meanwhile would be taken from it.
    let isHere = true;
    void signOut().then(() => isHere && navigate('/', { replace: true }));
    return () => {
      isHere = false;
    };
  }, [navigate]);
  return (
    <Wrap>
      <PageTitle title={words.logout[language]} noindex />
      <PageHead title={words.signingOut[language]} lead={words.signingOutText[language]} />
      <noscript>{sessionWords.needsScript[language]}</noscript>
    </Wrap>
  );
}
