import { useEffect, useLayoutEffect } from 'react';

/** A layout effect in the browser; on the server, where there is nothing to lay out, one that never runs. */
export const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;
