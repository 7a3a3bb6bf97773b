import { certificateWords } from '@hwarang/domain/certificates/certificates.words';
import type { Sale, SaleCertificate } from '@hwarang/domain/ledger/ledger.contract';
import { ledgerProblems } from '@hwarang/domain/ledger/ledger-problems';
import { useState } from 'react';
import { DownloadButton } from '../../admin/download-button.tsx';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import text from '../../design/text.module.css';
import { TextLink } from '../../design/text-link.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { refused } from '../../platform/refused.ts';
import styles from './ledger.module.css';
import { ledgerWords as words } from './ledger.words.ts';
import { ReasonModal } from './reason-modal.tsx';

interface Props {
  gallery: string;
  sale: Sale;
  /** What the work is called, so that a button says which sale it is about. */
  title: string;
  onChange: () => void;
}

type FactName = keyof typeof certificateWords;

/** The certificates of a sale, the newest first; the one that counts can be fetched, replaced and revoked. */
export function SaleCertificates({ gallery, sale, title, onChange }: Props) {
  const language = useLanguage();
  const [asking, setAsking] = useState<'reissue' | 'revoke' | undefined>(undefined);
  const [missing, setMissing] = useState<readonly FactName[]>([]);
  const { busy, run } = useAction(refusal(words.failed, ledgerProblems));
  const valid = sale.certificates.find(({ revoked_at }) => revoked_at === null);
  const issue = () =>
    run(
      async () => {
        await api.post(`/studio/${gallery}/sales/${sale.id}/certificate`, {});
        void alert(words.issued[language], { tone: 'good' });
        onChange();
      },
      (failure) => {
        const lacking = Object.keys(refused(failure, words.failed, ledgerProblems).fields).filter(
          (name): name is FactName => name in certificateWords,
        );
        setMissing(lacking);
        return lacking.length > 0;
      },
    );
  const end = (action: 'reissue' | 'revoke', reason: string) =>
    run(async () => {
      await api.post(`/studio/${gallery}/certificates/${valid?.number}/${action}`, { reason });
      setAsking(undefined);
      onChange();
    });
  return (
    <>
      {sale.certificates.map((certificate) => (
        <p key={certificate.number} className={styles.certificate}>
          <TextLink to={`/certificates/${certificate.number}`}>{certificate.number}</TextLink>
          <span className={text.second}>{stateOf(certificate)[language]}</span>
        </p>
      ))}
      {valid && (
        <div className={styles.actions}>
          <DownloadButton look="plain" path={`/studio/${gallery}/certificates/${valid.number}.pdf`}>
            {words.pdf[language]}
          </DownloadButton>
          <Button look="plain" aria-label={`${words.reissue[language]}: ${title}`} onClick={() => setAsking('reissue')}>
            {words.reissue[language]}
          </Button>
          <Button look="plain" aria-label={`${words.revoke[language]}: ${title}`} onClick={() => setAsking('revoke')}>
            {words.revoke[language]}
          </Button>
        </div>
      )}
      {!valid && sale.voided_at === null && (
        <Button busy={busy} aria-label={`${words.issue[language]}: ${title}`} onClick={() => void issue()}>
          {words.issue[language]}
        </Button>
      )}
      {asking && (
        <ReasonModal
          title={words[`${asking}Title`][language]}
          text={words[`${asking}Text`][language]}
          confirm={words[asking][language]}
          busy={busy}
          onSend={(reason) => end(asking, reason)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {missing.length > 0 && (
        <Modal
          role="alertdialog"
          title={words.missing[language]}
          onClose={() => setMissing([])}
          actions={<Button onClick={() => setMissing([])}>{words.close[language]}</Button>}
        >
          <ul className={styles.missing}>
            {missing.map((name) => (
              <li key={name}>{certificateWords[name][language]}</li>
            ))}
          </ul>
          <p>{words.missingHint[language]}</p>
        </Modal>
      )}
    </>
  );
}

const stateOf = ({ revoked_at, replaced_by }: SaleCertificate) =>
  words[revoked_at === null ? 'validMark' : replaced_by ? 'replacedMark' : 'revokedMark'];
