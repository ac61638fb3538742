/**
 * Whether a screen that is mainly a form opens with the focus in its first field (home 58). Not on
 * touch screens, whose keyboard would cover half the screen.
 */
export const canAutoFocus = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches
