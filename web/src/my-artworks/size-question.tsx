import { sizeContradicts } from '@hwarang/domain/artworks/proportions';
import { formatSize, type Size } from '@hwarang/domain/artworks/size';
import type { Extent } from '@hwarang/domain/media/fit';
import { useRef, useState } from 'react';
import { Button } from '../design/button.tsx';
import { type CheckedForm, textOf } from '../design/fields/use-checked-form.ts';
import { Modal } from '../design/modal/modal.tsx';
import { useLanguage } from '../platform/language.ts';
import { type ArtworkField, measuresOf } from './artwork-values.ts';
import { sizeQuestion, sizeQuestionWords as words } from './size-question.words.ts';

interface Question {
  kind: 'turned' | 'other';
  size: Size;
  answer: (goOn: boolean) => void;
}

/** Asks, once for each size, whether it is right although the picture has other proportions. */
export function useSizeQuestion(checked: CheckedForm<ArtworkField>) {
  const language = useLanguage();
  const [question, setQuestion] = useState<Question | undefined>(undefined);
  const asked = useRef<string | undefined>(undefined);

  /** Whether the form may be sent; a size that was turned is in its fields then. */
  const isRight = async (picture: Extent | undefined): Promise<boolean> => {
    const values = checked.values();
    const size = measuresOf((name) => textOf(values, name));
    const kind = size && picture && sizeContradicts(size, picture);
    if (!kind || asked.current === formatSize(size)) return true;
    asked.current = formatSize(size);
    return new Promise<boolean>((resolve) => setQuestion({ kind, size, answer: resolve })).finally(() =>
      setQuestion(undefined),
    );
  };
  const turn = ({ width, height }: Size) => {
    for (const [name, value] of [
      ['width', height],
      ['height', width],
    ] as const) {
      const field = checked.form.current?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = String(value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const dialog = question && (
    <Modal
      onClose={() => question.answer(false)}
      title={words.title[language]}
      actions={
        <>
          <Button onClick={() => question.answer(true)}>{words.keep[language]}</Button>
          <Button
            look="fill"
            onClick={() => {
              if (question.kind === 'turned') turn(question.size);
              question.answer(question.kind === 'turned');
            }}
          >
            {words[question.kind === 'turned' ? 'turn' : 'change'][language]}
          </Button>
        </>
      }
    >
      <p>{sizeQuestion(question.size, question.kind === 'turned')[language]}</p>
    </Modal>
  );
  return { isRight, dialog };
}
