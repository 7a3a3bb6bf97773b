import type { OwnAccountAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { artistRegisterWords, artistFieldWords as words } from '@hwarang/domain/artists/artist-pages.words';
import { artistFormWords } from '@hwarang/domain/artists/artists.words';
import { type Both, languages } from '@hwarang/domain/language';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { DropZone } from '../design/drop-zone/drop-zone.tsx';
import { Form } from '../design/fields/form.tsx';
import { PageHead, Wrap } from '../design/layout.tsx';
import { squareOf } from '../media/square.ts';
import { api } from '../platform/api.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { refused } from '../platform/refused.ts';
import { keepArtist, useSession } from '../platform/session.ts';
import { ArtistFields } from './artist-fields.tsx';
import styles from './artist-form.module.css';
import { artistValues, useArtistForm } from './artist-values.ts';

/** Korean always; in the English interface both. */
const bilingual = (said: Both) => languages.map((each) => said[each]).join('\n');

export default function ArtistRegister() {
  const language = useLanguage();
  const { userId, email, artistId } = useSession();
  const navigate = useNavigate();
  const checked = useArtistForm();
  const picture = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  // Also for those who are artists already, or became one in another tab.
  useEffect(() => {
    if (artistId) void navigate('/profile', { replace: true });
  }, [artistId, navigate]);

  const register = async () => {
    dismissAll();
    const passes = checked.passes();
    setMissing(!file);
    if (!file) {
      picture.current?.querySelector('button')?.focus();
      void alert(words.imageRequired[language], { tone: 'bad' });
    }
    if (!file || !passes) return;
    setBusy(true);
    try {
      const form = new FormData();
      form.append('data', JSON.stringify({ ...artistValues(checked.values()), user: userId }));
      const square = await squareOf(file);
      form.append('files.profileimg', square, square.name);
      const { id } = await api.post<{ id: string }>('/artists', form);
      const { done } = artistRegisterWords;
      void alert(language === 'en' ? bilingual(done) : done.ko, { tone: 'good' });
      keepArtist(id);
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 409) await rememberArtist();
      const { fields, text } = refused(failure, artistRegisterWords.failed, artistFormWords);
      checked.show(fields);
      void alert(text[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };

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
          if (!busy) void register();
        }}
      >
        <div ref={picture} className={styles.picture}>
          <DropZone
            label={words.profileImage[language]}
            hint={words.profileImageHint[language]}
            error={missing && !file && words.imageRequired[language]}
            file={file}
            onFile={setFile}
            mostBytes={uploadLimits.fileBytes}
            disabled={busy}
            required
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

/** Registered on another device: this one learns of it. */
async function rememberArtist(): Promise<void> {
  const me = await api.get<OwnAccountAnswer>('/users/me').catch(() => undefined);
  if (me?.artist) keepArtist(me.artist);
}
