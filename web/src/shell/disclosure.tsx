import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useBackCloses } from '../design/use-back-closes.ts';
import { on } from '../platform/on.ts';
import { useAfterNavigation } from './use-after-navigation.ts';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'children'> {
  summary: ReactNode;
  summaryProps?: ComponentProps<'summary'>;
  children: ReactNode;
}

/** Where the panel takes most of the screen. */
const isPhone = () => window.matchMedia('(max-width: 47.9375em)').matches;

/**
 * A button with a panel below it, on the browser's own element: it opens before any script has come. Here it also learns to close by Escape,
 * by a press elsewhere, when the focus leaves, by Back on a phone, and when another page is shown.
 */
export function Disclosure({ summary, summaryProps, children, ...rest }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useAfterNavigation(() => {
    if (details.current) details.current.open = false;
  });

  useBackCloses(details, { when: isPhone });

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const outside = (event: Event) => {
      if (element.open && event.target instanceof Node && !element.contains(event.target)) element.open = false;
    };
    const byEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const stops = [on(document, ['pointerdown', 'focusin'], outside), on(document, ['keydown'], byEscape)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return (
    <details {...rest} ref={details} suppressHydrationWarning>
      <summary {...summaryProps}>{summary}</summary>
      {children}
    </details>
  );
}
