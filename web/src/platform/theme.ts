import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const celadon: MantineColorsTuple = [
  '#eef6f3',
  '#dcebe6',
  '#b7d8ce',
  '#8cc4b3',
  '#6bb09d',
  '#4f9a86',
  '#3c8170',
  '#2f6b5c',
  '#245549',
  '#173b32',
];

const vermilion: MantineColorsTuple = [
  '#fdf0ed',
  '#f9dcd5',
  '#f4b5a8',
  '#ee8e7a',
  '#e26a52',
  '#d14e35',
  '#c5432c',
  '#b93a24',
  '#962d1b',
  '#6d1f12',
];

export const theme = createTheme({
  primaryColor: 'celadon',
  primaryShade: { light: 7, dark: 3 },
  colors: { celadon, vermilion },
  autoContrast: true,
  black: '#1b1a17',
  white: '#faf8f3',
  defaultRadius: 2,
  radius: { xs: '2px', sm: '2px', md: '2px', lg: '2px', xl: '2px' },
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '500' },
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '80em', xl: '80em' },
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.5', sm: '1.55', md: '1.6', lg: '1.6', xl: '1.5' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Mantine's own names for our colours: one set of tokens, whoever draws. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--hanji)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--stone)',
    '--mantine-color-placeholder': 'var(--stone)',
    '--mantine-color-anchor': 'var(--celadon)',
    '--mantine-color-error': 'var(--vermilion)',
    '--mantine-color-default': 'var(--hanji)',
    '--mantine-color-default-hover': 'var(--mat)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--edge)',
  };
  return { variables: {}, light: shared, dark: shared };
};
