import { pickLanguage } from '@hwarang/domain/localized-text';
import { useSearchParams } from 'react-router';
import { Screen } from '../admin/screen.tsx';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { Icon } from '../design/icon.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import { download } from '../platform/download.ts';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { refused } from '../platform/refused.ts';
import { CaptionTable } from './caption-table.tsx';
import styles from './captions.module.css';
import { captionCount, captionsWords as words } from './captions.words.ts';
import { drafted, emptyDraft, linesOf } from './draft.ts';
import { LabelMaker } from './label-maker.tsx';
import { useDraft } from './use-draft.ts';

export default function CaptionManager() {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('exhibition') ?? '';
  const exhibitions = useApi('/admin/exhibitions?_sort=opens_on:DESC&_limit=1000');
  return (
    <Screen title={words.title[language]} lead={words.lead[language]}>
      {exhibitions.failed && <Failed retry={exhibitions.reload} />}
      {!exhibitions.answer && !exhibitions.failed && <Loading />}
      {exhibitions.answer?.length === 0 && <Empty title={words.noExhibitions[language]} />}
      {exhibitions.answer && exhibitions.answer.length > 0 && (
        <div className={styles.choose}>
          <SelectField
            label={words.exhibition[language]}
            name="exhibition"
            open
            value={chosen}
            choices={exhibitions.answer.map(({ id, title, title_en, opens_on }) => ({
              value: id,
              label: [pickLanguage(language, title, title_en), opens_on?.slice(0, 4)].filter(Boolean).join(' · '),
            }))}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setParams(value ? { exhibition: value } : {}, { preventScrollReset: true, replace: true });
            }}
          />
        </div>
      )}
      {exhibitions.answer && chosen && <Captions key={chosen} exhibitionId={chosen} />}
      {exhibitions.answer && exhibitions.answer.length > 0 && !chosen && <Empty title={words.choose[language]} />}
    </Screen>
  );
}

function Captions({ exhibitionId }: { exhibitionId: string }) {
  const language = useLanguage();
  const { answer, failed, reload } = useApi(`/exhibitions/${encodeURIComponent(exhibitionId)}/captions`);
  const { draft, change } = useDraft(exhibitionId);
  if (failed) return <Failed retry={reload} />;
  if (!answer) return <Loading />;
  if (answer.length === 0) return <Empty title={words.none[language]} />;
  const captions = drafted(answer, draft);
  const lines = linesOf(captions, draft);
  const save = async () => {
    try {
      await download(`/exhibitions/${exhibitionId}/captions/csv`, { lines });
    } catch (failure) {
      void alert(refused(failure, words.failed, {}).text[language], { tone: 'bad' });
    }
  };
  const changed = draft.order.length > 0 || Object.keys(draft.words).length > 0;
  return (
    <>
      <div className={styles.bar}>
        <p role="status">{captionCount(captions.length)[language]}</p>
        {changed && (
          <Button look="plain" onClick={() => change(emptyDraft)}>
            {words.startOver[language]}
          </Button>
        )}
        <Button look="fill" onClick={() => void save()} title={words.downloadHint[language]}>
          <Icon name="download" size={18} />
          {words.download[language]}
        </Button>
      </div>
      <CaptionTable own={answer} captions={captions} draft={draft} onChange={change} />
      <LabelMaker exhibitionId={exhibitionId} lines={lines} />
    </>
  );
}
