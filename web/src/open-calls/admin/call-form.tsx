import { languages } from '@hwarang/domain/language';
import { pictureTypes } from '@hwarang/domain/media/limits';
import { openCallLimits as limits } from '@hwarang/domain/open-calls/limits';
import type { ImageRule, OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallWords, openCallAdminWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { stageWords } from '@hwarang/domain/open-calls/stages.words';
import editorStyles from '../../admin/editor/editor.module.css';
import { EditorFrame, Part } from '../../admin/editor/editor-frame.tsx';
import { useRecordEditor } from '../../admin/editor/use-record-editor.ts';
import { NumberField } from '../../design/fields/number-field.tsx';
import { TextArea, TextField } from '../../design/fields/text-field.tsx';
import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { Row } from '../../design/layout.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { callAt } from '../calls.ts';
import { bodyOf, type CallValues, problemsOf, valuesOf } from './call-values.ts';
import { callsAdminWords } from './calls-admin.words.ts';
import { CountriesField } from './countries-field.tsx';
import styles from './open-calls-admin.module.css';

const texts = {
  title: words.name,
  lead: words.lead,
  notice: words.notice,
  prizes: words.prizes,
  fee: callsAdminWords.fee,
};
const dates = { opens_on: words.opensOn, closes_on: words.closesOn, results_on: words.resultsOn };
const dateNames = Object.keys(dates) as (keyof typeof dates)[];
const labels = {
  ...dates,
  winners: words.winners,
  most_works: words.mostWorks,
  grace_minutes: callsAdminWords.grace,
  held_open: callsAdminWords.heldOpen,
  countries: callsAdminWords.chosenCountries,
  least_age: callsAdminWords.leastAge,
  greatest_age: callsAdminWords.greatestAge,
  age_on: callsAdminWords.ageOn,
  least_side: callsAdminWords.leastSide,
  formats: callsAdminWords.formats,
  ...Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) =>
      languages.map((each) => {
        const language = words[each === 'ko' ? 'korean' : 'english'];
        return [`${name}_${each}`, { ko: `${text.ko} (${language.ko})`, en: `${text.en} (${language.en})` }];
      }),
    ),
  ),
};

export const useCallEditor = (slug: string, onSaved: (call: OpenCall) => void, isDraft: boolean) =>
  useRecordEditor<OpenCall, CallValues>({
    source: {
      address: callAt(slug),
      read: (signal) => api.get(callAt(slug), { signal }),
      save: async (body) => {
        const saved = await api.put(callAt(slug), body);
        onSaved(saved);
        return saved;
      },
    },
    valuesOf,
    bodyOf,
    problemsOf: (values) => problemsOf(values, isDraft),
    known: { ...stageWords, ...openCallWords },
    labels,
  });

/** Facts and texts of the call, Korean and English side by side. */
export function CallForm({ editor, isDraft }: { editor: ReturnType<typeof useCallEditor>; isDraft: boolean }) {
  const language = useLanguage();
  const { text, flag, values, set } = editor;
  const formats = (type: ImageRule['formats'][number], chosen: boolean) =>
    set({ formats: chosen ? [...values.formats, type] : values.formats.filter((each) => each !== type) });
  return (
    <EditorFrame editor={editor} name={words.facts[language]}>
      <Part id="dates" title={callsAdminWords.dates[language]}>
        <div className={styles.facts}>
          {dateNames.map((name) => (
            <TextField key={name} {...text(name)} type="date" required />
          ))}
          <NumberField {...text('winners')} min={1} step={1} required />
          <NumberField {...text('most_works')} min={1} step={1} required />
          <NumberField
            {...text('grace_minutes')}
            hint={callsAdminWords.graceHint[language]}
            min={0}
            max={180}
            step={1}
          />
        </div>
        <CheckboxField {...flag('held_open')} hint={callsAdminWords.heldOpenHint[language]} />
      </Part>
      <Part id="texts" title={callsAdminWords.texts[language]}>
        <div className={editorStyles.pair}>
          {languages.map((each) => (
            <fieldset key={each} className={editorStyles.fields} lang={each}>
              <legend>{words[each === 'ko' ? 'korean' : 'english'][language]}</legend>
              <TextField {...text(`title_${each}`)} maxLength={limits.title} required />
              <TextArea {...text(`lead_${each}`)} maxLength={limits.lead} rows={3} required={!isDraft} />
              <TextArea {...text(`notice_${each}`)} maxLength={limits.notice} rows={10} required={!isDraft} />
              <TextArea {...text(`prizes_${each}`)} rows={6} />
              <TextField {...text(`fee_${each}`)} maxLength={limits.fee} />
            </fieldset>
          ))}
        </div>
      </Part>
      <Part id="who" title={callsAdminWords.who[language]}>
        <CountriesField chosen={values.countries} onChange={(countries) => set({ countries })} />
        <div className={styles.facts}>
          <NumberField {...text('least_age')} min={0} max={150} step={1} />
          <NumberField {...text('greatest_age')} min={0} max={150} step={1} />
          <TextField {...text('age_on')} type="date" hint={callsAdminWords.ageOnHint[language]} />
        </div>
      </Part>
      <Part id="images" title={callsAdminWords.images[language]}>
        <div className={styles.facts}>
          <NumberField {...text('least_side')} min={0} max={30_000} step={1} />
        </div>
        <fieldset className={editorStyles.fields}>
          <legend>{callsAdminWords.formats[language]}</legend>
          <Row>
            {(Object.keys(pictureTypes) as ImageRule['formats']).map((type) => (
              <CheckboxField
                key={type}
                name={type}
                label={type.slice('image/'.length).toUpperCase()}
                checked={values.formats.includes(type)}
                onChange={(event) => formats(type, event.currentTarget.checked)}
              />
            ))}
          </Row>
        </fieldset>
      </Part>
    </EditorFrame>
  );
}
