import type { CaptionLanguages } from '@hwarang/domain/captions/label-sheets';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DownloadButton } from '../admin/download-button.tsx';
import { Screen } from '../admin/screen.tsx';
import { Button } from '../design/button.tsx';
import { choicesOf, SelectField } from '../design/fields/select-field.tsx';
import { Row } from '../design/layout.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { CaptionTable } from './caption-table.tsx';
import styles from './captions.module.css';
import { captionCount, captionLanguageWords, captionsWords as words } from './captions.words.ts';
import { drafted, emptyDraft, linesOf, useDraft } from './draft.ts';
import { LabelMaker } from './label-maker.tsx';

export default function CaptionManager() {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('exhibition') ?? '';
  const { answer: exhibitions, failed, reload } = useApi('/admin/exhibitions?_sort=opens_on:DESC&_limit=1000');
  return (
    <Screen title={words.title[language]} lead={words.lead[language]}>
      {failed && <Failed retry={reload} />}
      {!exhibitions && !failed && <Loading />}
      {exhibitions?.length === 0 && <Empty title={words.noExhibitions[language]} />}
      {exhibitions && exhibitions.length > 0 && (
        <>
          <div className={styles.choose}>
            <SelectField
              label={words.exhibition[language]}
              name="exhibition"
              open
              value={chosen}
              choices={exhibitions.map(({ id, title, title_en, opens_on }) => ({
                value: id,
                label: [pickLanguage(language, title, title_en), opens_on?.slice(0, 4)].filter(Boolean).join(' · '),
              }))}
              onChange={({ currentTarget: { value } }) =>
                setParams(value ? { exhibition: value } : {}, { preventScrollReset: true, replace: true })
              }
            />
          </div>
          {chosen ? <Captions key={chosen} exhibitionId={chosen} /> : <Empty title={words.choose[language]} />}
        </>
      )}
    </Screen>
  );
}

function Captions({ exhibitionId }: { exhibitionId: string }) {
  const language = useLanguage();
  const { answer, failed, reload } = useApi(`/exhibitions/${encodeURIComponent(exhibitionId)}/captions`);
  const { draft, change } = useDraft(exhibitionId);
  const [languages, setLanguages] = useState<CaptionLanguages>(language);
  if (failed) return <Failed retry={reload} />;
  if (!answer) return <Loading />;
  if (answer.length === 0) return <Empty title={words.none[language]} />;
  const captions = drafted(answer, draft);
  const lines = linesOf(captions, draft);
  const changed = draft.order.length > 0 || Object.keys(draft.words).length > 0;
  return (
    <>
      <Row className={styles.bar}>
        <p role="status">{captionCount(captions.length)[language]}</p>
        {changed && (
          <Button look="plain" onClick={() => change(emptyDraft)}>
            {words.startOver[language]}
          </Button>
        )}
        <SelectField
          label={words.captionLanguages[language]}
          name="captionLanguages"
          value={languages}
          choices={choicesOf(captionLanguageWords, language)}
          onChange={({ currentTarget: { value } }) => setLanguages(value as CaptionLanguages)}
        />
        <DownloadButton
          look="fill"
          title={words.downloadHint[language]}
          path={`/exhibitions/${exhibitionId}/captions/csv`}
          body={{ lines, languages }}
        >
          {words.download[language]}
        </DownloadButton>
      </Row>
      <CaptionTable own={answer} captions={captions} draft={draft} languages={languages} onChange={change} />
      <LabelMaker exhibitionId={exhibitionId} lines={lines} />
    </>
  );
}
