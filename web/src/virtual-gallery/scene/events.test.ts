import { expect, test } from 'vitest';
import { Events } from './events.ts';

test('what happened before anyone listened is told to the first who listens, in its order and once', () => {
  const events = new Events<{ failed: string; lost: undefined }>();
  events.emit('failed', 'a');
  events.emit('failed', 'b');
  const heard: string[] = [];
  const later: string[] = [];
  events.on('lost', () => heard.push('lost'));
  events.on('failed', (id) => heard.push(id));
  events.on('failed', (id) => later.push(id));
  events.emit('failed', 'c');
  expect(heard).toEqual(['a', 'b', 'c']);
  expect(later).toEqual(['c']);
});
