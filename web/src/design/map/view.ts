export interface Point {
  latitude: number;
  longitude: number;
}

/** Where the map looks, and how close: each step of zoom doubles it. */
export interface MapView extends Point {
  zoom: number;
}

/** Closer than this the outlines that come with the house have nothing more to tell. */
export const closest = 7;
/** With streets there is more to see. */
export const closestStreets = 16;
export const farthest = 0;
const base = 120;

export const scaleOf = (zoom: number): number => base * 2 ** zoom;

export const zoomed = (view: MapView, by: number, most = closest): MapView => ({
  ...view,
  zoom: Math.min(most, Math.max(farthest, view.zoom + by)),
});

/** The view after the map was pushed by so many of its own pixels. */
export function moved(view: MapView, right: number, down: number): MapView {
  const scale = scaleOf(view.zoom);
  const longitude = view.longitude - (right / scale) * (180 / Math.PI);
  const north = Math.log(Math.tan(Math.PI / 4 + (view.latitude * Math.PI) / 360)) + down / scale;
  const latitude = (Math.atan(Math.sinh(north)) * 180) / Math.PI;
  return {
    ...view,
    longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
    latitude: Math.min(80, Math.max(-80, latitude)),
  };
}

const earthRadius = 6371;

/** A round number of kilometres that is about so many pixels long here, and how long exactly. */
export function scaleBar(view: MapView, about: number): { kilometres: number; length: number } {
  const pixelsPerKilometre = scaleOf(view.zoom) / (earthRadius * Math.cos((view.latitude * Math.PI) / 180));
  const most = about / pixelsPerKilometre;
  const power = 10 ** Math.floor(Math.log10(most));
  const kilometres = [5, 2, 1].map((step) => step * power).find((step) => step <= most) ?? power;
  return { kilometres, length: kilometres * pixelsPerKilometre };
}
