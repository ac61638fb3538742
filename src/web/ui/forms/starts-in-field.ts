/** Not on touch screens, whose keyboard would cover half of a form's screen (home 58). */
export const startsInField = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches
