import type { RepresentedArtist } from '@hwarang/domain/galleries/studio.contract';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { RecordFinder } from '../../admin/editor/record-finder.tsx';
import { pickedArtist } from '../../admin/exhibitions/exhibition-values.ts';
import { Screen } from '../../admin/screen.tsx';
import { useChange } from '../../admin/use-change.ts';
import { Avatar } from '../../design/picture/avatar.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { pictureOf, shownFile } from '../../media/shown-file.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { AgreementTable } from '../agreement-table.tsx';
import { agreementWords, representationWords } from '../agreements.words.ts';
import { useOwnGallery } from '../own-galleries.ts';
import styles from '../stock.module.css';
import { stockWords as words } from '../stock.words.ts';

const stands = ({ state }: RepresentedArtist) => state === 'proposed' || state === 'accepted';

/** The artists a gallery represents, or has asked. */
export default function StudioArtists() {
  const language = useLanguage();
  const { id: gallery } = useOwnGallery();
  const at = `/studio/${encodeURIComponent(gallery)}/artists` as const;
  const { answer: artists, failed, reload } = useApi(at);
  const { busy, change } = useChange(reload);
  const nameOf = ({ artist }: RepresentedArtist) => pickLanguage(language, artist.localname, artist.englishname) ?? '';
  const remove = ({ artist }: RepresentedArtist) => api.delete(`${at}/${artist.id}`);
  return (
    <Screen title={words.artistsTitle[language]} lead={words.artistsLead[language]}>
      <ReadState failed={failed} known={artists} retry={reload} />
      {artists && (
        <div className={styles.stock}>
          <div className={styles.find}>
            <RecordFinder
              label={words.findArtist[language]}
              hint={words.findArtistHint[language]}
              path="/artists"
              pickedOf={pickedArtist(language)}
              without={artists.filter(stands).map(({ artist }) => artist)}
              onPick={({ id }) => void change(() => api.post(at, { artist: id }), words.artistAsked)}
            />
          </div>
          {artists.length === 0 ? (
            <Empty title={words.noArtists[language]} />
          ) : (
            <AgreementTable
              caption={words.artistsTitle[language]}
              items={artists}
              keyOf={({ artist }) => artist.id}
              nameOf={nameOf}
              columns={[
                {
                  key: 'artist',
                  head: agreementWords.artist[language],
                  cell: (one) => (
                    <span className={styles.named}>
                      <Avatar picture={pictureOf(shownFile(one.artist.profileimg))} alt="" name={nameOf(one)} />
                      <TextLink to={`/artist-profile/${one.artist.id}`}>{nameOf(one)}</TextLink>
                    </span>
                  ),
                },
              ]}
              states={representationWords}
              asked={[
                {
                  label: agreementWords.withdraw,
                  onPress: (one) => change(() => remove(one), agreementWords.withdrawn),
                },
              ]}
              ending={{
                title: words.endArtistTitle,
                text: words.endArtistText,
                onEnd: (one) => change(() => remove(one), agreementWords.ended),
              }}
              busy={busy}
            />
          )}
        </div>
      )}
    </Screen>
  );
}
