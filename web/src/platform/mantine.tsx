import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine.css';
import { chooseScheme, readScheme, watchScheme } from './scheme.ts';
import { cssVariablesResolver, theme } from './theme.ts';

/** Mantine keeps no light of its own: it reads and sets ours. */
function schemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: (otherwise) => (typeof document === 'undefined' ? otherwise : readScheme()),
    set: chooseScheme,
    subscribe: (onUpdate) => {
      stop = watchScheme(() => onUpdate(readScheme()));
    },
    unsubscribe: () => stop(),
    clear: () => chooseScheme('auto'),
  };
}

/** Stands around screens with Mantine's parts. Pages that only show pictures and words go without its weight. */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={schemeManager()}
      defaultColorScheme="auto"
      getRootElement={() => (typeof document === 'undefined' ? undefined : document.documentElement)}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
