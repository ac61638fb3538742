/** The storage key of this tab's timers; nothing is stored while there is none. */
export const TIMERS_KEY = 'plateful:kitchen-timers'
