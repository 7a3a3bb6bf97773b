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

/** For rooms in three dimensions, drawn by the processor. */
export const webglFlags = [
  ...flags.filter((flag) => flag !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
