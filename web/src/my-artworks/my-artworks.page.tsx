import { foundArtworks, myArtworksWords as words } from '@hwarang/domain/artworks/artworks.words';
import { useState } from 'react';
import { PageHead, Section, Wrap } from '../design/layout.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useSession } from '../platform/session.ts';
import { ArtworkForm } from './artwork-form.tsx';
import { ArtworkModal } from './artwork-modal.tsx';
import type { OwnArtwork } from './own-artwork.ts';
import { OwnWall } from './own-wall.tsx';
import { RemovedNote } from './removed-note.tsx';
import { useOwnArtworks } from './use-own-artworks.ts';

export default function MyArtworks() {
  const language = useLanguage();
  const { artistId = '' } = useSession();
  const { artworks, failed, reload, change, drop } = useOwnArtworks(artistId);
  const [openId, setOpenId] = useState<string | undefined>(undefined);
  const [removed, setRemoved] = useState<OwnArtwork | undefined>(undefined);
  const opened = artworks?.find(({ id }) => id === openId);
  const close = () => setOpenId(undefined);
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]} lead={words.lead[language]} />
      <ArtworkForm owner={artistId} onSaved={reload} />
      <Section id="mine" title={words.mine[language]} aside={artworks && foundArtworks(artworks.length)[language]}>
        {removed && (
          <RemovedNote
            key={removed.id}
            artwork={removed}
            onRestored={() => {
              setRemoved(undefined);
              reload();
            }}
          />
        )}
        {failed && <Failed retry={reload} />}
        {!artworks && !failed && <Loading />}
        {artworks?.length === 0 && <Empty title={words.none[language]} />}
        {artworks && <OwnWall artworks={artworks} onOpen={setOpenId} />}
      </Section>
      {opened && (
        <ArtworkModal
          artwork={opened}
          onChange={change}
          onRemoved={(artwork) => {
            close();
            drop(artwork.id);
            setRemoved(artwork);
          }}
          onClose={close}
        />
      )}
    </Wrap>
  );
}
