import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageHead, Wrap } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useApi } from '../platform/query.ts';
import { useSession } from '../platform/session.ts';
import styles from './artist-form.module.css';
import { artistRegisterWords as words } from './artist-pages.words.ts';
import { ArtistRegistration } from './artist-registration.tsx';

export default function ArtistRegister() {
  const language = useLanguage();
  const { artistId } = useSession();
  const navigate = useNavigate();
  const { answer } = useApi('/settings');

  // Also for those who are artists already, or became one in another tab.
  useEffect(() => {
    if (artistId) void navigate('/profile', { replace: true });
  }, [artistId, navigate]);

  return (
    <Wrap className={styles.page}>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]} lead={words.lead[language]} />
      {answer?.hold_new_artists && <p className={styles.reviewed}>{words.reviewed[language]}</p>}
      <ArtistRegistration variant="own" submit={words.submit} />
    </Wrap>
  );
}
