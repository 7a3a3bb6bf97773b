import { foundArtworks } from '@hwarang/domain/artworks/artworks.words';
import { enquiryDeskWords } from '@hwarang/domain/enquiries/enquiries.words';
import { useState } from 'react';
import { HeldNotice } from '../artists/held-notice.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { PageHead, Section, Wrap } from '../design/layout.tsx';
import { LeaveGuard } from '../design/leave-guard.tsx';
import { Empty, ReadState } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useApi } from '../platform/query.ts';
import { useSession } from '../platform/session.ts';
import { offeredBefore } from '../sales/offered-before.ts';
import { ArrangeWall } from './arrange-wall.tsx';
import { ArtworkModal } from './artwork-modal.tsx';
import { DeletedArtworks } from './deleted-artworks.tsx';
import { DraftDesk } from './draft-desk.tsx';
import { editedBefore } from './edit-place.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';
import { OwnWall } from './own-wall.tsx';
import { RemovedNote } from './removed-note.tsx';
import type { OwnArtwork } from './use-own-artworks.ts';
import { useDeletedArtworks, useOwnArtworks } from './use-own-artworks.ts';
import { useOwnViews } from './use-own-views.ts';
import { viewsNote } from './views.words.ts';

export default function MyArtworks() {
  const language = useLanguage();
  const { artistId = '' } = useSession();
  const { artworks, failed, reload, change, drop, arrange } = useOwnArtworks(artistId);
  const { answer: artist } = useApi(artistId ? `/artists/${artistId}` : undefined);
  const { answer: deleted, reload: reloadDeleted } = useDeletedArtworks(artistId);
  const views = useOwnViews(artistId);
  const [openId, setOpenId] = useState(() => editedBefore() ?? offeredBefore());
  const [removed, setRemoved] = useState<OwnArtwork | undefined>(undefined);
  const [arranging, setArranging] = useState(false);
  const opened = artworks?.find(({ id }) => id === openId);
  const close = () => setOpenId(undefined);
  const restored = (id: string) => {
    if (removed?.id === id) setRemoved(undefined);
    reload();
    reloadDeleted();
  };
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      <LeaveGuard />
      <PageHead title={words.title[language]} lead={words.lead[language]}>
        <ButtonLink to="/my-enquiries">{enquiryDeskWords.title[language]}</ButtonLink>
      </PageHead>
      {artist?.held && <HeldNotice />}
      <DraftDesk owner={artistId} onSaved={reload} />
      <Section id="mine" title={words.mine[language]} aside={artworks && foundArtworks(artworks.length)[language]}>
        {removed && <RemovedNote key={removed.id} artwork={removed} onRestored={() => restored(removed.id)} />}
        <ReadState failed={failed} known={artworks} retry={reload} />
        {artworks?.length === 0 && <Empty title={words.none[language]} />}
        {artworks && artworks.length > 1 && !arranging && (
          <p className={styles.arrange}>
            <Button onClick={() => setArranging(true)}>{words.arrange[language]}</Button>
          </p>
        )}
        {views && artworks && artworks.length > 0 && !arranging && <p className={styles.note}>{viewsNote[language]}</p>}
        {artworks && !arranging && <OwnWall artworks={artworks} views={views} onOpen={setOpenId} />}
        {artworks && arranging && (
          <ArrangeWall
            artworks={artworks}
            onDone={(next) => {
              arrange(next);
              setArranging(false);
            }}
          />
        )}
      </Section>
      {deleted && deleted.length > 0 && <DeletedArtworks artworks={deleted} onRestored={restored} />}
      {opened && (
        <ArtworkModal
          artwork={opened}
          onChange={change}
          onRemoved={(artwork) => {
            close();
            drop(artwork.id);
            setRemoved(artwork);
            reloadDeleted();
          }}
          onClose={close}
        />
      )}
    </Wrap>
  );
}
