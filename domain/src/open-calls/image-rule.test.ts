import { expect, test } from 'vitest';
import { imageProblem } from './image-rule.ts';

const picture = { width: 900, height: 1200, mime: 'image/jpeg' };

test('a picture is measured by its longer side and by its format', () => {
  const problem = (least_side: number, ...formats: ('image/jpeg' | 'image/tiff')[]) =>
    imageProblem({ least_side, formats }, picture)?.en;
  expect(problem(1200, 'image/jpeg')).toBeUndefined();
  expect(problem(1201)).toBe('Images must be at least 1201 pixels on the longer side.');
  expect(problem(0, 'image/tiff')).toBe('Images must be TIFF.');
});

test('a work without a picture is refused only where the call asks something of pictures', () => {
  expect(imageProblem({ least_side: 0, formats: [] }, null)).toBeUndefined();
  expect(imageProblem({ least_side: 100, formats: [] }, null)?.en).toBe('This work has no image yet.');
});
