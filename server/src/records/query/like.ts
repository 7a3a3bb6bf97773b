/** A pattern for texts that hold this one; what LIKE takes for signs is escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
