import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallAdminWords } from '@hwarang/domain/open-calls/open-calls.words';
import { Outlet, useOutletContext, useParams } from 'react-router';
import { Screen } from '../../admin/screen.tsx';
import { Failed, Loading } from '../../design/states/states.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { CallState } from '../call-state-mark.tsx';
import { callAdminPath, callAt, callNoticePath, callsAdminPath } from '../calls.ts';
import { CallTabs } from './call-tabs.tsx';
import { callsAdminWords as words } from './calls-admin.words.ts';

interface CallContext {
  call: OpenCall;
  /** After a write beside the layout, with what it answered. */
  changed: (call: OpenCall) => void;
  reload: () => void;
}

/** The call whose screens these are; for the pages below the layout. */
export const useCall = (): CallContext => useOutletContext<CallContext>();

/** What stands above every screen of one call: its name, its state and the ways to the others. */
export default function CallLayout() {
  const language = useLanguage();
  const { slug = '' } = useParams();
  const { answer: call, failed, reload, set } = useApi(callAt(slug));
  return (
    <Screen
      title={call?.title[language] ?? '…'}
      lead={
        call && (
          <span role="status">
            <CallState call={call} />
          </span>
        )
      }
      tools={
        <>
          <TextLink to={callsAdminPath}>{words.back[language]}</TextLink>
          {call?.state === 'draft' && (
            <TextLink to={callAdminPath(slug, 'preview')}>{words.preview[language]}</TextLink>
          )}
          {call && call.state !== 'draft' && (
            <TextLink to={callNoticePath(slug)}>{openCallAdminWords.seePage[language]}</TextLink>
          )}
        </>
      }
    >
      <CallTabs slug={slug} />
      {failed ? (
        <Failed retry={reload} />
      ) : call ? (
        <Outlet context={{ call, changed: set, reload } satisfies CallContext} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}
