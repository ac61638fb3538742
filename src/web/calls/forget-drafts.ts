/** Signing out takes along what waits in this tab unsaved or under review: who signs in here next must not find it. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('plateful:')) sessionStorage.removeItem(key)
    }
  } catch {
    // A browser that forbids storage has kept nothing.
  }
}

const OWNER = 'plateful:drafts-of'

/**
 * What waits in this tab belongs to who typed it. A session may end without a sign-out: whoever signs in after that finds their own
 * drafts, and nobody else's.
 */
export function keepDraftsOf(userId: number): void {
  try {
    const owner = sessionStorage.getItem(OWNER)
    if (owner !== null && owner !== String(userId)) forgetDrafts()
    sessionStorage.setItem(OWNER, String(userId))
  } catch {
    // A browser without room or leave to store has kept nothing, or keeps on what it has of the same person.
  }
}
