import type { ArtworkRow, ExhibitionRow } from '@hwarang/domain/admin/tables.contract';
import { languages } from '@hwarang/domain/language';
import { noLegalFace } from '@hwarang/domain/legal/legal-face';
import { legalProblems } from '@hwarang/domain/legal/legal-problems';
import { pickLanguage } from '@hwarang/domain/localized-text';
import type { LinkName, Settings } from '@hwarang/domain/settings/settings.contract';
import { useCallback, useEffect, useState } from 'react';
import { choicesOf, SelectField } from '../../design/fields/select-field.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import type { RowOf, TablePath } from '../../platform/answers.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useRead } from '../../platform/query.ts';
import { adminWords } from '../admin.words.ts';
import styles from '../editor/editor.module.css';
import { EditorFrame, Part } from '../editor/editor-frame.tsx';
import { LegalFields } from '../editor/legal-fields.tsx';
import { RecordPicker } from '../editor/record-picker.tsx';
import type { Picked } from '../editor/sorted-list.tsx';
import { useRecordEditor } from '../editor/use-record-editor.ts';
import { Screen } from '../screen.tsx';
import { LedgerSettings } from './ledger-settings.tsx';
import { PageTexts } from './page-texts.tsx';
import { chatWords, linkWords, settingsWords as words } from './settings.words.ts';

type Values = Omit<Settings, '__v'>;

const empty: Settings = {
  __v: 0,
  site_name: { ko: '', en: '' },
  links: { eCatalog: '', onlineShop: '', onlineContract: '', manageContract: '', openCallForm: '' },
  banners: [],
  picks: [],
  hold_new_artists: false,
  chat: { provider: 'configured', plugin_key: '' },
  operator: noLegalFace,
  ledger: { retention_years: 5, resale_percent: null },
};

export default function SettingsScreen() {
  const language = useLanguage();
  const editor = useRecordEditor<Settings, Values>({
    source: {
      address: '/settings',
      read: (signal) => api.get('/settings', { signal }),
      save: (body) => api.put('/settings', body),
    },
    valuesOf: ({ __v: _version, ...values } = empty) => values,
    bodyOf: (values) => values,
    labels: {
      site_name: words.siteName,
      banners: words.banners,
      picks: words.picks,
      hold_new_artists: words.hold,
      links: words.links,
      chat: words.chat,
      operator: words.operator,
      ledger: words.ledger,
    },
    known: legalProblems,
  });
  const { values, set, part, flag } = editor;
  const banners = usePicked('/admin/exhibitions', values.banners, pickedExhibition(language));
  const picks = usePicked('/admin/artworks', values.picks, pickedArtwork(language));
  return (
    <Screen title={adminWords.settings[language]}>
      <EditorFrame editor={editor} name={adminWords.settings[language]}>
        <Part id="site" title={words.site[language]}>
          <div className={styles.pair}>
            {languages.map((one) => (
              <TextField
                key={one}
                {...part('site_name', one)}
                label={`${words.siteName[language]} (${adminWords[one === 'ko' ? 'korean' : 'english'][language]})`}
                maxLength={60}
                lang={one}
                required
              />
            ))}
          </div>
        </Part>
        <Part id="banners" title={words.banners[language]}>
          <RecordPicker
            label={words.banners[language]}
            hint={words.bannersHint[language]}
            path="/admin/exhibitions"
            pickedOf={pickedExhibition(language)}
            picked={banners.picked}
            onChange={(picked) => {
              banners.learn(picked);
              set({ banners: picked.map(({ id }) => id) });
            }}
          />
        </Part>
        <Part id="picks" title={words.picks[language]}>
          <RecordPicker
            label={words.picks[language]}
            hint={words.picksHint[language]}
            path="/admin/artworks"
            pickedOf={pickedArtwork(language)}
            picked={picks.picked}
            onChange={(picked) => {
              picks.learn(picked);
              set({ picks: picked.map(({ id }) => id) });
            }}
          />
        </Part>
        <Part id="review" title={words.review[language]}>
          <CheckboxField {...flag('hold_new_artists')} hint={words.holdHint[language]} />
        </Part>
        <Part id="links" title={words.links[language]}>
          <p>{words.linksHint[language]}</p>
          <div className={styles.pair}>
            {(Object.keys(linkWords) as LinkName[]).map((name) => (
              <TextField
                key={name}
                {...part('links', name)}
                label={linkWords[name][language]}
                inputMode="url"
                placeholder="https://"
              />
            ))}
          </div>
        </Part>
        <Part id="chat" title={words.chat[language]}>
          <div className={styles.pair}>
            <SelectField
              {...part('chat', 'provider')}
              error={undefined}
              label={words.chat[language]}
              choices={choicesOf(chatWords, language)}
            />
            {values.chat.provider === 'channel' && (
              <TextField {...part('chat', 'plugin_key')} label={words.pluginKey[language]} maxLength={200} required />
            )}
          </div>
        </Part>
        <Part id="operator" title={words.operator[language]}>
          <p>{words.operatorHint[language]}</p>
          <LegalFields
            face={values.operator}
            error={editor.error('operator')}
            onChange={(operator) => set({ operator })}
          />
        </Part>
        <Part id="ledger" title={words.ledger[language]}>
          <LedgerSettings value={values.ledger} error={editor.error('ledger')} onChange={(ledger) => set({ ledger })} />
        </Part>
      </EditorFrame>
      <PageTexts />
    </Screen>
  );
}

const pickedExhibition =
  (language: 'ko' | 'en') =>
  (
    row: Pick<ExhibitionRow, 'id' | 'title' | 'title_en' | 'opens_on' | 'closes_on' | 'mainimage' | 'is_exposed'>,
  ): Picked => ({
    id: row.id,
    name: pickLanguage(language, row.title, row.title_en) ?? '',
    line: [row.opens_on, row.closes_on].filter(Boolean).join(' – '),
    image: (row.mainimage[0]?.formats.thumbnail ?? row.mainimage[0])?.url,
    hidden: !row.is_exposed,
  });

const pickedArtwork =
  (language: 'ko' | 'en') =>
  (row: Pick<ArtworkRow, 'id' | 'title' | 'title_en' | 'owner' | 'image' | 'is_exposed'>): Picked => ({
    id: row.id,
    name: pickLanguage(language, row.title, row.title_en) ?? '',
    line: (row.owner && pickLanguage(language, row.owner.localname, row.owner.englishname)) ?? '',
    image: (row.image?.formats.thumbnail ?? row.image)?.url,
    hidden: !row.is_exposed || row.owner?.is_exposed === false,
  });

/** What the chosen records are called: the settings hold only their ids. */
function usePicked<Path extends TablePath>(path: Path, ids: readonly string[], pickedOf: (row: RowOf<Path>) => Picked) {
  const language = useLanguage();
  const [known, setKnown] = useState<readonly Picked[]>([]);
  const question = [...ids]
    .sort()
    .map((id) => `id_in=${id}`)
    .join('&');
  const { answer } = useRead(
    [path, question],
    question ? (signal) => api.rows(path, `_limit=${ids.length}&${question}`, { signal }) : undefined,
  );
  const learn = useCallback(
    (more: readonly Picked[]) =>
      setKnown((before) => [...before.filter(({ id }) => !more.some((one) => one.id === id)), ...more]),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pickedOf` is made anew by each render and follows the language.
  useEffect(() => {
    if (answer) learn(answer.map(pickedOf));
  }, [answer, language, learn]);
  return { picked: ids.flatMap((id) => known.filter((one) => one.id === id)), learn };
}
