import type { ExhibitionRow } from '@hwarang/domain/admin/tables.contract';
import { either } from '@hwarang/domain/either';
import { type ChatProvider, chatProviders } from '@hwarang/domain/settings/chat';
import type { LinkName, Settings } from '@hwarang/domain/settings/settings.contract';
import { useCallback, useEffect, useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { Failed, Loading } from '../../design/states/states.tsx';
import { api } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { refused } from '../../platform/refused.ts';
import { adminWords } from '../admin.words.ts';
import { ConflictModal } from '../editor/conflict-modal.tsx';
import styles from '../editor/editor.module.css';
import { type Picked, RecordPicker } from '../editor/record-picker.tsx';
import { Screen } from '../screen.tsx';
import { PageTexts } from './page-texts.tsx';
import { chatWords, linkWords, settingsWords as words } from './settings.words.ts';

export default function SettingsScreen() {
  const language = useLanguage();
  const { answer, failed, reload } = useApi<Settings>('/settings');
  return (
    <Screen title={adminWords.settings[language]}>
      {failed && <Failed retry={reload} />}
      {!answer && !failed && <Loading />}
      {answer && <SettingsForm saved={answer} />}
      <PageTexts />
    </Screen>
  );
}

function SettingsForm({ saved }: { saved: Settings }) {
  const language = useLanguage();
  const [values, setValues] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [theirs, setTheirs] = useState<Settings | undefined>(undefined);
  const banners = useBanners(values.banners);
  const set = (change: Partial<Settings>) => setValues((before) => ({ ...before, ...change }));

  const save = async (version: number) => {
    setBusy(true);
    try {
      setValues(await api.put<Settings>('/settings', { ...values, __v: version }));
      setErrors({});
      void alert(adminWords.saved[language], { tone: 'good' });
    } catch (failure) {
      const current = failure instanceof ApiFailure && failure.status === 409 ? currentOf(failure) : undefined;
      if (current) return setTheirs(current);
      const { fields, text } = refused(failure, adminWords.failed, {});
      setErrors(Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, message?.[language] ?? ''])));
      const [first] = Object.values(fields);
      void alert((first ?? text)[language], { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form
      className={styles.form}
      aria-label={adminWords.settings[language]}
      onSubmit={(event) => {
        event.preventDefault();
        void save(values.__v);
      }}
    >
      <section className={styles.part} aria-labelledby="part-site">
        <h2 id="part-site">{words.site[language]}</h2>
        <div className={styles.pair}>
          {(['ko', 'en'] as const).map((one) => (
            <TextField
              key={one}
              name={`site_name.${one}`}
              label={`${words.siteName[language]} (${adminWords[one === 'ko' ? 'korean' : 'english'][language]})`}
              value={values.site_name[one]}
              error={errors.site_name}
              maxLength={60}
              lang={one}
              required
              onChange={(event) => set({ site_name: { ...values.site_name, [one]: event.currentTarget.value } })}
            />
          ))}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="part-banners">
        <h2 id="part-banners">{words.banners[language]}</h2>
        <RecordPicker
          label={words.banners[language]}
          hint={words.bannersHint[language]}
          path="/admin/exhibitions"
          pickedOf={pickedExhibition(language)}
          picked={values.banners.flatMap((id) => banners.known.filter((one) => one.id === id))}
          onChange={(picked) => {
            banners.learn(picked);
            set({ banners: picked.map(({ id }) => id) });
          }}
        />
      </section>
      <section className={styles.part} aria-labelledby="part-links">
        <h2 id="part-links">{words.links[language]}</h2>
        <p>{words.linksHint[language]}</p>
        <div className={styles.pair}>
          {(Object.keys(linkWords) as LinkName[]).map((name) => (
            <TextField
              key={name}
              name={`links.${name}`}
              label={linkWords[name][language]}
              value={values.links[name]}
              error={errors.links}
              inputMode="url"
              placeholder="https://"
              onChange={(event) => set({ links: { ...values.links, [name]: event.currentTarget.value } })}
            />
          ))}
        </div>
      </section>
      <section className={styles.part} aria-labelledby="part-chat">
        <h2 id="part-chat">{words.chat[language]}</h2>
        <div className={styles.pair}>
          <SelectField
            name="chat.provider"
            label={words.chat[language]}
            value={values.chat.provider}
            choices={chatProviders.map((value) => ({ value, label: chatWords[value][language] }))}
            onChange={(event) => set({ chat: { ...values.chat, provider: event.currentTarget.value as ChatProvider } })}
          />
          {values.chat.provider === 'channel' && (
            <TextField
              name="chat.plugin_key"
              label={words.pluginKey[language]}
              value={values.chat.plugin_key}
              error={errors.chat}
              maxLength={200}
              required
              onChange={(event) => set({ chat: { ...values.chat, plugin_key: event.currentTarget.value } })}
            />
          )}
        </div>
      </section>
      <div>
        <Button type="submit" look="fill" busy={busy}>
          {adminWords.save[language]}
        </Button>
      </div>
      {theirs && (
        <ConflictModal
          mine={values}
          theirs={theirs}
          labels={{
            site_name: words.siteName[language],
            banners: words.banners[language],
            links: words.links[language],
            chat: words.chat[language],
          }}
          onTheirs={() => {
            setValues(theirs);
            setTheirs(undefined);
          }}
          onMine={() => {
            setTheirs(undefined);
            void save(theirs.__v);
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </Form>
  );
}

const currentOf = (failure: ApiFailure): Settings | undefined =>
  (failure.answer as { data?: { current?: Settings } } | undefined)?.data?.current;

const pickedExhibition =
  (language: 'ko' | 'en') =>
  (
    row: Pick<ExhibitionRow, 'id' | 'title' | 'title_en' | 'opens_on' | 'closes_on' | 'mainimage' | 'is_exposed'>,
  ): Picked => ({
    id: row.id,
    name: either(language, row.title, row.title_en) ?? '',
    line: [row.opens_on, row.closes_on].filter(Boolean).join(' – '),
    image: (row.mainimage[0]?.formats.thumbnail ?? row.mainimage[0])?.url,
    hidden: !row.is_exposed,
  });

/** What the chosen banners are called: the settings hold only their ids. */
function useBanners(ids: readonly string[]) {
  const language = useLanguage();
  const [known, setKnown] = useState<readonly Picked[]>([]);
  const question = [...ids]
    .sort()
    .map((id) => `id_in=${id}`)
    .join('&');
  const { answer } = useApi<ExhibitionRow[]>(question ? `/admin/exhibitions?${question}` : undefined);
  const learn = useCallback(
    (more: readonly Picked[]) =>
      setKnown((before) => [...before.filter(({ id }) => !more.some((one) => one.id === id)), ...more]),
    [],
  );
  useEffect(() => {
    if (answer) learn(answer.map(pickedExhibition(language)));
  }, [answer, language, learn]);
  return { known, learn };
}
