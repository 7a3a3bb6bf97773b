import { demoWords as words } from '@hwarang/domain/design/demo.words';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { alert } from '../alerts/alerts.ts';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Button, ButtonLink, IconButton } from '../button.tsx';
import { Icon, iconNames } from '../icon.tsx';
import { Grid, Section } from '../layout.tsx';
import { Modal } from '../modal/modal.tsx';
import { Pagination } from '../pagination.tsx';
import { CardsSkeleton, WallSkeleton } from '../states/skeleton.tsx';
import { Empty, Failed, Forbidden, Loading, Offline } from '../states/states.tsx';
import { Table } from '../table.tsx';
import { Tabs } from '../tabs.tsx';
import { OutsideLink, TextLink } from '../text-link.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

export function StatesDemo() {
  const language = useLanguage();
  return (
    <Section title={words.states[language]}>
      <Grid>
        <Loading />
        <Empty title={words.notReady[language]} />
        <Failed retry={() => {}} />
        <Offline />
        <Forbidden />
      </Grid>
      <CardsSkeleton count={3} />
      <WallSkeleton count={8} />
    </Section>
  );
}

export function ControlsDemo() {
  const language = useLanguage();
  const works = [
    { id: '1', title: words.title[language], year: 2024 },
    { id: '2', title: words.material[language], year: 2021 },
  ];
  return (
    <Section title={words.controls[language]}>
      <Breadcrumbs steps={[{ label: words.cards[language], to: '#' }, { label: words.title[language] }]} />
      <div style={row}>
        <Button look="fill">{words.action[language]}</Button>
        <Button>{words.action[language]}</Button>
        <Button look="plain">{words.action[language]}</Button>
        <Button look="danger">{words.action[language]}</Button>
        <Button look="fill" busy>
          {words.action[language]}
        </Button>
        <ButtonLink to="#">{words.action[language]}</ButtonLink>
        <IconButton label={words.search[language]}>
          <Icon name="search" />
        </IconButton>
        <TextLink to="#">{words.action[language]}</TextLink>
        <OutsideLink href="https://example.org">{words.action[language]}</OutsideLink>
      </div>
      <Tabs
        label={words.controls[language]}
        tabs={[
          { key: 'one', label: words.cards[language], content: words.line[language] },
          {
            key: 'two',
            label: words.wall[language],
            content: (
              <Table
                caption={words.wall[language]}
                items={works}
                keyOf={(work) => work.id}
                columns={[
                  { key: 'title', head: words.title[language], cell: (work) => work.title },
                  { key: 'year', head: '#', cell: (work) => work.year, end: true },
                ]}
              />
            ),
          },
        ]}
      />
      <Pagination page={4} pages={20} to={(page) => `?page=${page}`} />
    </Section>
  );
}

export function OverlaysDemo() {
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <Section title={words.overlays[language]}>
      <div style={row}>
        <Button onClick={() => void alert(words.line[language])}>{words.plain[language]}</Button>
        <Button onClick={() => void alert(words.saved[language], { tone: 'good' })}>{words.good[language]}</Button>
        <Button onClick={() => void alert(words.failed[language], { tone: 'bad' })}>{words.bad[language]}</Button>
        <Button onClick={() => void alert(words.failed[language], { form: 'dialog' })}>{words.dialog[language]}</Button>
        <Button onClick={() => setOpen(true)}>{words.open[language]}</Button>
      </div>
      <Modal open={open} onClose={() => setOpen(false)} title={words.title[language]}>
        {words.line[language]}
      </Modal>
    </Section>
  );
}

export function IconsDemo() {
  const language = useLanguage();
  return (
    <Section title={words.icons[language]}>
      <div style={row}>
        {iconNames.map((name) => (
          <figure key={name} style={{ width: 96, textAlign: 'center' }}>
            <div style={{ display: 'flex', justifyContent: 'center' }}>
              <Icon name={name} size={24} />
            </div>
            <figcaption style={{ color: 'var(--stone)', fontSize: 13 }}>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
