import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, IconButton } from '../design/button.tsx';
import field from '../design/fields/field.module.css';
import { Notes, useWiring } from '../design/fields/field.tsx';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { artistFieldWords as words } from './artist-pages.words.ts';
import { careerLines, careerText, moved } from './career.ts';
import styles from './career-lines.module.css';

interface Line {
  key: number;
  year: string;
  text: string;
}

interface Props {
  name: string;
  label: string;
  error: string;
  value: string | null | undefined;
}

/** A part of a career as lines of a year and words, which can be put in another order; the form sends them as one text. */
export function CareerLines({ name, label, error, value }: Props) {
  const language = useLanguage();
  const wiring = useWiring({ error });
  const next = useRef(0);
  const list = useRef<HTMLFieldSetElement>(null);
  const keyed = (line: { year: string; text: string }): Line => {
    next.current += 1;
    return { ...line, key: next.current };
  };
  const [lines, setLines] = useState<Line[]>(() => careerLines(value).map(keyed));
  const sent = useRef<HTMLInputElement>(null);
  const text = careerText(lines);
  const told = useRef(text);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    // A field that is set by script tells nobody, and the form would keep its draft without this line.
    sent.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  const change = (key: number, part: Partial<Line>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    // A focus that came later would take what is being typed elsewhere by then.
    flushSync(() => setLines((all) => [...all, keyed({ year: '', text: '' })]));
    list.current?.querySelector<HTMLInputElement>('li:last-of-type input')?.focus();
  };
  return (
    <fieldset ref={list} className={styles.part} aria-describedby={wiring.wired['aria-describedby']}>
      <legend className={field.label}>{label}</legend>
      <input ref={sent} type="hidden" name={name} value={text} readOnly />
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.key} className={styles.line}>
            <input
              className={field.control}
              value={line.year}
              onChange={(event) => change(line.key, { year: event.target.value })}
              aria-label={`${label} ${index + 1}, ${words.lineYear[language]}`}
              placeholder={words.lineYear[language]}
              inputMode="numeric"
              maxLength={20}
            />
            <input
              className={field.control}
              value={line.text}
              onChange={(event) => change(line.key, { text: event.target.value })}
              aria-label={`${label} ${index + 1}, ${words.lineText[language]}`}
              maxLength={500}
            />
            <span className={styles.tools}>
              <IconButton
                label={words.lineUp[language]}
                disabled={index === 0}
                onClick={() => setLines(moved(lines, index, -1))}
              >
                <Icon name="chevron-up" size={18} />
              </IconButton>
              <IconButton
                label={words.lineDown[language]}
                disabled={index === lines.length - 1}
                onClick={() => setLines(moved(lines, index, 1))}
              >
                <Icon name="chevron-down" size={18} />
              </IconButton>
              <IconButton
                label={words.lineRemove[language]}
                onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
              >
                <Icon name="trash" size={18} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      <Button look="plain" onClick={add} aria-label={`${label}: ${words.addLine[language]}`}>
        <Icon name="plus" size={18} />
        {words.addLine[language]}
      </Button>
      <Notes error={error || undefined} wiring={wiring} />
    </fieldset>
  );
}
