/** The middle of what is seen, in the sheet's own units, and how many times it is enlarged. */
export interface WorldView {
  x: number;
  y: number;
  zoom: number;
}

interface Sheet {
  width: number;
  height: number;
}

export const closest = 12;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

export const whole = ({ width, height }: Sheet): WorldView => ({ x: width / 2, y: height / 2, zoom: 1 });

/** After the sheet was pushed by so many of its units; its middle never leaves the world. */
export const pushed = (view: WorldView, sheet: Sheet, right: number, down: number): WorldView => ({
  ...view,
  x: within(view.x - right, 0, sheet.width),
  y: within(view.y - down, 0, sheet.height),
});

/** Closer or farther by so many times, with the named point staying where it is seen. */
export function zoomedAt(view: WorldView, sheet: Sheet, times: number, at = { x: view.x, y: view.y }): WorldView {
  const zoom = within(view.zoom * times, 1, closest);
  if (zoom === 1) return whole(sheet);
  const kept = view.zoom / zoom;
  return {
    zoom,
    x: within(at.x + (view.x - at.x) * kept, 0, sheet.width),
    y: within(at.y + (view.y - at.y) * kept, 0, sheet.height),
  };
}

export const viewBox = ({ x, y, zoom }: WorldView, { width, height }: Sheet): string =>
  [x - width / zoom / 2, y - height / zoom / 2, width / zoom, height / zoom]
    .map((value) => Math.round(value * 100) / 100)
    .join(' ');
