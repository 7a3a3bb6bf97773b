import { data } from 'react-router';
import { hasStatus } from './api-failure.ts';

/** A record that is not there, or not for everyone to see, makes a missing page. */
export async function orMissing<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (failure) {
    if (hasStatus(failure, 404)) throw data(null, { status: 404 });
    throw failure;
  }
}
