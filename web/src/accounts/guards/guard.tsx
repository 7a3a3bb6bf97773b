import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { alert } from '../../design/alerts/alerts.ts';
import { Wrap } from '../../design/layout.tsx';
import { useLanguage } from '../../platform/language.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { hasExpired, type Session, useSession } from '../../platform/session.ts';
import { sessionWords } from '../../platform/session.words.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import styles from './guard.module.css';

/** Shows the pages inside to those who may see them, and sends everybody else on. The data has its own guard, at the API. */
export function Guard({ allows, otherwise }: { allows: (session: Session) => boolean; otherwise: string }) {
  const language = useLanguage();
  const session = useSession();
  const known = useHydrated();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const welcome = known && allows(session);
  const turnedAway = known && !welcome;

  useEffect(() => {
    if (!turnedAway) return;
    const expired = hasExpired();
    if (expired) void alert(sessionWords.expired[language], { tone: 'bad', form: 'notice' });
    void navigate(expired ? '/login' : otherwise, { replace: true, state: { from: pathname + search } });
  }, [turnedAway, otherwise, pathname, search, language, navigate]);

  if (welcome) return <Outlet />;
  return (
    <Wrap className={styles.wait}>
      <PageTitle title={sessionWords.checking[language]} noindex />
      <h1 className={styles.checking}>{sessionWords.checking[language]}</h1>
      <noscript>{sessionWords.needsScript[language]}</noscript>
    </Wrap>
  );
}
