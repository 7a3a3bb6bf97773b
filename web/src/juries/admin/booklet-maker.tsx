import { printedPart } from '@hwarang/domain/juries/booklet.words';
import { entriesInBooklet } from '@hwarang/domain/juries/limits';
import type { CallNumbers } from '@hwarang/domain/juries/numbers.contract';
import { useState } from 'react';
import { PdfDownload } from '../../admin/pdf-download.tsx';
import { SelectField } from '../../design/fields/select-field.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './numbers.module.css';
import { bookletPages, numbersWords as words } from './numbers.words.ts';

/** The entries on paper. Blind only with the numbers of a round: those of the receipts are known to the artists. */
export function BookletMaker({ call, numbers }: { call: `/open-calls/${string}`; numbers: CallNumbers }) {
  const language = useLanguage();
  const rounds = numbers.rounds.filter(({ phase }) => phase !== 'setup');
  const [chosen, choose] = useState({
    round: rounds.at(-1)?.id ?? '',
    names: 'blind',
    language: String(language),
    part: '1',
  });
  const round = rounds.find(({ id }) => id === chosen.round);
  const parts = Math.max(1, Math.ceil((round?.entries ?? numbers.states.submitted) / entriesInBooklet));
  const part = Math.min(Number(chosen.part), parts);
  const isBlind = round !== undefined && chosen.names === 'blind';
  const query = new URLSearchParams({ blind: String(isBlind), language: chosen.language, part: String(part) });
  if (round) query.set('round', round.id);
  const field = (name: keyof typeof chosen, label: string, choices: { value: string; label: string }[]) => (
    <SelectField
      label={label}
      name={name}
      value={chosen[name]}
      choices={choices}
      onChange={(event) => choose({ ...chosen, [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={styles.booklet}>
      <h3>{words.booklet[language]}</h3>
      {field('round', words.which[language], [
        { value: '', label: words.all[language] },
        ...rounds.map(({ id, name }) => ({ value: id, label: name[language] })),
      ])}
      {round ? (
        field('names', words.names[language], [
          { value: 'blind', label: words.blind[language] },
          { value: 'open', label: words.open[language] },
        ])
      ) : (
        <p>{words.needsRound[language]}</p>
      )}
      {field('language', words.language[language], [
        { value: 'ko', label: '한국어' },
        { value: 'en', label: 'English' },
      ])}
      {parts > 1 &&
        field(
          'part',
          words.part[language],
          Array.from({ length: parts }, (_, index) => ({
            value: String(index + 1),
            label: printedPart(index + 1, parts)[language],
          })),
        )}
      <PdfDownload path={`${call}/booklet.pdf?${query}`} progress={bookletPages}>
        {words.download[language]}
      </PdfDownload>
    </div>
  );
}
