import { type LegalFace, type LegalName, legalNames, legalWords } from '@hwarang/domain/legal/legal-face';
import { legalProblems } from '@hwarang/domain/legal/legal-problems';
import { TextField } from '../../design/fields/text-field.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './editor.module.css';

interface Props {
  face: LegalFace;
  /** Of the whole, as the server tells it. */
  error: string | undefined;
  onChange: (face: LegalFace) => void;
}

const problems: Partial<Record<LegalName, { ko: string; en: string }>> = legalProblems;
const examples: Partial<Record<LegalName, string>> = {
  registration_number: '123-45-67890',
  mail_order_number: '제2026-서울종로-0001호',
};
const longest: Partial<Record<LegalName, number>> = { address: 500, registration_number: 20, email: 254, phone: 100 };

/** What the law wants shown of a seller, one field for each line. */
export function LegalFields({ face, error, onChange }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.pair}>
      {legalNames.map((name) => (
        <TextField
          key={name}
          name={`legal.${name}`}
          label={legalWords[name][language]}
          value={face[name]}
          placeholder={examples[name]}
          maxLength={longest[name] ?? 300}
          inputMode={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
          error={error !== undefined && error === problems[name]?.[language] ? error : undefined}
          onChange={(event) => onChange({ ...face, [name]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
