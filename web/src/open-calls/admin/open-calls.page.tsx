import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallWords, openCallAdminWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { Part } from '../../admin/editor/editor-frame.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Button } from '../../design/button.tsx';
import { Row } from '../../design/layout.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { noticePath, weFlyCall } from '../calls.ts';
import { CallForm, useCallEditor } from './call-form.tsx';
import { EntriesList } from './entries-list.tsx';
import styles from './open-calls-admin.module.css';

export default function OpenCallsAdmin() {
  const language = useLanguage();
  const editor = useCallEditor();
  const { found: call } = editor;
  return (
    <Screen
      title={words.title[language]}
      lead={call?.title[language]}
      tools={<TextLink to={noticePath}>{words.seePage[language]}</TextLink>}
    >
      {call && <OpenOrClosed call={call} onChange={editor.changedBeside} />}
      {call && (
        <Part id="entries" title={words.entries[language]} apart>
          <EntriesList />
        </Part>
      )}
      <Part id="facts" title={words.facts[language]} apart>
        <CallForm editor={editor} />
      </Part>
    </Screen>
  );
}

function OpenOrClosed({ call, onChange }: { call: OpenCall; onChange: (call: OpenCall) => void }) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.failed));
  const toggle = () => run(async () => onChange(await api.put(weFlyCall, { closed: !call.closed })));
  return (
    <Row className={styles.state}>
      <p role="status">{openCallWords[call.closed ? 'closedShort' : 'openShort'][language]}</p>
      <Button busy={busy} look={call.closed ? 'line' : 'danger'} onClick={() => void toggle()}>
        {words[call.closed ? 'reopen' : 'close'][language]}
      </Button>
    </Row>
  );
}
