import type { PublicCertificate } from '@hwarang/domain/certificates/certificates.contract';
import { sha256 } from '@hwarang/domain/sha256';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { classes } from '../design/classes.ts';
import { Form } from '../design/fields/form.tsx';
import { TextField } from '../design/fields/text-field.tsx';
import { Icon } from '../design/icon.tsx';
import { useLanguage } from '../platform/language.ts';
import { useHydrated } from '../platform/use-hydrated.ts';
import styles from './certificate.module.css';
import { certificatePageWords as words } from './certificates.words.ts';

type CheckResult = 'sameHash' | 'otherHash' | 'sameFile' | 'otherFile' | 'unreadable';

/** More than any certificate of ours: a video that was chosen by mistake is not read into memory. */
const largestFile = 30_000_000;
const hashPattern = /^[0-9a-f]{64}$/;

/** The paper by its printed hash, the file by its bytes. Both are compared in the browser. */
export function CertificateCheck({ certificate }: { certificate: PublicCertificate }) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const [hash, setHash] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [paper, setPaper] = useState<CheckResult | undefined>(undefined);
  const [file, setFile] = useState<CheckResult | undefined>(undefined);
  const canHash = !hydrated || globalThis.crypto?.subtle !== undefined;
  const compare = () => {
    const given = hash.replace(/\s/g, '').toLowerCase();
    const isWhole = hashPattern.test(given);
    setIncomplete(!isWhole);
    setPaper(isWhole ? (given === certificate.content_hash ? 'sameHash' : 'otherHash') : undefined);
  };
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return setFile(undefined);
    if (chosen.size > largestFile) return setFile('otherFile');
    try {
      const hash = await sha256(await chosen.arrayBuffer());
      setFile(hash === certificate.file_hash ? 'sameFile' : 'otherFile');
    } catch {
      setFile('unreadable');
    }
  };
  const isValid = certificate.state === 'valid';
  return (
    <div className={styles.check}>
      <p className={styles.about}>{words.checkText[language]}</p>
      <Form className={styles.way} onSend={compare}>
        <TextField
          name="hash"
          label={words.hash[language]}
          hint={words.hashHint[language]}
          error={isIncomplete ? words.incompleteHash[language] : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={hash}
          onChange={(event) => setHash(event.currentTarget.value)}
        />
        <div>
          <Button type="submit">{words.compare[language]}</Button>
        </div>
        <Answer told={paper} isValid={isValid} />
      </Form>
      <div className={styles.way}>
        {canHash ? (
          <TextField
            type="file"
            name="file"
            label={words.file[language]}
            accept="application/pdf,.pdf"
            className={styles.file}
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        ) : (
          <p role="alert">{words.insecure[language]}</p>
        )}
        <Answer told={file} isValid={isValid} />
      </div>
    </div>
  );
}

/** What was found is right only as long as the certificate itself counts. */
function Answer({ told, isValid }: { told: CheckResult | undefined; isValid: boolean }) {
  const language = useLanguage();
  const same = told === 'sameHash' || told === 'sameFile';
  return (
    <div role="status" className={styles.status}>
      {told && (
        <p className={classes(styles.answer, same && isValid ? styles.good : styles.bad)}>
          <Icon name={same && isValid ? 'check' : 'warning'} size={20} />
          <span>
            {words[told][language]}
            {same && !isValid && ` ${words.noLonger[language]}`}
          </span>
        </p>
      )}
    </div>
  );
}
