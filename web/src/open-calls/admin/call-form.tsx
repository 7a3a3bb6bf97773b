import type { LocalizedText } from '@hwarang/domain/language';
import { openCallLimits as limits } from '@hwarang/domain/open-calls/limits';
import type { OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallWords, openCallAdminWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import editorStyles from '../../admin/editor/editor.module.css';
import { EditorFrame } from '../../admin/editor/editor-frame.tsx';
import { useRecordEditor } from '../../admin/editor/use-record-editor.ts';
import { NumberField, TextArea, TextField } from '../../design/fields/text-field.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { weFlyCall } from '../calls.ts';
import styles from './open-calls-admin.module.css';

const texts = { title: words.name, lead: words.lead, notice: words.notice, prizes: words.prizes };
const inLanguages = (['title', 'lead', 'notice', 'prizes'] as const).flatMap(
  (name) => [`${name}_ko`, `${name}_en`] as const,
);
const dates = { opens_on: words.opensOn, closes_on: words.closesOn, results_on: words.resultsOn };
const numbers = { winners: words.winners, most_works: words.mostWorks };
const dateNames = Object.keys(dates) as (keyof typeof dates)[];
const numberNames = Object.keys(numbers) as (keyof typeof numbers)[];
type Name = (typeof inLanguages)[number] | keyof typeof dates | keyof typeof numbers;
type Values = Record<Name, string>;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const valuesOf = (call?: OpenCall): Values => ({
  title_ko: call?.title.ko ?? '',
  title_en: call?.title.en ?? '',
  lead_ko: call?.lead.ko ?? '',
  lead_en: call?.lead.en ?? '',
  notice_ko: call?.notice.ko ?? '',
  notice_en: call?.notice.en ?? '',
  prizes_ko: call?.prizes.map(({ ko }) => ko).join('\n') ?? '',
  prizes_en: call?.prizes.map(({ en }) => en).join('\n') ?? '',
  opens_on: call?.opens_on ?? '',
  closes_on: call?.closes_on ?? '',
  results_on: call?.results_on ?? '',
  winners: String(call?.winners ?? ''),
  most_works: String(call?.most_works ?? ''),
});

function problemsOf(values: Values) {
  const problems: Partial<Record<Name, LocalizedText>> = {};
  for (const name of inLanguages) if (!values[name].trim()) problems[name] = openCallWords.bothLanguages;
  if (linesOf(values.prizes_ko).length !== linesOf(values.prizes_en).length) problems.prizes_en = words.samePrizes;
  if (values.opens_on > values.closes_on) problems.closes_on = openCallWords.closesBeforeOpening;
  return problems;
}

function bodyOf(values: Values) {
  const both = (name: 'title' | 'lead' | 'notice') => ({
    ko: values[`${name}_ko`].trim(),
    en: values[`${name}_en`].trim(),
  });
  const english = linesOf(values.prizes_en);
  return {
    title: both('title'),
    lead: both('lead'),
    notice: both('notice'),
    prizes: linesOf(values.prizes_ko).map((ko, index) => ({ ko, en: english[index] ?? '' })),
    ...Object.fromEntries(dateNames.map((name) => [name, values[name]])),
    ...Object.fromEntries(numberNames.map((name) => [name, Number(values[name])])),
  };
}

const labels = Object.fromEntries(
  Object.entries(texts).flatMap(([name, text]) =>
    (['ko', 'en'] as const).map((each) => {
      const language = words[each === 'ko' ? 'korean' : 'english'];
      return [`${name}_${each}`, { ko: `${text.ko} (${language.ko})`, en: `${text.en} (${language.en})` }];
    }),
  ),
);

export const useCallEditor = () =>
  useRecordEditor<OpenCall, Values>({
    source: {
      address: weFlyCall,
      read: (signal) => api.get(weFlyCall, { signal }),
      save: (body) => api.put(weFlyCall, body),
    },
    valuesOf,
    bodyOf,
    problemsOf,
    labels: { ...dates, ...numbers, ...labels },
  });

/** Facts and texts of the call, Korean and English side by side. */
export function CallForm({ editor }: { editor: ReturnType<typeof useCallEditor> }) {
  const language = useLanguage();
  const { text } = editor;
  return (
    <EditorFrame editor={editor} name={words.facts[language]}>
      <div className={styles.facts}>
        {dateNames.map((name) => (
          <TextField key={name} {...text(name)} type="date" required />
        ))}
        {numberNames.map((name) => (
          <NumberField key={name} {...text(name)} min={1} step={1} required />
        ))}
      </div>
      <div className={editorStyles.pair}>
        {(['ko', 'en'] as const).map((each) => (
          <fieldset key={each} className={editorStyles.fields} lang={each}>
            <legend>{words[each === 'ko' ? 'korean' : 'english'][language]}</legend>
            <TextField {...text(`title_${each}`)} maxLength={limits.title} required />
            <TextArea {...text(`lead_${each}`)} maxLength={limits.lead} rows={3} required />
            <TextArea {...text(`notice_${each}`)} maxLength={limits.notice} rows={10} required />
            <TextArea {...text(`prizes_${each}`)} rows={6} required />
          </fieldset>
        ))}
      </div>
    </EditorFrame>
  );
}
