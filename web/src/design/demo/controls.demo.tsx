import { useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { alert } from '../alerts/alerts.ts';
import { Button, ButtonLink, IconButton } from '../button.tsx';
import { Facts } from '../facts.tsx';
import { Icon } from '../icon.tsx';
import { Grid, Section } from '../layout.tsx';
import { LinkTabs } from '../link-tabs.tsx';
import { Modal } from '../modal/modal.tsx';
import { Pagination } from '../pagination.tsx';
import { Empty, Failed, Loading } from '../states/states.tsx';
import { Table } from '../table.tsx';
import { Tabs } from '../tabs.tsx';
import { ExternalLink, TextLink } from '../text-link.tsx';
import styles from './demo.module.css';
import { demoWords as words } from './demo.words.ts';

export function StatesDemo() {
  const language = useLanguage();
  return (
    <Section title={words.states[language]}>
      <Grid>
        <Empty title={words.notReady[language]} text={words.line[language]}>
          <Button>{words.action[language]}</Button>
        </Empty>
        <Loading />
        <Failed retry={() => {}} />
      </Grid>
    </Section>
  );
}

export function ControlsDemo() {
  const language = useLanguage();
  const works = [
    { id: '1', title: words.title[language], year: 2024 },
    { id: '2', title: words.maker[language], year: 2021 },
  ];
  return (
    <Section title={words.controls[language]}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Button look="fill">{words.action[language]}</Button>
          <Button>{words.action[language]}</Button>
          <Button look="plain">{words.action[language]}</Button>
          <Button look="danger">{words.remove[language]}</Button>
          <Button look="fill" busy>
            {words.working[language]}
          </Button>
          <Button disabled>{words.disabled[language]}</Button>
          <ButtonLink to="/style-guide">{words.action[language]}</ButtonLink>
          <IconButton label={words.search[language]}>
            <Icon name="search" />
          </IconButton>
          <IconButton label={words.remove[language]} disabled>
            <Icon name="trash" />
          </IconButton>
          <TextLink to="/style-guide">{words.action[language]}</TextLink>
          <ExternalLink href="https://example.org">{words.action[language]}</ExternalLink>
        </div>
        <Tabs
          label={words.controls[language]}
          tabs={[
            {
              key: 'table',
              label: words.tableWords[language],
              content: (
                <Table
                  caption={words.tableWords[language]}
                  items={works}
                  keyOf={(work) => work.id}
                  columns={[
                    { key: 'title', head: words.work[language], cell: (work) => work.title },
                    { key: 'year', head: words.year[language], cell: (work) => work.year, end: true },
                  ]}
                />
              ),
            },
            {
              key: 'facts',
              label: words.facts[language],
              content: (
                <Facts
                  facts={[
                    { name: words.work[language], value: words.title[language] },
                    { name: words.year[language], value: '2024' },
                  ]}
                />
              ),
            },
          ]}
        />
        <LinkTabs
          label={words.controls[language]}
          tabs={[
            { to: '/form-elements', label: words.fields[language], current: true },
            { to: '/cards', label: words.cards[language], current: false },
          ]}
        />
        <Pagination page={4} pages={20} to={(page) => `?page=${page}`} />
      </div>
    </Section>
  );
}

export function OverlaysDemo() {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <Section title={words.overlays[language]}>
      <div className={styles.row}>
        <Button onClick={() => void alert(words.line[language])}>{words.plain[language]}</Button>
        <Button onClick={() => void alert(words.saved[language], { tone: 'good' })}>{words.good[language]}</Button>
        <Button onClick={() => void alert(words.failed[language], { tone: 'bad' })}>{words.bad[language]}</Button>
        <Button onClick={() => void alert(words.failed[language], { form: 'dialog' })}>{words.dialog[language]}</Button>
        <Button onClick={() => setOpen(true)}>{words.open[language]}</Button>
      </div>
      {open && (
        <Modal onClose={() => setOpen(false)} title={words.title[language]}>
          {words.line[language]}
        </Modal>
      )}
    </Section>
  );
}
