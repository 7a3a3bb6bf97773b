import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { useRef, useState } from 'react';
import artistStyles from '../artists/artist.module.css';
import { profileWords as words } from '../artists/artist-pages.words.ts';
import { HeldNotice } from '../artists/held-notice.tsx';
import { artistPath, artistView } from '../catalogue/artist.view.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { EmailText } from '../design/email-text.tsx';
import { Facts } from '../design/facts.tsx';
import { PageHead, Section, Wrap } from '../design/layout.tsx';
import { Mat } from '../design/picture/mat.tsx';
import { Failed, Loading, State } from '../design/states/states.tsx';
import text from '../design/text.module.css';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { unsentAt } from '../platform/unsent.ts';
import { EditArtist, editPlace } from './edit-artist.tsx';
import { LoginDetails } from './login-details.tsx';
import { OwnAccount } from './own-account.tsx';
import styles from './profile.module.css';
import { ProfilePicture } from './profile-picture.tsx';
import { ShownArtist } from './shown-artist.tsx';
import { type Profile as Own, useProfile } from './use-profile.ts';
import { WeeklyMail } from './weekly-mail.tsx';

export default function Profile() {
  const language = useLanguage();
  const { profile, failed, change, changeAccount, reload } = useProfile();
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]} />
      {failed ? (
        <Failed retry={reload} />
      ) : profile ? (
        <>
          <Known profile={profile} onChange={change} />
          <LoginDetails {...profile} onChange={changeAccount} />
          <WeeklyMail />
          <OwnAccount />
        </>
      ) : (
        <Loading />
      )}
    </Wrap>
  );
}

function Known({ profile, onChange }: { profile: Own; onChange: (artist: Artist) => void }) {
  const language = useLanguage();
  const { username, email, company, artist } = profile;
  return (
    <>
      {artist?.held && <HeldNotice />}
      <div className={classes(artistStyles.beside, styles.top)}>
        {artist ? (
          <ProfilePicture artist={artist} onChange={onChange} />
        ) : (
          <div className={styles.portrait}>
            <Mat picture={undefined} alt="" name={username} shape={1} />
          </div>
        )}
        <div className={styles.words}>
          {artist && <Names artist={artist} />}
          <Facts
            facts={[
              { name: words.username[language], value: username },
              { name: words.email[language], value: <EmailText email={email} /> },
              { name: words.company[language], value: company },
            ]}
          />
          {artist && (
            <div className={styles.ways}>
              <TextLink to="/my-artworks">{words.myArtworks[language]}</TextLink>
              {!artist.held && <TextLink to={artistPath(artist.id)}>{words.publicPage[language]}</TextLink>}
            </div>
          )}
        </div>
      </div>
      {artist ? (
        <OwnArtist artist={artist} onChange={onChange} />
      ) : (
        <State title={words.notArtist[language]}>
          <ButtonLink look="fill" to="/artist-register">
            {words.register[language]}
          </ButtonLink>
        </State>
      )}
    </>
  );
}

function Names({ artist }: { artist: Artist }) {
  const language = useLanguage();
  const { name, otherName, country } = artistView(language, artist);
  return (
    <div>
      <p className={styles.names}>
        {name} {otherName && <span lang={language === 'ko' ? 'en' : 'ko'}>{otherName}</span>}
      </p>
      {country && <p className={text.second}>{country}</p>}
    </div>
  );
}

function OwnArtist({ artist, onChange }: { artist: Artist; onChange: (artist: Artist) => void }) {
  const language = useLanguage();
  const [editing, setEditing] = useState(() => unsentAt(editPlace(artist.id)) !== undefined);
  const toggle = useRef<HTMLButtonElement>(null);
  const saved = (changed: Artist) => {
    onChange(changed);
    setEditing(false);
    window.scrollTo({ top: 0 });
    toggle.current?.focus({ preventScroll: true });
  };
  return (
    <Section
      id="artist"
      title={words.artist[language]}
      aside={
        <Button ref={toggle} onClick={() => setEditing(!editing)} aria-expanded={editing}>
          {words[editing ? 'cancel' : 'edit'][language]}
        </Button>
      }
    >
      {editing ? <EditArtist artist={artist} onSaved={saved} /> : <ShownArtist artist={artist} />}
    </Section>
  );
}
