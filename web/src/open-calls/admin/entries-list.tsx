import { apiBase } from '@hwarang/domain/api';
import { foundArtworks } from '@hwarang/domain/artworks/artworks.words';
import type { EntryForAdministrators } from '@hwarang/domain/open-calls/open-calls.contract';
import { dayText, openCallAdminWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { artistPath } from '../../artists/artist.view.ts';
import { type ArtworkBrief, artworkPath, artworkView } from '../../artworks/artwork.view.ts';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { Empty, Failed, Loading } from '../../design/states/states.tsx';
import { Table } from '../../design/table.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { readSession } from '../../platform/session.ts';
import { weFlyCall } from '../calls.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './open-calls-admin.module.css';

export function EntriesList() {
  const language = useLanguage();
  const [entries, setEntries] = useState<EntryForAdministrators[] | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const read = useCallback(() => {
    setFailed(false);
    api.get(`${weFlyCall}/entries`).then(setEntries, () => setFailed(true));
  }, []);
  useEffect(read, [read]);
  if (failed) return <Failed retry={read} />;
  if (!entries) return <Loading />;
  if (entries.length === 0) return <Empty title={words.none[language]} />;
  return (
    <>
      <Table
        caption={words.entries[language]}
        items={entries}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'artist',
            head: words.artist[language],
            cell: ({ artist }) => (
              <Link to={artistPath(artist.id)} className={styles.artist}>
                {artist.localname}
                <span lang="en">{artist.englishname}</span>
              </Link>
            ),
          },
          {
            key: 'works',
            head: words.works[language],
            cell: ({ artworks }) => <Works artworks={artworks} />,
          },
          {
            key: 'contact',
            head: words.contact[language],
            cell: ({ artist }) => (
              <span className={styles.contact}>
                {artist.email && <a href={`mailto:${artist.email}`}>{artist.email}</a>}
                <span>{artist.mobile}</span>
              </span>
            ),
          },
          {
            key: 'when',
            head: words.entered[language],
            cell: ({ createdAt }) => <time dateTime={createdAt}>{dayText(createdAt)[language]}</time>,
          },
        ]}
      />
      <div className={styles.foot}>
        <Button onClick={() => void download().catch(() => alert(words.failed[language], { tone: 'bad' }))}>
          <Icon name="download" size={18} />
          {words.download[language]}
        </Button>
      </div>
    </>
  );
}

function Works({ artworks }: { artworks: ArtworkBrief[] }) {
  const language = useLanguage();
  return (
    <ul className={styles.works} aria-label={foundArtworks(artworks.length)[language]}>
      {artworks.map((artwork) => {
        const { id, title, size, image } = artworkView(language, artwork);
        return (
          <li key={id}>
            <Link to={artworkPath(id)} title={[title, size].filter(Boolean).join(', ')} aria-label={title}>
              <Thumbnail image={image} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The list is for administrators: the browser has to bring the token, which a plain link cannot. */
async function download(): Promise<void> {
  const { token } = readSession();
  const answer = await fetch(`${apiBase}${weFlyCall}/entries.csv`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'wefly-entries.csv';
  link.click();
  URL.revokeObjectURL(url);
}
