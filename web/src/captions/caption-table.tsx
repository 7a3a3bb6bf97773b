import type { Caption } from '@hwarang/domain/captions/captions.contract';
import { pickLanguage } from '@hwarang/domain/localized-text';
import { useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Sortable, useSortableRow } from '../design/sortable/sortable.tsx';
import table from '../design/table.module.css';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../platform/language.ts';
import { CaptionEditor } from './caption-editor.tsx';
import styles from './captions.module.css';
import { captionsWords as words } from './captions.words.ts';
import { changedWords, type Draft } from './draft.ts';

interface Props {
  own: readonly Caption[];
  captions: readonly Caption[];
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** Image, title, material, size, id, artist name and edition of each exposed work, in the order of the export. */
export function CaptionTable({ own, captions, draft, onChange }: Props) {
  const language = useLanguage();
  const [edited, setEdited] = useState<string | undefined>(undefined);
  const opened = captions.find(({ id }) => id === edited);
  const origin = own.find(({ id }) => id === edited);
  const heads = ['image', 'artworkTitle', 'material', 'size', 'id', 'artist', 'edition'] as const;
  return (
    <Sortable
      ids={captions.map(({ id }) => id)}
      nameOf={(id) => captions.find((caption) => caption.id === id)?.title ?? ''}
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

function Row({ caption, rewritten, onEdit }: { caption: Caption; rewritten: boolean; onEdit: () => void }) {
  const language = useLanguage();
  const { row, handle } = useSortableRow(caption.id, caption.title);
  const { id, thumbnail, title, title_en, material, material_en, size, artist, artist_en, edition } = caption;
  return (
    <tr {...row}>
      <td>{handle}</td>
      <td className={styles.image}>
        {thumbnail ? <img src={thumbnail} alt="" loading="lazy" decoding="async" /> : <Icon name="image" />}
      </td>
      <td className={styles.title}>
        {pickLanguage(language, title, title_en)}
        {rewritten && <span className={styles.mark}>{words.rewritten[language]}</span>}
      </td>
      <td>{pickLanguage(language, material, material_en)}</td>
      <td className={styles.size}>{size}</td>
      <td className={styles.id}>{id}</td>
      <td>{pickLanguage(language, artist, artist_en)}</td>
      <td>{edition}</td>
      <td>
        <IconButton label={`${words.edit[language]}: ${title}`} onClick={onEdit}>
          <Icon name="edit" size={18} />
        </IconButton>
      </td>
    </tr>
  );
}
