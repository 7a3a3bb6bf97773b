import type { LocalizedText } from '@hwarang/domain/language';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../design/button.tsx';
import { classes } from '../../design/classes.ts';
import { Form } from '../../design/fields/form.tsx';
import { Row } from '../../design/layout.tsx';
import { Failed, Loading } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { unsentNote } from '../../platform/unsent.words.ts';
import { adminWords as words } from '../admin.words.ts';
import { Screen } from '../screen.tsx';
import { ConflictModal } from './conflict-modal.tsx';
import { DeleteButton } from './delete-button.tsx';
import styles from './editor.module.css';
import type { RecordEditor, Versioned } from './use-record-editor.ts';

interface Props<Found extends Versioned, Values extends object> {
  editor: RecordEditor<Found, Values>;
  name: string;
  /** What else can be done, beside saving. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The form of one record: loading, what is unsaved, saving, and the choice between two versions. */
export function EditorFrame<Found extends Versioned, Values extends object>(props: Props<Found, Values>) {
  const { editor, name, actions, children } = props;
  const language = useLanguage();
  if (editor.failed) return <Failed retry={editor.reload} />;
  if (!editor.isNew && !editor.found) return <Loading />;
  return (
    <>
      <Form ref={editor.form} className={styles.form} aria-label={name} onSend={editor.save}>
        {editor.restored && editor.dirty && <p role="status">{unsentNote[language]}</p>}
        {children}
        <Row className={styles.foot}>
          <p role="status">{editor.dirty && words.unsaved[language]}</p>
          {actions}
          <Button type="submit" look="fill" busy={editor.busy}>
            {words.save[language]}
          </Button>
        </Row>
      </Form>
      {editor.conflict && <ConflictModal mine={editor.values} label={editor.label} {...editor.conflict} />}
    </>
  );
}

interface ScreenProps<Found extends Versioned, Values extends object> {
  editor: RecordEditor<Found, Values>;
  /** Of one that exists. */
  id: string | undefined;
  path: '/exhibitions' | '/galleries';
  /** The list it belongs to. What stands in none is neither deleted here nor left. */
  back?: string | undefined;
  /** What it is called, once that is known, and what a new one is called. */
  name: string | undefined;
  added: LocalizedText;
  /** What can be done with one that exists. */
  tools: (id: string) => ReactNode;
  /** Below the form. */
  below?: ReactNode;
  children: ReactNode;
}

/** The screen of one record of a collection, with the way back to its list. */
export function EditorScreen<Found extends Versioned, Values extends object>(props: ScreenProps<Found, Values>) {
  const { editor, id, path, back, name, added, tools, below, children } = props;
  const language = useLanguage();
  const title = id ? (name ?? '…') : added[language];
  return (
    <Screen title={title} tools={id && tools(id)}>
      <EditorFrame
        editor={editor}
        name={title}
        actions={
          back && (
            <>
              {id && <DeleteButton path={`${path}/${id}`} name={title} back={back} />}
              <ButtonLink to={back}>{words.back[language]}</ButtonLink>
            </>
          )
        }
      >
        {children}
      </EditorFrame>
      {below}
    </Screen>
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
