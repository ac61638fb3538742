import { browserStorage } from './api/browser-storage.ts'

/**
 * What an earlier age left in this browser; our own keys begin with 'plateful:' and survive (home
 * 21).
 */
const isLeftOver = (key: string) => /^(shopping-list|meal-plan|calendar)|completed|locked/.test(key)

/** Deletes it at every start (home 21). */
export const cleanUpStorage = (): void => browserStorage.forget(isLeftOver)
