import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { artistsWords as words } from '@hwarang/domain/artists/artists.words';
import { pickText } from '@hwarang/domain/localized-text';
import artistStyles from '../artists/artist.module.css';
import { ArtistLinks } from '../artists/artist-links.tsx';
import { profileWords } from '../artists/artist-pages.words.ts';
import { careerOf } from '../artists/career-of.ts';
import { Timeline } from '../artists/career-part.tsx';
import { classes } from '../design/classes.ts';
import { Prose } from '../design/prose.tsx';
import text from '../design/text.module.css';
import { useLanguage } from '../platform/language.ts';
import styles from './profile.module.css';

/** The artist profile in view mode. */
export function ShownArtist({ artist }: { artist: Artist }) {
  const language = useLanguage();
  const statement = pickText(language, artist.statement, artist.statement_en);
  const career = careerOf(language, artist);
  return (
    <>
      <div className={styles.words}>
        {statement && <Prose text={statement} />}
        <ArtistLinks contact={artist} />
        {!artist.contact_public && <p className={text.second}>{profileWords.contactHidden[language]}</p>}
      </div>
      <div className={classes(artistStyles.career, styles.career)}>
        <Timeline title={words.education[language]} text={career.education} />
        <Timeline title={words.awards[language]} text={career.awards} />
        <Timeline title={words.privateExhibitions[language]} text={career.alone} />
        <Timeline title={words.groupExhibitions[language]} text={career.together} />
      </div>
    </>
  );
}
