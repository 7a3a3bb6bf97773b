import { enrollWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { ArtistRegistration } from '../artists/artist-registration.tsx';
import { Section } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';

/** The artist form of the combined page. Saving it makes the reader an artist, and the works appear in its place. */
export function CombinedArtist() {
  const language = useLanguage();
  return (
    <Section id="artist" title={words.artistTitle[language]}>
      <ArtistRegistration variant="combined" submit={words.saveArtist} />
    </Section>
  );
}
