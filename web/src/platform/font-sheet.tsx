import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import fonts from './fonts.css?url';
import { whenIdle } from './when-idle.ts';

// React's types do not know it on a link. While developing, nobody writes the subsets into the page.
const switchedOff = { disabled: import.meta.env.PROD };
const touches = ['pointerdown', 'keydown'] as const;

/**
 * Two hundred subsets of fonts, longer than all our other styles. The server writes those a page needs into the page itself;
 * the whole list is wanted when other words may come: with the first step to another page, or once the reader does something.
 */
export function FontSheet() {
  const sheet = useRef<HTMLLinkElement>(null);
  const { key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    const link = sheet.current;
    if (!link?.disabled) return;
    const want = () => {
      link.disabled = false;
    };
    if (key !== first.current) return want();
    const later = () => whenIdle(want);
    for (const touch of touches) addEventListener(touch, later, { once: true, passive: true });
    return () => {
      for (const touch of touches) removeEventListener(touch, later);
    };
  }, [key]);
  return <link ref={sheet} rel="stylesheet" href={fonts} {...switchedOff} suppressHydrationWarning />;
}
