import { type ChainedCommands, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId } from 'react';
import { Button } from '../../design/button.tsx';
import field from '../../design/fields/field.module.css';
import prose from '../../design/prose.module.css';
import { useLanguage } from '../../platform/language.ts';
import styles from './email.module.css';
import { mailWords as words } from './mail.words.ts';

interface Tool {
  word: 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote';
  mark: string;
  /** Its name in the editor. */
  type: string;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

const tools: readonly Tool[] = [
  { word: 'bold', mark: 'B', type: 'bold', toggle: (chain) => chain.toggleBold() },
  { word: 'italic', mark: 'I', type: 'italic', toggle: (chain) => chain.toggleItalic() },
  { word: 'heading', mark: 'H', type: 'heading', toggle: (chain) => chain.toggleHeading({ level: 3 }) },
  { word: 'bullets', mark: '•', type: 'bulletList', toggle: (chain) => chain.toggleBulletList() },
  { word: 'numbers', mark: '1.', type: 'orderedList', toggle: (chain) => chain.toggleOrderedList() },
  { word: 'quote', mark: '“', type: 'blockquote', toggle: (chain) => chain.toggleBlockquote() },
];

/** Text with bold, italic, headings, lists and quotes; by the buttons or by the keys that every editor has. */
export default function RichText({ label, text }: { label: string; text: string }) {
  const language = useLanguage();
  const name = useId();
  const attributes = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': name,
    class: `${styles.editor} ${prose.formatted}`,
  };
  const editor = useEditor(
    {
      extensions: [StarterKit.configure({ heading: { levels: [3] } })],
      content: text,
      immediatelyRender: false,
      editorProps: { attributes },
    },
    [text],
  );
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(({ type }) => now?.isActive(type) ?? false),
  });
  return (
    <div className={field.field}>
      <span id={name} className={field.label}>
        {label}
      </span>
      <div className={styles.rich}>
        <div role="toolbar" aria-label={words.tools[language]} className={styles.tools}>
          {tools.map(({ word, mark, toggle }, place) => (
            <Button
              key={word}
              look="plain"
              className={styles.tool}
              data-tool={word}
              aria-label={words[word][language]}
              title={words[word][language]}
              aria-pressed={active?.[place] ?? false}
              onClick={() => editor && toggle(editor.chain().focus()).run()}
            >
              {mark}
            </Button>
          ))}
        </div>
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
