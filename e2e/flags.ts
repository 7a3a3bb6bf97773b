/** How every browser of ours is started. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Text stands in the fallback fonts, which have the same measures: the thirty files of a page take a fifth of what opening it costs. */
export const withoutFonts = '--disable-remote-fonts';

/** For rooms in three dimensions, drawn by the processor. */
export const webglFlags = [
  ...flags.filter((flag) => flag !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
