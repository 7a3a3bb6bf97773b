import { type LocalizedText, languages } from '@hwarang/domain/language';
import { useRef, useState } from 'react';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { type Square, squareOf } from '../media/square.ts';
import { api } from '../platform/api.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import { keepArtist, readSession } from '../platform/session.ts';
import { artistRegisterWords, artistFieldWords as words } from './artist-pages.words.ts';
import { type ArtistForm, artistValues } from './artist-values.ts';
import { createArtist } from './save-artist.ts';

/** Korean always; in the English interface both. */
const bilingual = (said: LocalizedText) => languages.map((each) => said[each]).join('\n');

/** Sends the artist form with its one image; afterwards the session knows the artist. */
export function useArtistRegistration(checked: ArtistForm) {
  const language = useLanguage();
  const picture = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const square = useRef<Square | undefined>(undefined);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);

  const register = async (known: Record<string, LocalizedText>) => {
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
      form.append('data', JSON.stringify({ ...artistValues(checked.values()), user: readSession().userId }));
      const face = await squareOf(file, square.current);
      form.append('files.profileimg', face, face.name);
      const { id } = await createArtist(form);
      const { done } = artistRegisterWords;
      void alert(language === 'en' ? bilingual(done) : done.ko, { tone: 'good' });
      keepArtist(id);
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 409) await rememberArtist();
      const { fields, text } = refused(failure, artistRegisterWords.failed, known);
      checked.show(fields);
      void alert(text[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const crop = (chosen: Square | undefined) => {
    square.current = chosen;
  };
  const choose = (chosen: File | null) => {
    // The alert that asked for it may stand over the picture.
    if (chosen) dismissAll();
    setFile(chosen);
  };
  return { picture, file, setFile: choose, crop, missing, busy, register };
}

/** Registered on another device: this one learns of it. */
async function rememberArtist(): Promise<void> {
  const me = await api.get('/users/me').catch(() => undefined);
  if (me?.artist) keepArtist(me.artist);
}
