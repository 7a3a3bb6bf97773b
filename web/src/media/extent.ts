import type { Extent } from '@hwarang/domain/media/fit';

/** How large a chosen picture is, upright; undefined for what this browser cannot show. */
export async function extentOf(file: Blob): Promise<Extent | undefined> {
  const address = URL.createObjectURL(file);
  try {
    return await new Promise((resolve) => {
      const image = new Image();
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => resolve(undefined);
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
