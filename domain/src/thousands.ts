/** 1,234: Korean and English group alike, and the browser's own number formats cost a phone's first second dearly. */
export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
