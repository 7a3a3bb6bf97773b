import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { Form as RouterForm } from 'react-router';

/** While a syllable is being put together, Enter finishes the syllable; Safari reports it as key 229 only. */
export const isComposing = (event: { isComposing?: boolean; keyCode?: number }): boolean =>
  event.isComposing === true || event.keyCode === 229;

function holdComposition(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
}

interface Props extends ComponentProps<typeof RouterForm> {
  /**
   * Sends the form by script. By itself the browser would put what was typed, passwords too, into the address. It is not sent again
   * until the promise that this answers has ended, not even by a second press before the first has been drawn.
   */
  onSend?: () => unknown;
}

/** A form that Korean input never submits early. Errors are shown at their fields, not by the browser. */
export function Form({ onKeyDown, onSend, ...rest }: Props) {
  const sending = useRef<boolean>(false);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending.current) return;
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
