import { formatEdition } from '@hwarang/domain/artworks/edition';
import type { Caption } from '@hwarang/domain/captions/captions.contract';
import type { CaptionLanguages } from '@hwarang/domain/captions/label-sheets';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Sortable, useSortableRow } from '../design/sortable/sortable.tsx';
import table from '../design/table.module.css';
import text from '../design/text.module.css';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../platform/language.ts';
import { CaptionEditor, rewrittenBefore } from './caption-editor.tsx';
import styles from './captions.module.css';
import { captionsWords as words } from './captions.words.ts';
import { changedWords, type Draft } from './draft.ts';

interface Props {
  own: readonly Caption[];
  captions: readonly Caption[];
  draft: Draft;
  languages: CaptionLanguages;
  onChange: (draft: Draft) => void;
}

/** Image, title, material, size, id, artist name and edition of each exposed work, in the order and languages of the export. */
export function CaptionTable({ own, captions, draft, languages, onChange }: Props) {
  const language = useLanguage();
  const [edited, setEdited] = useState(rewrittenBefore);
  const opened = captions.find(({ id }) => id === edited);
  const origin = own.find(({ id }) => id === edited);
  const heads = ['image', 'artworkTitle', 'material', 'size', 'id', 'artist', 'edition'] as const;
  return (
    <Sortable
      ids={captions.map(({ id }) => id)}
      nameOf={(id) => {
        const named = captions.find((caption) => caption.id === id);
        return pickLanguage(language, named?.title, named?.title_en) ?? '';
      }}
      onOrder={(order) => onChange({ ...draft, order })}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable without a mouse. */}
      <section className={table.frame} aria-label={words.title[language]} tabIndex={0}>
        <table className={`${table.table} ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{words.order[language]}</VisuallyHidden>
              </th>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {words[head][language]}
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>{words.edit[language]}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {captions.map((caption) => (
              <Row
                key={caption.id}
                caption={caption}
                languages={languages}
                rewritten={draft.words[caption.id] !== undefined}
                onEdit={() => setEdited(caption.id)}
              />
            ))}
          </tbody>
        </table>
      </section>
      {opened && origin && (
        <CaptionEditor
          caption={opened}
          onClose={() => setEdited(undefined)}
          onApply={(written) => {
            const { [opened.id]: _before, ...others } = draft.words;
            const changed = written && changedWords(origin, written);
            onChange({ ...draft, words: changed ? { ...others, [opened.id]: changed } : others });
            setEdited(undefined);
          }}
        />
      )}
    </Sortable>
  );
}

interface RowProps {
  caption: Caption;
  languages: CaptionLanguages;
  rewritten: boolean;
  onEdit: () => void;
}

function Row({ caption, languages, rewritten, onEdit }: RowProps) {
  const language = useLanguage();
  const { id, thumbnail, title, title_en, material, material_en, size, artist, artist_en, edition } = caption;
  const name = pickLanguage(language, title, title_en) ?? '';
  const { row, handle } = useSortableRow(id, name);
  const inLanguages = (ko: string, en: string) =>
    languages === 'both' ? <Both ko={ko} en={en} /> : pickLanguage(languages, ko, en);
  return (
    <tr {...row}>
      <td>{handle}</td>
      <td className={styles.image}>
        {thumbnail ? <img src={thumbnail} alt="" loading="lazy" decoding="async" /> : <Icon name="image" />}
      </td>
      <td className={styles.title}>
        {inLanguages(title, title_en)}
        {rewritten && <span className={styles.mark}>{words.rewritten[language]}</span>}
      </td>
      <td className={styles.material}>{inLanguages(material, material_en)}</td>
      <td className={styles.size}>{size}</td>
      <td className={styles.id}>{id}</td>
      <td>{inLanguages(artist, artist_en)}</td>
      <td>{formatEdition(edition)}</td>
      <td>
        <IconButton label={`${words.edit[language]}: ${name}`} onClick={onEdit}>
          <Icon name="edit" size={18} />
        </IconButton>
      </td>
    </tr>
  );
}

/** Korean, and below it what there is in English. */
function Both({ ko, en }: { ko: string; en: string }) {
  return (
    <>
      <span lang="ko">{ko}</span>
      {en && (
        <span className={text.below} lang="en">
          {en}
        </span>
      )}
    </>
  );
}
