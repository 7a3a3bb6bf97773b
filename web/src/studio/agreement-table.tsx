import type { AgreementState } from '@hwarang/domain/galleries/agreements';
import type { LocalizedText } from '@hwarang/domain/language';
import { type ReactNode, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Row } from '../design/layout.tsx';
import { ConfirmModal } from '../design/modal/confirm.tsx';
import { type Column, Table } from '../design/table.tsx';
import { useLanguage } from '../platform/language.ts';
import { useMoment } from '../platform/use-moment.ts';
import { agreementWords as words } from './agreements.words.ts';
import styles from './stock.module.css';

interface Agreement {
  state: AgreementState;
  since: string;
}

interface Props<Item extends Agreement> {
  caption: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** What it is about. */
  columns: readonly Column<Item>[];
  states: Record<AgreementState, LocalizedText>;
  /** What can be done while it waits for an answer. */
  asked: readonly { label: LocalizedText; onPress: (item: Item) => Promise<unknown> }[];
  /** Asked before what stands is ended. */
  ending: { title: LocalizedText; text: LocalizedText; onEnd: (item: Item) => Promise<unknown> };
  busy: boolean;
}

/** What a gallery and an artist have agreed on, how it stands, and what the reader can do about it. */
export function AgreementTable<Item extends Agreement>(props: Props<Item>) {
  const { caption, items, keyOf, nameOf, columns, states, asked, ending, busy } = props;
  const language = useLanguage();
  const moment = useMoment('day');
  const [chosen, setChosen] = useState<Item | undefined>(undefined);
  const action = (item: Item, label: LocalizedText, onClick: () => void): ReactNode => (
    <Button
      key={label.en}
      look="plain"
      busy={busy}
      aria-label={`${label[language]}: ${nameOf(item)}`}
      onClick={onClick}
    >
      {label[language]}
    </Button>
  );
  return (
    <>
      <Table
        stacked
        caption={caption}
        items={items}
        keyOf={keyOf}
        columns={[
          ...columns,
          {
            key: 'state',
            head: words.state[language],
            cell: ({ state }) => <span className={styles[state]}>{states[state][language]}</span>,
          },
          { key: 'since', head: words.since[language], cell: ({ since }) => moment(since) },
          {
            key: 'actions',
            head: words.actions[language],
            cell: (item) => (
              <Row className={styles.actions}>
                {item.state === 'proposed' &&
                  asked.map(({ label, onPress }) => action(item, label, () => void onPress(item)))}
                {item.state === 'accepted' && action(item, words.end, () => setChosen(item))}
              </Row>
            ),
          },
        ]}
      />
      {chosen && (
        <ConfirmModal
          title={ending.title[language]}
          confirm={words.end[language]}
          look="danger"
          busy={busy}
          onClose={() => setChosen(undefined)}
          onConfirm={() => ending.onEnd(chosen).finally(() => setChosen(undefined))}
        >
          {nameOf(chosen)}. {ending.text[language]}
        </ConfirmModal>
      )}
    </>
  );
}
