import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId } from 'react';
import { Button } from '../../design/button.tsx';
import field from '../../design/fields/field.module.css';
import { useLanguage } from '../../platform/language.ts';
import styles from './email.module.css';
import { mailWords as words } from './mail.words.ts';

type Tool = 'bold' | 'italic' | 'heading' | 'bullets' | 'numbers' | 'quote';
const marks: Record<Tool, string> = { bold: 'B', italic: 'I', heading: 'H', bullets: '•', numbers: '1.', quote: '“' };

/** Text with bold, italic, headings, lists and quotes; by the buttons or by the keys that every editor has. */
export default function RichText({ label, text }: { label: string; text: string }) {
  const language = useLanguage();
  const name = useId();
  const editor = useEditor(
    {
      extensions: [StarterKit.configure({ heading: { levels: [3] } })],
      content: text,
      immediatelyRender: false,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': name,
          class: styles.editor ?? '',
        },
      },
    },
    [text],
  );
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now?.isActive('bold') ?? false,
      italic: now?.isActive('italic') ?? false,
      heading: now?.isActive('heading') ?? false,
      bullets: now?.isActive('bulletList') ?? false,
      numbers: now?.isActive('orderedList') ?? false,
      quote: now?.isActive('blockquote') ?? false,
    }),
  });
  const use = (tool: Tool) => {
    const chain = editor?.chain().focus();
    if (tool === 'bold') chain?.toggleBold().run();
    else if (tool === 'italic') chain?.toggleItalic().run();
    else if (tool === 'heading') chain?.toggleHeading({ level: 3 }).run();
    else if (tool === 'bullets') chain?.toggleBulletList().run();
    else if (tool === 'numbers') chain?.toggleOrderedList().run();
    else chain?.toggleBlockquote().run();
  };
  return (
    <div className={field.field}>
      <span id={name} className={field.label}>
        {label}
      </span>
      <div className={styles.rich}>
        <div role="toolbar" aria-label={words.tools[language]} className={styles.tools}>
          {(Object.keys(marks) as Tool[]).map((tool) => (
            <Button
              key={tool}
              look="plain"
              className={styles.tool}
              data-tool={tool}
              aria-label={words[tool][language]}
              title={words[tool][language]}
              aria-pressed={state?.[tool] ?? false}
              onClick={() => use(tool)}
            >
              {marks[tool]}
            </Button>
          ))}
        </div>
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}
