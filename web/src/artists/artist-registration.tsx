import { artistFormWords } from '@hwarang/domain/artists/artist-form.words';
import type { LocalizedText } from '@hwarang/domain/language';
import { useRef, useState } from 'react';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { type Square, squareOf } from '../media/square.ts';
import { api } from '../platform/api.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { inKorean } from '../platform/in-korean.ts';
import { useLanguage } from '../platform/language.ts';
import { keepArtist, readSession, useSession } from '../platform/session.ts';
import { ArtistFields } from './artist-fields.tsx';
import styles from './artist-form.module.css';
import { artistRegisterWords, artistFieldWords as words } from './artist-pages.words.ts';
import { artistValues, useArtistForm, type Variant } from './artist-values.ts';
import { ProfileImageField } from './profile-image-field.tsx';
import { createArtist } from './save-artist.ts';
import { useArtistDraft } from './use-artist-draft.ts';

/** The artist form with its one image; once it is sent the session knows the artist. */
export function ArtistRegistration({ variant, submit }: { variant: Variant; submit: LocalizedText }) {
  const language = useLanguage();
  const { email, userId } = useSession();
  const checked = useArtistForm(variant);
  const { kept, keepFile, keepTexts, drop } = useArtistDraft(userId, checked.form);
  const picture = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<File | null | undefined>(undefined);
  const file = chosen === undefined ? (kept?.file ?? null) : chosen;
  const square = useRef<Square | undefined>(undefined);
  const [missing, setMissing] = useState(false);
  const { busy, run } = useAction(refusal(artistRegisterWords.failed, artistFormWords, checked));

  const register = async () => {
    const passes = checked.passes();
    setMissing(!file);
    if (!file) {
      picture.current?.querySelector('button')?.focus();
      void alert(words.imageRequired[language], { tone: 'bad' });
    }
    if (!file || !passes) return;
    const form = new FormData();
    form.append('data', JSON.stringify({ ...artistValues(checked.values()), user: readSession().userId }));
    const face = await squareOf(file, square.current);
    form.append('files.profileimg', face, face.name);
    const { id } = await createArtist(form).catch(rememberArtist);
    void drop();
    void alert(inKorean(artistRegisterWords.done, language), { tone: 'good' });
    keepArtist(id);
  };
  return (
    <Form
      ref={checked.form}
      aria-label={artistRegisterWords.title[language]}
      onInput={keepTexts}
      onSend={() => run(register)}
    >
      <div ref={picture} className={styles.picture}>
        <ProfileImageField
          file={file}
          onFile={(next) => {
            // The alert that asked for it may stand over the picture.
            if (next) dismissAll();
            setChosen(next);
            keepFile(next);
          }}
          onCrop={(part) => {
            square.current = part;
          }}
          error={missing && !file && words.imageRequired[language]}
          disabled={busy}
        />
      </div>
      <ArtistFields
        key={kept ? 'kept' : 'new'}
        variant={variant}
        checked={checked}
        values={{
          email: email ?? null,
          ...kept?.values,
          contact_public: Boolean(kept?.values.contact_public),
        }}
      />
      <div className={styles.foot}>
        <Button type="submit" look="fill" busy={busy}>
          {submit[language]}
        </Button>
      </div>
    </Form>
  );
}

/** Registered on another device: this one learns of it. */
async function rememberArtist(failure: unknown): Promise<never> {
  if (hasStatus(failure, 409)) {
    const me = await api.get('/users/me').catch(() => undefined);
    if (me?.artist) keepArtist(me.artist);
  }
  throw failure;
}
