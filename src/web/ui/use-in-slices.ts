import { useDeferredValue } from 'react'

/**
 * Whether what has come may be drawn: the moment after it came, in slices between which a press is
 * answered. What was there from the start is drawn at once.
 */
export const useInSlices = (isThere: boolean): boolean => useDeferredValue(isThere) && isThere
