import { expect, test } from 'vitest';
import { ApiFailure, firstMessage } from './api-failure.ts';

test('the first server message is found in both forms the API gives', () => {
  expect(firstMessage({ statusCode: 400, message: 'title is required' })).toBe('title is required');
  expect(
    firstMessage({
      message: [
        {
          messages: [
            { id: 'x', message: 'first' },
            { id: 'y', message: 'second' },
          ],
        },
      ],
    }),
  ).toBe('first');
});

test('an answer without a message is named by its status', () => {
  expect(firstMessage(null)).toBeUndefined();
  expect(new ApiFailure(502, '').message).toBe('HTTP 502');
});
