import type { JurorRound } from '@hwarang/domain/juries/judging.contract';
import type { LocalizedText } from '@hwarang/domain/language';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { Modal } from '../design/modal/modal.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './judging.module.css';
import { judgingWords as words } from './jury.words.ts';
import { turnKeys, useKeysOn } from './use-judging-keys.ts';

function keysOf({ method, scale }: JurorRound): [readonly string[], LocalizedText][] {
  const marks: [readonly string[], LocalizedText][] = [
    [[String(scale.from), '…', String(Math.min(scale.to, 9))], words.keyDigit],
    ...(scale.to === 10 && scale.from > 0 ? [[['0'], words.keyTen] as [string[], LocalizedText]] : []),
    [['⌫'], words.keyUndo],
  ];
  return [
    [['→', 'J'], words.next],
    [['←', 'K'], words.previous],
    [['U'], words.nextOpen],
    ...(method === 'votes' ? [[['Y', 'M', 'N'], words.keyVote] as [string[], LocalizedText]] : marks),
    [['C'], words.keyNote],
    [['W'], words.keyWork],
    [['Z'], words.zoom],
    [['S'], words.sideBySide],
    [['X'], words.mark],
    [['V'], words.compareWall],
    [['+', '−'], words.keySize],
    [['G'], words.overview],
    [['/'], words.find],
    [['R'], words.recuse],
    [['?'], words.keyKeys],
  ];
}

export function KeysModal({ round, onClose }: { round: JurorRound; onClose: () => void }) {
  const language = useLanguage();
  const isOn = useKeysOn();
  return (
    <Modal title={words.keysTitle[language]} onClose={onClose}>
      <dl className={styles.keys}>
        {keysOf(round).map(([keys, text]) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text[language]}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        label={words.keysOn[language]}
        checked={isOn}
        onChange={({ currentTarget }) => turnKeys(currentTarget.checked)}
      />
    </Modal>
  );
}
