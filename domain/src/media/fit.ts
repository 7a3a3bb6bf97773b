export interface Extent {
  width: number;
  height: number;
}

/** The largest extent of the same shape that lies inside the box; never larger than the picture itself. */
export function fitInside({ width, height }: Extent, box: Extent): Extent {
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export const isLargerThan = (picture: Extent, box: Extent): boolean =>
  picture.width > box.width || picture.height > box.height;
