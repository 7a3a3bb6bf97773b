import type { ReactNode } from 'react';
import { Button } from '../../design/button.tsx';
import { classes } from '../../design/classes.ts';
import { Form } from '../../design/fields/form.tsx';
import { Failed, Loading } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords as words } from '../admin.words.ts';
import { ConflictModal } from './conflict-modal.tsx';
import styles from './editor.module.css';
import type { RecordEditor } from './use-record-editor.ts';

interface Props<Found extends { __v: number }, Values extends object> {
  editor: RecordEditor<Found, Values>;
  name: string;
  /** What else can be done, beside saving. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The form of one record: loading, what is unsaved, saving, and the choice between two versions. */
export function EditorFrame<Found extends { __v: number }, Values extends object>(props: Props<Found, Values>) {
  const { editor, name, actions, children } = props;
  const language = useLanguage();
  if (editor.failed) return <Failed retry={editor.reload} />;
  if (!editor.isNew && !editor.found) return <Loading />;
  return (
    <>
      <Form
        ref={editor.form}
        className={styles.form}
        aria-label={name}
        onSubmit={(event) => {
          event.preventDefault();
          if (!editor.busy) void editor.save();
        }}
      >
        {children}
        <div className={styles.foot}>
          <p role="status">{editor.dirty && words.unsaved[language]}</p>
          {actions}
          <Button type="submit" look="fill" busy={editor.busy}>
            {words.save[language]}
          </Button>
        </div>
      </Form>
      {editor.conflict && <ConflictModal mine={editor.values} labels={editor.labels} {...editor.conflict} />}
    </>
  );
}

interface PartProps {
  id: string;
  title: ReactNode;
  /** Stands outside of the form above it. */
  apart?: boolean;
  children: ReactNode;
}

export const Part = ({ id, title, apart = false, children }: PartProps) => (
  <section className={classes(styles.part, apart && styles.apart)} aria-labelledby={`part-${id}`}>
    <h2 id={`part-${id}`}>{title}</h2>
    {children}
  </section>
);
