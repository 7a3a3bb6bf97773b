declare module 'virtual:world-outlines' {
  const outlines: import('../../../world-outlines.ts').WorldOutlines;
  export default outlines;
}
