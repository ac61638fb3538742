/**
 * Whether a screen that is mainly a form opens with the focus in its first field (home 58). Not
 * where one works with fingers: a keyboard would lie over half the screen before it was read.
 */
export const startsInField = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches
