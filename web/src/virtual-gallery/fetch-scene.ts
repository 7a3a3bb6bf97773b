import scene from 'virtual:scene';

/** Three dimensions come in a file of their own, the same one that a room's page brings with it. */
export const fetchScene = (): Promise<typeof import('./scene/scene.ts')> => import(/* @vite-ignore */ scene);
