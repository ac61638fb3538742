/** What an earlier age left in this browser; our own keys begin with 'plateful:' and survive (contract, 'Conflicts'). */
const isLeftOver = (key: string) => /^(shopping-list|meal-plan|calendar)|completed|locked/.test(key)

/** Deletes it at every start (part 1 §2). */
export function cleanUpStorage() {
  try {
    for (const key of Object.keys(localStorage).filter(isLeftOver)) localStorage.removeItem(key)
  } catch {
    // A browser that forbids storage holds nothing to clean up, and still opens the product.
  }
}
