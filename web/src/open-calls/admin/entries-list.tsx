import { foundArtworks } from '@hwarang/domain/artworks/artworks.words';
import { momentText, openCallAdminWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { Link } from 'react-router';
import { DownloadButton } from '../../admin/download-button.tsx';
import { artistPath } from '../../catalogue/artist.view.ts';
import { type ArtworkBrief, artworkPath, artworkView } from '../../catalogue/artwork.view.ts';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { callAt } from '../calls.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './open-calls-admin.module.css';

export function EntriesList({ slug }: { slug: string }) {
  const language = useLanguage();
  const { answer: entries, failed, reload } = useApi(`${callAt(slug)}/entries`);
  if (failed || !entries) return <ReadState failed={failed} retry={reload} />;
  if (entries.length === 0) return <Empty title={words.none[language]} />;
  return (
    <>
      <Table
        caption={words.entriesTable[language]}
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
            cell: ({ createdAt }) => <time dateTime={createdAt}>{momentText(createdAt)[language]}</time>,
          },
        ]}
      />
      <div className={styles.foot}>
        <DownloadButton path={`${callAt(slug)}/entries.csv`}>{words.download[language]}</DownloadButton>
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
