import { languages } from '@hwarang/domain/language';
import type { PageVersion } from '@hwarang/domain/settings/settings.contract';
import { useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { useKeptUnsent } from '../../design/fields/use-unsent.ts';
import { useUnsaved } from '../../design/leave-guard.tsx';
import { ReadState } from '../../design/states/states.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { footerLinks, informationWords } from '../../information/footer-links.ts';
import { api } from '../../platform/api.ts';
import { conflictOf } from '../../platform/api-failure.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { unsentNote } from '../../platform/unsent.words.ts';
import { useMoment } from '../../platform/use-moment.ts';
import { adminWords } from '../admin.words.ts';
import styles from '../editor/editor.module.css';
import { Part } from '../editor/editor-frame.tsx';
import { MarkdownField } from '../editor/markdown-field.tsx';
import { versionOf, settingsWords as words } from './settings.words.ts';

const pages = [
  ...footerLinks,
  { path: '/documentation', name: informationWords.documentation },
  { path: '/faq', name: informationWords.faq },
].map(({ path, name }) => ({ page: path.slice(1), name }));

/** `version` is the one that was shown when they were typed: nobody's newer one is overwritten unasked. */
type Texts = Pick<PageVersion, 'ko' | 'en' | 'version'>;

/** The pages behind the footer, in both languages and all their versions. */
export function PageTexts() {
  const language = useLanguage();
  const unsent = useKeptUnsent('page texts', () => (isTyped ? { page, typed: JSON.stringify(typed) } : undefined));
  const [page, setPage] = useState(unsent?.page ?? 'terms');
  const { answer, failed, reload, set } = useApi(`/pages/${page}/versions`);
  const [newest] = answer ?? [];
  const [typed, setTyped] = useState<Record<string, Texts | undefined>>(() => JSON.parse(unsent?.typed ?? '{}'));
  const isTyped = Object.values(typed).some((texts) => texts !== undefined);
  useUnsaved(isTyped);
  const type = (texts: Texts, than: Texts) =>
    setTyped((before) => ({ ...before, [page]: texts.ko === than.ko && texts.en === than.en ? undefined : texts }));
  /** What is typed has been seen beside this version, or was typed while it was being published: it goes over it next. */
  const goOver = (version: number, published?: Texts) =>
    setTyped((before) => {
      const { [page]: texts, ...others } = before;
      return texts && texts !== published ? { ...others, [page]: { ...texts, version } } : others;
    });
  return (
    <Part id="pages" title={words.pages[language]} apart>
      <p>{words.pagesHint[language]}</p>
      {unsent && isTyped && <p role="status">{unsentNote[language]}</p>}
      <div className={styles.pair}>
        <SelectField
          name="page"
          label={words.page[language]}
          value={page}
          choices={pages.map(({ page: value, name }) => ({ value, label: name[language] }))}
          onChange={(event) => setPage(event.currentTarget.value)}
        />
      </div>
      <ReadState failed={failed} known={answer} retry={reload} />
      {answer && newest && (
        <PageForm
          key={page}
          newest={newest}
          versions={answer}
          texts={typed[page] ?? newest}
          onType={(texts) => type(texts, newest)}
          onPublished={(published) => {
            set([published, ...answer]);
            goOver(published.version, typed[page]);
          }}
          onConflict={(current) => {
            reload();
            goOver(current);
          }}
        />
      )}
    </Part>
  );
}

interface Props {
  newest: PageVersion;
  versions: readonly PageVersion[];
  texts: Texts;
  onType: (texts: Texts) => void;
  onPublished: (published: PageVersion) => void;
  onConflict: (current: number) => void;
}

function PageForm({ newest, versions, texts: { ko, en, version }, onType, onPublished, onConflict }: Props) {
  const language = useLanguage();
  const day = useMoment('day');
  const texts = { ko, en, version };
  const { busy, run } = useAction(refusal(adminWords.failed));
  const publish = () =>
    run(
      async () => {
        onPublished(await api.put(`/pages/${newest.page}`, texts));
        void alert(words.published[language], { tone: 'good' });
      },
      (failure) => {
        const current = conflictOf<PageVersion>(failure);
        if (!current) return false;
        void alert(adminWords.conflictTitle[language], { tone: 'bad' });
        onConflict(current.version);
        return true;
      },
    );
  return (
    <Form className={styles.part} aria-label={words.pages[language]} onSend={publish}>
      {languages.map((one) => (
        <MarkdownField
          key={one}
          name={one}
          label={adminWords[one === 'ko' ? 'korean' : 'english'][language]}
          lang={one}
          value={texts[one]}
          onChange={(event) => onType({ ...texts, [one]: event.currentTarget.value })}
        />
      ))}
      <div>
        <Button type="submit" look="fill" busy={busy}>
          {words.publish[language]}
        </Button>
      </div>
      <h3>{words.versions[language]}</h3>
      <ol className={styles.list}>
        {versions.map((version) => (
          <li key={version.version} className={styles.version}>
            <span>{version.version === 0 ? words.original[language] : versionOf(version.version)[language]}</span>
            <span>{[version.createdAt && day(version.createdAt), version.username].filter(Boolean).join(' · ')}</span>
            <Button look="plain" onClick={() => onType({ ...texts, ko: version.ko, en: version.en })}>
              {words.load[language]}
            </Button>
          </li>
        ))}
      </ol>
    </Form>
  );
}
