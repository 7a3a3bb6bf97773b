import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { useEffect, useState } from 'react';

/** The day a kept page was made on, and after hydration the day it is read on. */
export function useToday(made: string): string {
  const [today, setToday] = useState(made);
  useEffect(() => setToday(dayInKorea(new Date())), []);
  return today;
}
