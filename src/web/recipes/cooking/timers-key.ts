/** Where this tab keeps its timers; nothing is there while none is set. */
export const TIMERS_KEY = 'plateful:kitchen-timers'
