import type { Follows } from '@hwarang/domain/keeping/keeping.contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { artistPath, artistView } from '../catalogue/artist.view.ts';
import { galleryPath, wholeGallery } from '../catalogue/gallery.view.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { Section } from '../design/layout.tsx';
import { Avatar } from '../design/picture/avatar.tsx';
import { Empty, Failed, Loading, ReadState } from '../design/states/states.tsx';
import text from '../design/text.module.css';
import { useAction } from '../design/use-action.ts';
import { pictureOf } from '../media/shown-file.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useSession } from '../platform/session.ts';
import styles from './kept.module.css';
import { keptWords as words } from './kept.words.ts';
import { NeedsAccount } from './needs-account.tsx';
import { whyNot } from './refusal-words.ts';
import { usePublic } from './use-public.ts';

/** Whom one follows. */
export function Followed() {
  const { token } = useSession();
  return token ? <Own /> : <NeedsAccount part="following" text={words.noneFollowedText} />;
}

function Own() {
  const language = useLanguage();
  const [follows, setFollows] = useState<Follows>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) api.get('/follows').then(setFollows, () => setFailed(true));
  }, [failed]);
  if (failed || !follows) return <ReadState failed={failed} retry={() => setFailed(false)} />;
  if (follows.artists.length + follows.galleries.length === 0)
    return (
      <Empty title={words.noneFollowed[language]} text={words.noneFollowedText[language]}>
        <ButtonLink look="fill" to="/artists">
          {words.toArtists[language]}
        </ButtonLink>
      </Empty>
    );
  return (
    <>
      <Artists ids={follows.artists} onChange={setFollows} />
      <Galleries ids={follows.galleries} onChange={setFollows} />
    </>
  );
}

interface Props {
  ids: readonly string[];
  onChange: (follows: Follows) => void;
}

function Artists({ ids, onChange }: Props) {
  const language = useLanguage();
  const { records, failed, retry } = usePublic(ids, (query) => api.get(`/artists?${query}`));
  if (ids.length === 0) return null;
  if (failed) return <Failed retry={retry} />;
  const rows = records?.map((artist) => {
    const { id, name, otherName, portrait } = artistView(language, artist);
    return { id, name, otherName, picture: pictureOf(portrait), to: artistPath(id) };
  });
  return <Rows kind="artists" rows={rows} onChange={onChange} />;
}

function Galleries({ ids, onChange }: Props) {
  const language = useLanguage();
  const { records, failed, retry } = usePublic(ids, (query) => api.get(`/galleries?${query}`));
  if (ids.length === 0) return null;
  if (failed) return <Failed retry={retry} />;
  const rows = records?.map((gallery) => {
    const { id, name, otherName, image } = wholeGallery(language, gallery);
    return { id, name, otherName, picture: pictureOf(image), to: galleryPath(id) };
  });
  return <Rows kind="galleries" rows={rows} onChange={onChange} />;
}

interface Row {
  id: string;
  name: string;
  otherName: string | undefined;
  picture: ReturnType<typeof pictureOf>;
  to: string;
}

function Rows(props: { kind: 'artists' | 'galleries'; rows: Row[] | undefined; onChange: Props['onChange'] }) {
  const { kind, rows, onChange } = props;
  const language = useLanguage();
  const { busy, run } = useAction((failure) => whyNot(failure, words.failed));
  const unfollow = async (id: string) => onChange((await api.delete(`/follows/${kind}/${id}`)) as Follows);
  return (
    <Section id={kind} title={words[kind][language]}>
      {rows ? (
        <ul className={styles.rows} aria-busy={busy}>
          {rows.map(({ id, name, otherName, picture, to }) => (
            <li key={id}>
              <Link to={to} className={styles.row}>
                <Avatar picture={picture} alt="" name={name} size={48} />
                <span>
                  {name}
                  {otherName && (
                    <span className={text.below} lang={language === 'ko' ? 'en' : 'ko'}>
                      {otherName}
                    </span>
                  )}
                </span>
              </Link>
              <Button
                busy={busy}
                aria-label={`${words.unfollow[language]}: ${name}`}
                onClick={() => void run(() => unfollow(id))}
              >
                {words.unfollow[language]}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Loading />
      )}
    </Section>
  );
}
