import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { useCall } from './call.layout.tsx';
import { CallForm, useCallEditor } from './call-form.tsx';
import { StagePanel } from './stage-panel.tsx';

export default function CallDetails() {
  const { call, changed } = useCall();
  const editor = useCallEditor(call.slug, changed, call.stage === 'draft');
  const onChange = (next: OpenCall) => {
    editor.changedBeside(next);
    changed(next);
  };
  return (
    <>
      <StagePanel call={call} onChange={onChange} />
      <CallForm editor={editor} isDraft={call.stage === 'draft'} />
    </>
  );
}
