import { Button } from '../../design/button.tsx';
import { useLanguage } from '../../platform/language.ts';
import { roomEditorWords as words } from '../room-editor.words.ts';
import css from './room-editor.module.css';
import type { Saving } from './use-plan.ts';

interface Props {
  changed: boolean;
  /** Whether anything is set that the rules would do otherwise. */
  set: boolean;
  saving: Saving;
  onSave: () => void;
  onSaveOver: () => void;
  onReload: () => void;
  onDiscard: () => void;
  onReset: () => void;
}

export function SaveBar({ changed, set, saving, onSave, onSaveOver, onReload, onDiscard, onReset }: Props) {
  const language = useLanguage();
  return (
    <div className={css.bar}>
      <p role="status" className={css.told}>
        {saving === 'saved' && !changed && words.saved[language]}
        {saving !== 'conflict' && changed && words.unsaved[language]}
      </p>
      {saving === 'failed' && <p role="alert">{words.failed[language]}</p>}
      {saving === 'conflict' && (
        <div role="alert" className={css.conflict}>
          <p>{words.conflict[language]}</p>
          <Button onClick={onReload}>{words.takeTheirs[language]}</Button>
          <Button look="danger" onClick={onSaveOver}>
            {words.keepMine[language]}
          </Button>
        </div>
      )}
      <Button disabled={!set} onClick={onReset}>
        {words.reset[language]}
      </Button>
      <Button disabled={!changed} onClick={onDiscard}>
        {words.discard[language]}
      </Button>
      <Button look="fill" disabled={!changed || saving === 'conflict'} busy={saving === 'saving'} onClick={onSave}>
        {words.save[language]}
      </Button>
    </div>
  );
}
