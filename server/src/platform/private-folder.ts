import { chmod, mkdir } from 'node:fs/promises';

/** Makes the folder, if it is not there, and closes it to every user but the one of the process. The files in it may be open to all. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // One of another user, or on a disk without such rights, is left to whoever mounted it.
  await chmod(folder, 0o700).catch(() => undefined);
}
