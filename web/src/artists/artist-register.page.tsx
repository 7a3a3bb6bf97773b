import { artistFormWords } from '@hwarang/domain/artists/artists.words';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useSession } from '../platform/session.ts';
import { ArtistFields } from './artist-fields.tsx';
import styles from './artist-form.module.css';
import { artistRegisterWords, artistFieldWords as words } from './artist-pages.words.ts';
import { useArtistForm } from './artist-values.ts';
import { ProfileImageField } from './profile-image-field.tsx';
import { useArtistRegistration } from './use-artist-registration.ts';

export default function ArtistRegister() {
  const language = useLanguage();
  const { email, artistId } = useSession();
  const navigate = useNavigate();
  const checked = useArtistForm();
  const { picture, file, setFile, crop, missing, busy, register } = useArtistRegistration(checked);

  // Also for those who are artists already, or became one in another tab.
  useEffect(() => {
    if (artistId) void navigate('/profile', { replace: true });
  }, [artistId, navigate]);

  return (
    <Wrap className={styles.page}>
      <PageTitle title={artistRegisterWords.title[language]} noindex />
      <PageHead title={artistRegisterWords.title[language]} lead={artistRegisterWords.lead[language]} />
      <Form
        ref={checked.form}
        method="post"
        aria-label={artistRegisterWords.title[language]}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void register(artistFormWords);
        }}
      >
        <div ref={picture} className={styles.picture}>
          <ProfileImageField
            file={file}
            onFile={setFile}
            onCrop={crop}
            error={missing && !file && words.imageRequired[language]}
            disabled={busy}
          />
        </div>
        <ArtistFields checked={checked} values={{ email: email ?? null }} />
        <div className={styles.foot}>
          <Button type="submit" look="fill" busy={busy}>
            {artistRegisterWords.submit[language]}
          </Button>
        </div>
      </Form>
    </Wrap>
  );
}
