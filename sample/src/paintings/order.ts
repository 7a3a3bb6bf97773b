import { type Installation, installation } from './installation.ts';
import { type Commission, type Painting, paint } from './paint.ts';
import { portrait } from './portrait.ts';

/** A work or photograph, the view of an exhibition, or the square picture that stands for an artist. */
export type Order = Commission | Installation | { portrait: number; width: number };

export function paintOrder(order: Order): Painting {
  if ('works' in order) return installation(order);
  return 'portrait' in order ? portrait(order.portrait, order.width) : paint(order);
}
