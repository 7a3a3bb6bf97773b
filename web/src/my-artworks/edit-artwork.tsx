import { artworkFormWords, artworksWords } from '@hwarang/domain/artworks/artworks.words';
import { sizeFrom } from '@hwarang/domain/artworks/size';
import { yearChoices } from '@hwarang/domain/artworks/year';
import { useState } from 'react';
import { textOf, useCheckedForm } from '../accounts/use-checked-form.ts';
import { alert, dismissAll } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Form } from '../design/fields/form.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { NumberField, TextField } from '../design/fields/text-field.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { refused } from '../platform/refused.ts';
import { artworkProblems, checkedArtworkFields, sizeOf } from './artwork-fields.ts';
import styles from './my-artworks.module.css';
import { myArtworksWords as words } from './my-artworks.words.ts';
import type { OwnArtwork } from './own-artwork.ts';

interface Props {
  artwork: OwnArtwork;
  onSaved: (artwork: OwnArtwork) => void;
  onCancel: () => void;
}

const longest = 300;

/** The words and measures of one work. */
export function EditArtwork({ artwork, onSaved, onCancel }: Props) {
  const language = useLanguage();
  const thisYear = new Date().getFullYear();
  const checked = useCheckedForm(checkedArtworkFields, (values) =>
    artworkProblems((name) => textOf(values, name), thisYear),
  );
  const [busy, setBusy] = useState(false);
  const size = sizeFrom(artwork);
  const year = artwork.year?.slice(0, 4) ?? '';
  const years = [...new Set([...yearChoices(thisYear).map(String), ...(year ? [year] : [])])];
  const save = async () => {
    dismissAll();
    if (!checked.passes()) return;
    const values = checked.values();
    const read = (name: string) => textOf(values, name).trim();
    setBusy(true);
    try {
      const change = {
        ...Object.fromEntries(['title', 'title_en', 'material', 'year'].map((name) => [name, read(name)])),
        size: sizeOf(read),
      };
      onSaved(await api.put(`/art-works/${artwork.id}`, change));
    } catch (failure) {
      const { fields, text } = refused(failure, words.changeFailed, artworkFormWords);
      checked.show(fields);
      void alert(text[language], { tone: 'bad' });
      setBusy(false);
    }
  };
  const measure = { unit: 'cm', min: 0.01, step: 0.01 } as const;
  return (
    <Form
      ref={checked.form}
      method="post"
      aria-label={words.edit[language]}
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <div className={styles.pair}>
        <TextField
          {...checked.field('title')}
          label={words.name[language]}
          defaultValue={artwork.title}
          maxLength={longest}
          required
        />
        <TextField
          name="title_en"
          label={words.nameEnglish[language]}
          defaultValue={artwork.title_en ?? ''}
          maxLength={longest}
          lang="en"
        />
        <SelectField
          {...checked.field('year')}
          label={artworksWords.year[language]}
          choices={years.map((each) => ({ value: each, label: each }))}
          defaultValue={year}
          open
          required
        />
        <TextField
          name="material"
          label={words.material[language]}
          defaultValue={artwork.material ?? ''}
          maxLength={longest}
        />
      </div>
      <div className={styles.measures}>
        <NumberField
          {...checked.field('width')}
          {...measure}
          label={words.width[language]}
          defaultValue={size?.width}
          required
        />
        <NumberField
          {...checked.field('height')}
          {...measure}
          label={words.height[language]}
          defaultValue={size?.height}
          required
        />
        <NumberField
          {...checked.field('depth')}
          {...measure}
          label={words.depth[language]}
          defaultValue={size?.depth}
        />
      </div>
      <div className={styles.foot}>
        <Button type="submit" look="fill" busy={busy}>
          {words.save[language]}
        </Button>
        <Button onClick={onCancel}>{words.cancelEdit[language]}</Button>
      </div>
    </Form>
  );
}
