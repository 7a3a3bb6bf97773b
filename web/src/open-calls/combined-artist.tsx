import { artistFormWords } from '@hwarang/domain/artists/artists.words';
import { enrollWords } from '@hwarang/domain/open-calls/open-calls.words';
import { ArtistFields } from '../artists/artist-fields.tsx';
import form from '../artists/artist-form.module.css';
import { artistRegisterWords, artistFieldWords as words } from '../artists/artist-pages.words.ts';
import { useCombinedArtistForm } from '../artists/artist-values.ts';
import { ProfileImageField } from '../artists/profile-image-field.tsx';
import { useArtistRegistration } from '../artists/use-artist-registration.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { Section } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';

/** The artist form of the combined page. Saving it makes the reader an artist, and the works appear in its place. */
export function CombinedArtist() {
  const language = useLanguage();
  const { email } = useSession();
  const checked = useCombinedArtistForm();
  const { picture, file, setFile, crop, missing, busy, register } = useArtistRegistration(checked);
  return (
    <Section id="artist" title={enrollWords.artistTitle[language]}>
      <Form
        ref={checked.form}
        method="post"
        aria-label={artistRegisterWords.title[language]}
        onSend={() => register(artistFormWords)}
        busy={busy}
      >
        <div ref={picture} className={form.picture}>
          <ProfileImageField
            file={file}
            onFile={setFile}
            onCrop={crop}
            error={missing && !file && words.imageRequired[language]}
            disabled={busy}
          />
        </div>
        <ArtistFields checked={checked} values={{ email: email ?? null }} countryRequired={false} />
        <div className={form.foot}>
          <Button type="submit" look="fill" busy={busy}>
            {enrollWords.saveArtist[language]}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
