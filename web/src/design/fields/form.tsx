import type { ComponentProps, KeyboardEvent } from 'react';
import { Form as RouterForm } from 'react-router';

/** While a syllable is being put together, Enter finishes the syllable; Safari reports it as key 229 only. */
export const isComposing = (event: { isComposing?: boolean; keyCode?: number }): boolean =>
  event.isComposing === true || event.keyCode === 229;

function holdComposition(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
}

/** A form that Korean input never submits early. Errors are shown at their fields, not by the browser. */
export function Form({ onKeyDown, ...rest }: ComponentProps<typeof RouterForm>) {
  return (
    <RouterForm
      noValidate
      {...rest}
      onKeyDown={(event) => {
        holdComposition(event);
        onKeyDown?.(event);
      }}
    />
  );
}
