import { workCount } from '@hwarang/domain/artworks/artworks.words';
import { type AgreementState, agreementStates } from '@hwarang/domain/galleries/agreements';
import type { ConsignedWork } from '@hwarang/domain/galleries/studio.contract';
import { offerWords } from '@hwarang/domain/sales/offers.words';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Screen } from '../../admin/screen.tsx';
import { useChange } from '../../admin/use-change.ts';
import { Button } from '../../design/button.tsx';
import { choicesOf, SelectField } from '../../design/fields/select-field.tsx';
import { SearchField } from '../../design/fields/text-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { Row } from '../../design/layout.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { offeredBefore } from '../../sales/offered-before.ts';
import { AgreementTable } from '../agreement-table.tsx';
import { agreementWords, consignmentWords } from '../agreements.words.ts';
import { useOwnGallery } from '../own-galleries.ts';
import styles from '../stock.module.css';
import { stockWords as words } from '../stock.words.ts';
import { AskForWorks } from './ask-for-works.tsx';
import { shownWorks } from './shown-works.ts';
import { NamedWork, sizeOf, workName } from './work-name.tsx';
import { OfferModal, OfferText, offersById } from './work-offer.tsx';

/** As many rows as are drawn at once: a gallery may have thousands. */
const atOnce = 100;

/** The works a gallery has on consignment, or has asked for. */
export default function StudioWorks() {
  const language = useLanguage();
  const { id: gallery } = useOwnGallery();
  const at = `/studio/${encodeURIComponent(gallery)}/works` as const;
  const { answer: works, failed, reload } = useApi(at);
  const { answer: offers, reload: reloadOffers } = useApi(`/studio/${encodeURIComponent(gallery)}/offers`);
  const offerOf = offersById(offers);
  const [sellingId, setSellingId] = useState(offeredBefore);
  const selling = works?.find(({ artwork, state }) => artwork.id === sellingId && state === 'accepted');
  const { busy, change } = useChange(reload);
  const [asking, setAsking] = useState(false);
  const [params] = useSearchParams();
  const [asked, setAsked] = useState(params.get('q') ?? '');
  const [state, setState] = useState<AgreementState | ''>('');
  const [rows, setRows] = useState(atOnce);
  const shown = works && shownWorks(works, asked, state);
  const remove = ({ artwork }: ConsignedWork) => api.delete(`${at}/${artwork.id}`);
  return (
    <Screen
      title={words.worksTitle[language]}
      lead={words.worksLead[language]}
      tools={
        <Button look="fill" onClick={() => setAsking(true)}>
          <Icon name="plus" size={18} />
          {words.askForWorks[language]}
        </Button>
      }
    >
      <ReadState failed={failed} known={works} retry={reload} />
      {works?.length === 0 && <Empty title={words.noWorks[language]} text={words.noWorksText[language]} />}
      {works && works.length > 0 && shown && (
        <div className={styles.stock}>
          <Row className={styles.tools}>
            <SearchField
              label={words.findWork[language]}
              name="q"
              value={asked}
              maxLength={100}
              onChange={(event) => setAsked(event.currentTarget.value)}
            />
            <SelectField
              label={agreementWords.state[language]}
              name="state"
              value={state}
              choices={choicesOf({ '': words.all, ...consignmentWords }, language)}
              onChange={({ currentTarget }) =>
                setState(agreementStates.find((one) => one === currentTarget.value) ?? '')
              }
            />
            <p role="status" className={styles.count}>
              {workCount(shown.length)[language]}
            </p>
          </Row>
          {shown.length === 0 ? (
            <Empty title={words.noneFound[language]} />
          ) : (
            <AgreementTable
              caption={words.worksTitle[language]}
              items={shown.slice(0, rows)}
              keyOf={({ id }) => id}
              nameOf={({ artwork }) => workName(language, artwork)}
              columns={[
                {
                  key: 'work',
                  head: agreementWords.work[language],
                  cell: ({ artwork }) => <NamedWork artwork={artwork} />,
                },
                { key: 'size', head: words.size[language], cell: ({ artwork }) => sizeOf(language, artwork) },
                {
                  key: 'offer',
                  head: offerWords.title[language],
                  cell: (one) =>
                    one.state === 'accepted' && (
                      <OfferText
                        offer={offerOf.get(one.artwork.id)}
                        name={workName(language, one.artwork)}
                        onOpen={() => setSellingId(one.artwork.id)}
                      />
                    ),
                },
              ]}
              states={consignmentWords}
              asked={[
                {
                  label: agreementWords.withdraw,
                  onPress: (one) => change(() => remove(one), agreementWords.withdrawn),
                },
              ]}
              ending={{
                title: words.endWorkTitle,
                text: words.endWorkText,
                onEnd: (one) => change(() => remove(one), agreementWords.ended),
              }}
              busy={busy}
            />
          )}
          {shown.length > rows && (
            <Button className={styles.more} onClick={() => setRows(rows + atOnce)}>
              {words.more[language]}
            </Button>
          )}
        </div>
      )}
      {selling && (
        <OfferModal
          gallery={gallery}
          artwork={selling.artwork}
          onClose={() => setSellingId(undefined)}
          onSaved={reloadOffers}
        />
      )}
      {asking && (
        <AskForWorks
          gallery={gallery}
          known={works ?? []}
          busy={busy}
          onClose={() => setAsking(false)}
          onAsk={(artworks) =>
            void change(() => api.post(at, { artworks }), words.worksAsked).then((done) => done && setAsking(false))
          }
        />
      )}
    </Screen>
  );
}
