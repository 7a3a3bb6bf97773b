import type { AgreementState } from '@hwarang/domain/galleries/agreements';
import type { MyGalleries } from '@hwarang/domain/galleries/studio.contract';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useChange } from '../../admin/use-change.ts';
import { PageHead, Section, Wrap } from '../../design/layout.tsx';
import { Empty, ReadState } from '../../design/states/states.tsx';
import { TextLink } from '../../design/text-link.tsx';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useApi } from '../../platform/query.ts';
import { AgreementTable } from '../agreement-table.tsx';
import { agreementWords, consignmentWords, representationWords } from '../agreements.words.ts';
import { stockWords } from '../stock.words.ts';
import { NamedWork, workName } from '../works/work-name.tsx';
import { myGalleriesWords as words } from './my-galleries.words.ts';

type Named = Pick<MyGalleries['representations'][number], 'gallery'>;

/** The artist's side: which galleries ask to represent them or for works, and what was agreed. */
export default function MyGalleriesPage() {
  const language = useLanguage();
  const { answer, failed, reload } = useApi('/my-galleries');
  const { busy, change } = useChange(reload);
  const galleryName = ({ gallery }: Named) => pickLanguage(language, gallery.name, gallery.name_en) ?? '';
  const gallery = {
    key: 'gallery',
    head: agreementWords.gallery[language],
    cell: (item: Named) => <TextLink to={`/gallery-detail/${item.gallery.id}`}>{galleryName(item)}</TextLink>,
  };
  /** What the artist answers to what is asked at an address. */
  const answers = <Item,>(pathOf: (item: Item) => string) => {
    const put = (state: Exclude<AgreementState, 'proposed'>) => (item: Item) =>
      change(() => api.put(pathOf(item), { state }), agreementWords[state]);
    return {
      asked: [
        { label: agreementWords.accept, onPress: put('accepted') },
        { label: agreementWords.decline, onPress: put('declined') },
      ],
      end: put('ended'),
    };
  };
  const representation = answers((item: Named) => `/my-galleries/representations/${item.gallery.id}`);
  const consignment = answers(({ id }: { id: string }) => `/my-galleries/consignments/${id}`);
  const nothing = answer && answer.representations.length === 0 && answer.consignments.length === 0;
  return (
    <Wrap>
      <PageTitle title={words.title[language]} noindex />
      <PageHead title={words.title[language]} lead={words.lead[language]} />
      <ReadState failed={failed} known={answer} retry={reload} />
      {nothing && <Empty title={words.none[language]} text={words.noneText[language]} />}
      {answer && !nothing && (
        <>
          <Section id="representations" title={words.representations[language]}>
            <AgreementTable
              caption={words.galleryList[language]}
              items={answer.representations}
              keyOf={(item) => item.gallery.id}
              nameOf={galleryName}
              columns={[gallery]}
              states={representationWords}
              asked={representation.asked}
              ending={{ title: words.endGalleryTitle, text: words.endGalleryText, onEnd: representation.end }}
              busy={busy}
            />
          </Section>
          <Section id="consignments" title={words.consignments[language]}>
            {answer.consignments.length === 0 ? (
              <Empty title={words.noWorks[language]} />
            ) : (
              <AgreementTable
                caption={words.workList[language]}
                items={answer.consignments}
                keyOf={({ id }) => id}
                nameOf={({ artwork, ...item }) => `${workName(language, artwork)}, ${galleryName(item)}`}
                columns={[
                  {
                    key: 'work',
                    head: agreementWords.work[language],
                    cell: ({ artwork }) => <NamedWork artwork={artwork} />,
                  },
                  gallery,
                ]}
                states={consignmentWords}
                asked={consignment.asked}
                ending={{
                  title: stockWords.endWorkTitle,
                  text: stockWords.endWorkText,
                  onEnd: consignment.end,
                }}
                busy={busy}
              />
            )}
          </Section>
        </>
      )}
    </Wrap>
  );
}
