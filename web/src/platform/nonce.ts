import { createContext, useContext } from 'react';

/** The mark by which the server knows the page's own scripts. It exists only while the server renders. */
export const Nonce = createContext<string | undefined>(undefined);
export const useNonce = (): string | undefined => useContext(Nonce);
