import type { LocalizedText } from '@hwarang/domain/language';
import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { notANumber, unreadableWords } from './number.words.ts';

type Heard = Pick<ComponentProps<'input'>, 'onBlur' | 'onInput' | 'onInvalid'>;

/**
 * What the browser cannot read, letters in a number or half a date, it hands over as nothing: said at the field once it is left, or when
 * its form is to be sent.
 */
export function useUnreadable({ onBlur, onInput, onInvalid }: Heard) {
  const language = useLanguage();
  const [told, setTold] = useState<LocalizedText | undefined>(undefined);
  const look = ({ currentTarget: { type, validity } }: SyntheticEvent<HTMLInputElement>) =>
    setTold(validity.badInput ? (unreadableWords[type] ?? notANumber) : undefined);
  const wired: Heard = {
    onBlur: (event) => {
      look(event);
      onBlur?.(event);
    },
    onInput: (event) => {
      if (!event.currentTarget.validity.badInput) setTold(undefined);
      onInput?.(event);
    },
    onInvalid: (event) => {
      look(event);
      onInvalid?.(event);
    },
  };
  return { unreadable: told?.[language], wired };
}
