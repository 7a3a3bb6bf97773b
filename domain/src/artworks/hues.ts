/** The names people give to colours when they look for a picture, and how each is shown where it can be chosen. */
export const hueSamples = {
  red: '#b93a24',
  orange: '#d9822b',
  yellow: '#e0bd4c',
  green: '#5c8a5e',
  blue: '#3a5f8f',
  purple: '#6d5590',
  pink: '#d798a4',
  brown: '#7a5638',
  white: '#f6f2e8',
  grey: '#98948b',
  black: '#23211e',
} as const;
export type Hue = keyof typeof hueSamples;
export const hues = Object.keys(hueSamples) as Hue[];
