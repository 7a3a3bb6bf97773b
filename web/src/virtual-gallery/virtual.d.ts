declare module 'virtual:scene' {
  /** The address of the scene: `scene/scene.ts` and all it needs, in one file. */
  const address: string;
  export default address;
}
