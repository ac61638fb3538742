import { tabStorage } from './browser-storage.ts'

/**
 * Signing out takes along what waits in this tab unsaved or under review: who signs in here next
 * must not find it.
 */
export const forgetDrafts = (): void => tabStorage.forget((key) => key.startsWith('plateful:'))

const OWNER = 'plateful:drafts-of'

/**
 * What waits in this tab belongs to who typed it. A session may end without a sign-out: whoever
 * signs in after that finds their own drafts, and nobody else's.
 */
export function keepDraftsOf(userId: number): void {
  const owner = tabStorage.read(OWNER)
  if (owner !== null && owner !== String(userId)) forgetDrafts()
  tabStorage.write(OWNER, String(userId))
}
