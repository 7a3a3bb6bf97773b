import { staffCan } from '@hwarang/domain/galleries/staff';
import type { StudioOverview } from '@hwarang/domain/galleries/studio.contract';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { availabilityWords } from '@hwarang/domain/sales/availability.words';
import { thousands } from '@hwarang/domain/thousands';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Part } from '../../admin/editor/editor-frame.tsx';
import styles from '../../admin/overview/overview.module.css';
import { Screen } from '../../admin/screen.tsx';
import { useChange } from '../../admin/use-change.ts';
import { ButtonLink } from '../../design/button.tsx';
import { Icon } from '../../design/icon.tsx';
import { ConfirmButton } from '../../design/modal/confirm.tsx';
import { ReadState } from '../../design/states/states.tsx';
import { api } from '../../platform/api.ts';
import { studioPath } from '../../platform/desk.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { useSession } from '../../platform/session.ts';
import { reloadOwnGalleries, useOwnGallery } from '../own-galleries.ts';
import studio from '../studio.module.css';
import { stateWords, unanswered, waiting, overviewWords as words } from './overview.words.ts';

export default function StudioOverviewScreen() {
  const language = useLanguage();
  const own = useOwnGallery();
  const { answer, failed, reload } = useApi(`/studio/${encodeURIComponent(own.id)}/overview`);
  return (
    <Screen
      title={pickLanguage(language, own.name, own.name_en) ?? ''}
      tools={
        <>
          <ButtonLink to={`/gallery-detail/${own.id}`}>{words.visit[language]}</ButtonLink>
          {staffCan(own.role, 'edit exhibitions') && (
            <ButtonLink look="fill" to={studioPath(own.id, '/exhibitions/new')}>
              <Icon name="plus" size={18} />
              {words.newExhibition[language]}
            </ButtonLink>
          )}
        </>
      }
    >
      <ReadState failed={failed} known={answer} retry={reload} />
      {answer && <Figures overview={answer} />}
      <Leave />
    </Screen>
  );
}

function Figures({
  overview: { exhibitions, artists, works, offers, enquiries, views },
}: {
  overview: StudioOverview;
}) {
  const language = useLanguage();
  const { id, role } = useOwnGallery();
  const figure = (name: string, count: number, section: string | false, note?: ReactNode) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>
        {section ? <Link to={studioPath(id, section)}>{thousands(count)}</Link> : thousands(count)}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
  const states = Object.keys(stateWords) as (keyof typeof stateWords)[];
  const offered = ['for-sale', 'on-hold', 'sold', 'on-loan'] as const;
  const edits = staffCan(role, 'edit exhibitions');
  const keeps = staffCan(role, 'keep stock');
  const asked = (count: number) => count > 0 && waiting(count)[language];
  return (
    <>
      <Part id="exhibitions" title={words.exhibitions[language]}>
        <dl className={styles.counts}>
          {states.map((state) =>
            figure(
              stateWords[state][language],
              exhibitions[state],
              edits && (state === 'drafts' ? '/exhibitions?stage=draft' : '/exhibitions'),
            ),
          )}
        </dl>
      </Part>
      <Part id="stock" title={words.stock[language]}>
        <dl className={styles.counts}>
          {figure(words.represented[language], artists.represented, keeps && '/artists', asked(artists.asked))}
          {figure(words.consigned[language], works.consigned, keeps && '/works', asked(works.asked))}
          {figure(words.views[language], views, false)}
        </dl>
      </Part>
      <Part id="sales" title={words.sales[language]}>
        <dl className={styles.counts}>
          {figure(
            words.enquiries[language],
            enquiries.open,
            '/enquiries',
            enquiries.new > 0 && unanswered(enquiries.new)[language],
          )}
          {offered.map((name) => figure(availabilityWords[name][language], offers[name], keeps && '/works'))}
        </dl>
      </Part>
    </>
  );
}

/** Anybody may go of themselves; the last owner is told why not. */
function Leave() {
  const language = useLanguage();
  const { id } = useOwnGallery();
  const { userId = '' } = useSession();
  const navigate = useNavigate();
  const { busy, change } = useChange(() => void reloadOwnGalleries());
  const leave = async (close: () => void) => {
    const done = await change(() => api.delete(`/studio/${encodeURIComponent(id)}/staff/${userId}`), words.left);
    close();
    if (done) void navigate('/studio');
  };
  return (
    <div className={studio.leave}>
      <ConfirmButton
        label={words.leave[language]}
        look="plain"
        title={words.leaveTitle[language]}
        confirm={words.leave[language]}
        busy={busy}
        onConfirm={leave}
      >
        {words.leaveText[language]}
      </ConfirmButton>
    </div>
  );
}
