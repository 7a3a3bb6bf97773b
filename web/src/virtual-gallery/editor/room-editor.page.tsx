import { ButtonLink } from '../../design/button.tsx';
import { PageHead, Wrap } from '../../design/layout.tsx';
import { Failed, Loading, State } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { roomEditorWords as words } from '../room-editor.words.ts';
import type { Route } from './+types/room-editor.page.ts';
import { RoomEditor } from './room-editor.tsx';
import { useExhibition } from './use-exhibition.ts';

export default function RoomEditorPage({ params }: Route.ComponentProps) {
  const language = useLanguage();
  const { state, reload } = useExhibition(params.id);
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      {state.kind === 'there' ? (
        <RoomEditor
          key={`${state.exhibition.id} ${state.exhibition.__v}`}
          exhibition={state.exhibition}
          onReload={reload}
        />
      ) : (
        <>
          <PageHead title={words.title[language]} />
          {state.kind === 'loading' && <Loading />}
          {state.kind === 'failed' && <Failed retry={reload} />}
          {state.kind === 'missing' && (
            <State icon="warning" title={words.missing[language]}>
              <ButtonLink to="/admin/exhibitions">{words.exhibitions[language]}</ButtonLink>
            </State>
          )}
        </>
      )}
    </Wrap>
  );
}
