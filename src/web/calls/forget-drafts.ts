/** Signing out takes along what waits in this tab unsaved or under review: who signs in here next must not find it. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith('plateful:')) sessionStorage.removeItem(key)
  }
}
