import { juryWords as refusals } from '@hwarang/domain/juries/juries.words';
import type { JurorProgress, JuryRound } from '@hwarang/domain/juries/rounds.contract';
import { roundPhases } from '@hwarang/domain/juries/values';
import type { LocalizedText } from '@hwarang/domain/language';
import { useState } from 'react';
import { alert } from '../../design/alerts/alerts.ts';
import { Button } from '../../design/button.tsx';
import { RadioField } from '../../design/fields/tick-field.tsx';
import { ConfirmModal } from '../../design/modal/confirm.tsx';
import { refusal, useAction } from '../../design/use-action.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { phaseWords } from '../jury.words.ts';
import { Phases } from '../phases.tsx';
import { roundsAt } from './addresses.ts';
import { ChooseEntries } from './choose-entries.tsx';
import styles from './jury-admin.module.css';
import { stepWords, undecidedText, undeclaredText, unscoredText, juryAdminWords as words } from './jury-admin.words.ts';

interface Props {
  slug: string;
  round: JuryRound;
  progress: readonly JurorProgress[] | undefined;
  onChange: (round: JuryRound) => void;
}

/** Where the round stands, and the one step onwards: there is none back, so it says first what it does. */
export function PhaseStep({ slug, round, progress = [], onChange }: Props) {
  const language = useLanguage();
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.phase}>
      <Phases phase={round.phase} />
      {round.phase !== 'closed' && (
        <Button look="fill" onClick={() => setAsks(true)}>
          {stepWords[round.phase].button[language]}
        </Button>
      )}
      {round.seal && (
        <p className={styles.seal}>
          <strong>{words.seal[language]}</strong> <code>{round.seal}</code>
          <span>{words.sealText[language]}</span>
        </p>
      )}
      {asks && round.phase !== 'closed' && (
        <Ask
          slug={slug}
          round={round}
          phase={round.phase}
          open={openIn(round, progress)}
          onChange={onChange}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}

/** What would be left undone by going on now. */
function openIn({ phase }: JuryRound, progress: readonly JurorProgress[]): LocalizedText[] {
  const standing = progress.filter(({ juror }) => juror.state === 'accepted');
  const sum = (of: (one: JurorProgress) => number) => standing.reduce((total, one) => total + of(one), 0);
  const undeclared = sum(({ declared }) => (declared ? 0 : 1));
  const undecided = sum(({ proposed }) => proposed);
  const unscored = sum(({ entries, scored }) => entries - scored);
  if (phase === 'conflicts')
    return [...(undeclared ? [undeclaredText(undeclared)] : []), ...(undecided ? [undecidedText(undecided)] : [])];
  return phase === 'judging' && unscored > 0 ? [unscoredText(unscored)] : [];
}

interface AskProps extends Pick<Props, 'slug' | 'round' | 'onChange'> {
  phase: keyof typeof stepWords;
  open: readonly LocalizedText[];
  onClose: () => void;
}

function Ask({ slug, round, phase, open, onChange, onClose }: AskProps) {
  const language = useLanguage();
  const { busy, run } = useAction(refusal(words.failed, refusals));
  const [chosen, setChosen] = useState<readonly string[] | undefined>(undefined);
  const step = stepWords[phase];
  const next = roundPhases[roundPhases.indexOf(phase) + 1];
  const go = () => {
    if (chosen?.length === 0) return void alert(words.chooseSome[language], { tone: 'bad' });
    return run(async () => {
      const body = { phase: next, ...(chosen ? { entries: chosen } : {}) };
      onChange(await api.post(`${roundsAt(slug)}/${round.id}/phase`, body));
      onClose();
      void alert(`${round.name[language]}: ${next ? phaseWords[next][language] : ''}`, {
        tone: 'good',
        form: 'notice',
      });
    });
  };
  return (
    <ConfirmModal
      title={step.title[language]}
      confirm={step.button[language]}
      look="fill"
      busy={busy}
      onConfirm={go}
      onClose={onClose}
    >
      <div className={styles.asked}>
        <p>{step.text[language]}</p>
        {open.map((text) => (
          <p key={text.en} className={styles.warning}>
            {text[language]}
          </p>
        ))}
        {phase === 'setup' && (
          <RadioField
            label={words.which[language]}
            name="which"
            value={chosen ? 'chosen' : 'all'}
            choices={[
              { value: 'all', label: words.whichAll[language] },
              { value: 'chosen', label: words.whichChosen[language] },
            ]}
            onChange={(value) => setChosen(value === 'chosen' ? [] : undefined)}
          />
        )}
        {chosen && <ChooseEntries slug={slug} chosen={chosen} onChange={setChosen} />}
      </div>
    </ConfirmModal>
  );
}
