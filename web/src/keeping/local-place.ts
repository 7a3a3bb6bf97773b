/** Where a browser keeps what its visitor keeps. */
export const localPlace = 'hwarang-kept';
