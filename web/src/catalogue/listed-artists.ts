/** Which artists the list shows, as a query: those with a work that everyone may see. Home counts the same. */
export const listedArtists = { is_exposed: 'true', artworks_null: 'false' };
