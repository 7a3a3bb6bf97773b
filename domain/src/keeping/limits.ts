/** How much one account keeps. What a browser keeps before its visitor signs in has the same bounds. */
export const keepingLimits = {
  lists: 50,
  worksOfList: 500,
  followed: 500,
  searches: 50,
  nameLength: 80,
  queryLength: 600,
} as const;

/** The list that a first press of the heart fills. Its name is empty until its owner gives it one. */
export const firstListKey = 'first';
