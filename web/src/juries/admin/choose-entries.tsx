import { CheckboxField } from '../../design/fields/tick-field.tsx';
import { ReadState } from '../../design/states/states.tsx';
import { callAt } from '../../open-calls/calls.ts';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import styles from './jury-admin.module.css';

interface Props {
  slug: string;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** For a later round: the entries that go on. */
export function ChooseEntries({ slug, chosen, onChange }: Props) {
  const language = useLanguage();
  const { answer: entries, failed, reload } = useApi(`${callAt(slug)}/entries`);
  if (failed || !entries) return <ReadState failed={failed} retry={reload} />;
  return (
    <ul className={styles.choose}>
      {entries.map(({ id, artist, artworks }) => (
        <li key={id}>
          <CheckboxField
            label={
              <>
                {language === 'en' ? artist.englishname || artist.localname : artist.localname}
                <small> {artworks.map(({ title }) => title).join(', ')}</small>
              </>
            }
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
        </li>
      ))}
    </ul>
  );
}
