import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageHead, Wrap } from '../design/layout.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { readSession } from '../platform/session.ts';
import { sessionWords } from '../platform/session.words.ts';
import { logoutWords as words } from './account-pages.words.ts';
import { leaveBrowser } from './leave-browser.ts';

/**
 * Ends the session on the server, and here without waiting for the answer: an event that comes meanwhile would be followed by calls with a
 * session that has ended, and who goes on to another page would be taken from it. Should the server not be reached, this device still
 * forgets everything.
 */
function signOut(): void {
  if (readSession().token) void api.post('/auth/logout', undefined, { keepalive: true }).catch(() => {});
  leaveBrowser();
}

export default function Logout() {
  const language = useLanguage();
  const navigate = useNavigate();
  useEffect(() => {
    signOut();
    void navigate('/', { replace: true });
  }, [navigate]);
  return (
    <Wrap>
      <PageTitle title={words.logout[language]} noindex />
      <PageHead title={words.signingOut[language]} lead={words.signingOutText[language]} />
      <noscript>{sessionWords.needsScript[language]}</noscript>
    </Wrap>
  );
}
