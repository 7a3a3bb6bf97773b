import { ButtonLink } from '../../design/button.tsx';
import { PageHead, Wrap } from '../../design/layout.tsx';
import { Failed, Loading, State } from '../../design/states/states.tsx';
import { hasStatus } from '../../platform/api-failure.ts';
import { useDesk } from '../../platform/desk.ts';
import { useLanguage } from '../../platform/language.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useApi } from '../../platform/query.ts';
import { roomEditorWords as words } from '../room-editor.words.ts';
import type { Route } from './+types/room-editor.page.ts';
import { RoomEditor } from './room-editor.tsx';
import { exhibitionCall } from './use-plan.ts';

export default function RoomEditorPage({ params }: Route.ComponentProps) {
  const language = useLanguage();
  const { base } = useDesk();
  const { answer: exhibition, failure, reload } = useApi(exhibitionCall(params.id));
  const missing = hasStatus(failure, 404);
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      {exhibition && !failure ? (
        <RoomEditor key={`${exhibition.id} ${exhibition.__v}`} exhibition={exhibition} onReload={reload} />
      ) : (
        <>
          <PageHead title={words.title[language]} />
          {!failure && <Loading />}
          {failure && !missing && <Failed retry={reload} />}
          {missing && (
            <State icon="warning" title={words.missing[language]}>
              <ButtonLink to={`${base}/exhibitions`}>{words.exhibitions[language]}</ButtonLink>
            </State>
          )}
        </>
      )}
    </Wrap>
  );
}
