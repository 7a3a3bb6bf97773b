import { type CompositionEvent, type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { isComposing } from '../design/fields/form.tsx';

/**
 * Hands what is typed into a field over as soon as that can be done. A Korean syllable is finished first: moving the focus in the middle of it
 * would leave its parts behind (ㄱㅣㅁ for 김).
 */
export function useTakenOver(field: RefObject<HTMLInputElement | null>, take: () => void) {
  const composing = useRef<boolean>(false);
  useEffect(() => {
    // Typed before hydration. Whether a last Korean syllable is still being put together, no event has told.
    const input = field.current;
    if (input?.value && !/\p{Script=Hangul}$/u.test(input.value)) take();
  }, [field, take]);
  return {
    onInput: (event: FormEvent<HTMLInputElement>) => {
      composing.current = isComposing(event.nativeEvent as InputEvent);
      if (!composing.current && event.currentTarget.value) take();
    },
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      composing.current = false;
      // The next syllable begins in the same task.
      setTimeout(() => {
        if (!composing.current && input.value) take();
      });
    },
  };
}
