import { browserStorage } from './api/browser-storage.ts'

/** What an earlier age left in this browser; our own keys begin with 'plateful:' and survive (contract, 'Conflicts'). */
const isLeftOver = (key: string) => /^(shopping-list|meal-plan|calendar)|completed|locked/.test(key)

/** Deletes it at every start (part 1 §2). */
export const cleanUpStorage = (): void => browserStorage.forget(isLeftOver)
