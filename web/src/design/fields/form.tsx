import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { Form as RouterForm } from 'react-router';

/** While a syllable is being put together, Enter finishes the syllable; Safari reports it as key 229 only. */
export const isComposing = (event: { isComposing?: boolean; keyCode?: number }): boolean =>
  event.isComposing === true || event.keyCode === 229;

function holdComposition(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
}

/** A field whose text the browser, or the field itself, cannot read. */
const isUnreadable = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.willValidate && (field.validity.badInput || field.validity.customError);

interface Props extends ComponentProps<typeof RouterForm> {
  /**
   * Sends the form by script. By itself the browser would put what was typed, passwords too, into the address. It is not sent again
   * until the promise that this answers has ended, not even by a second press before the first has been drawn; and not at all while a
   * field cannot be read, whose value would be missing.
   */
  onSend?: () => unknown;
}

/** A form that Korean input never submits early. Errors are shown at their fields, not by the browser. */
export function Form({ onKeyDown, onSend, ...rest }: Props) {
  const sending = useRef<boolean>(false);
  const send = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const unreadable = [...event.currentTarget.elements].filter(isUnreadable);
    // The field hears of it by this, and says what is wrong.
    for (const field of unreadable) field.checkValidity();
    unreadable[0]?.focus();
    if (unreadable.length > 0) return;
    sending.current = true;
    try {
      await onSend?.();
    } finally {
      sending.current = false;
    }
  };
  return (
    <RouterForm
      noValidate
      {...(onSend ? { method: 'post', onSubmit: send } : {})}
      {...rest}
      onKeyDown={(event) => {
        holdComposition(event);
        onKeyDown?.(event);
      }}
    />
  );
}
