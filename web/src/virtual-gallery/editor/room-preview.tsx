import { useRef } from 'react';
import { Loading } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { roomEditorWords as words } from '../room-editor.words.ts';
import css from './room-editor.module.css';
import { type Preview, usePreview } from './use-preview.ts';

export function RoomPreview(props: Omit<Preview, 'label'>) {
  const language = useLanguage();
  const host = useRef<HTMLDivElement>(null);
  const state = usePreview(host, { ...props, label: words.preview[language] });
  return (
    <div className={css.preview} data-state={state}>
      <div ref={host} className={css.host} />
      {state === 'opening' && <Loading />}
      {state === 'impossible' && <p className={css.notice}>{words.noPreview[language]}</p>}
    </div>
  );
}
