import type { ExhibitionRow } from '@hwarang/domain/admin/tables.contract';
import { worksCount } from '@hwarang/domain/artists/artists.words';
import type { CaptionLanguages } from '@hwarang/domain/captions/label-sheets';
import { periodText } from '@hwarang/domain/exhibitions/period';
import type { Language } from '@hwarang/domain/language';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { DownloadButton } from '../admin/download-button.tsx';
import { RecordFinder } from '../admin/editor/record-finder.tsx';
import type { Picked } from '../admin/editor/sorted-list.tsx';
import { Screen } from '../admin/screen.tsx';
import { Button } from '../design/button.tsx';
import { choicesOf, SelectField } from '../design/fields/select-field.tsx';
import { Row } from '../design/layout.tsx';
import { Empty, ReadState } from '../design/states/states.tsx';
import { useDesk } from '../platform/desk.ts';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { CaptionTable } from './caption-table.tsx';
import styles from './captions.module.css';
import { captionLanguageWords, captionsWords as words } from './captions.words.ts';
import { drafted, emptyDraft, linesOf, useDraft } from './draft.ts';
import { LabelMaker } from './label-maker.tsx';

export default function CaptionManager() {
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const chosen = params.get('exhibition') ?? '';
  const { gallery } = useDesk();
  const path = gallery ? '/exhibitions' : '/admin/exhibitions';
  const filter = gallery && `gallery=${encodeURIComponent(gallery)}`;
  const asked = (question: string) => `${path}?${question}${filter ? `&${filter}` : ''}` as const;
  const { answer: newest, failed, reload } = useApi(asked('_sort=opens_on:DESC&_limit=8'));
  const { answer: named } = useApi(chosen ? asked(`id=${encodeURIComponent(chosen)}`) : undefined);
  const pickedOf = pickedExhibition(language);
  return (
    <Screen title={words.title[language]} lead={words.lead[language]}>
      <ReadState failed={failed} known={newest} retry={reload} />
      {newest?.length === 0 && <Empty title={words.noExhibitions[language]} />}
      {newest && newest.length > 0 && (
        <>
          <div className={styles.choose}>
            <RecordFinder
              label={words.exhibition[language]}
              hint={words.exhibitionHint[language]}
              path={path}
              filter={filter}
              pickedOf={pickedOf}
              offered={newest.map(pickedOf)}
              chosen={named?.[0] && pickedOf(named[0]).name}
              onPick={({ id }) => setParams({ exhibition: id }, { preventScrollReset: true, replace: true })}
            />
          </div>
          {chosen ? <Captions key={chosen} exhibitionId={chosen} /> : <Empty title={words.choose[language]} />}
        </>
      )}
    </Screen>
  );
}

const pickedExhibition =
  (language: Language) =>
  ({ id, title, title_en, opens_on, closes_on, period, mainimage: [image], is_exposed }: ExhibitionRow): Picked => ({
    id,
    name: pickLanguage(language, title, title_en) ?? '',
    line: (opens_on && closes_on ? periodText(language, opens_on, closes_on) : period) ?? '',
    image: (image?.formats.thumbnail ?? image)?.url,
    hidden: !is_exposed,
  });

function Captions({ exhibitionId }: { exhibitionId: string }) {
  const language = useLanguage();
  const { answer, failed, reload } = useApi(`/exhibitions/${encodeURIComponent(exhibitionId)}/captions`);
  const { draft, change } = useDraft(exhibitionId);
  const [languages, setLanguages] = useState<CaptionLanguages>(language);
  if (failed || !answer) return <ReadState failed={failed} retry={reload} />;
  if (answer.length === 0) return <Empty title={words.none[language]} />;
  const captions = drafted(answer, draft);
  const lines = linesOf(captions, draft);
  const changed = draft.order.length > 0 || Object.keys(draft.words).length > 0;
  return (
    <>
      <Row className={styles.bar}>
        <p role="status">{worksCount(captions.length)[language]}</p>
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
