import { type ComponentProps, useEffect, useState } from 'react';
import { TextArea } from '../../design/fields/text-field.tsx';
import { Formatted } from '../../markdown/formatted.tsx';
import { useLanguage } from '../../platform/language.ts';
import { editorWords as words } from '../editor.words.ts';
import styles from './editor.module.css';

/** A text in Markdown, with what becomes of it below while one writes. */
export function MarkdownField(props: ComponentProps<typeof TextArea> & { value: string; label: string }) {
  const language = useLanguage();
  const [html, setHtml] = useState('');
  const { value } = props;
  useEffect(() => {
    let late = false;
    void import('../../markdown/markdown.ts').then(({ markdownHtml }) => {
      if (!late) setHtml(markdownHtml(value));
    });
    return () => {
      late = true;
    };
  }, [value]);
  return (
    <div>
      <TextArea rows={8} hint={words.textHint[language]} {...props} />
      {html && (
        <section className={styles.markdown} aria-label={`${words.preview[language]}: ${props.label}`}>
          <Formatted html={html} />
        </section>
      )}
    </div>
  );
}
