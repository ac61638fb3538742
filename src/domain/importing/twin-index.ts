/**
 * Finds twins in a large library. Recipes that share neither the page nor half of the name's words
 * are no candidates.
 */
import { type Comparable, Likeness, pageKey } from '@plateful/page-reader/find-twins'

/** The most recipes that are compared for one word of a name. */
const MAX_CANDIDATES = 500

/** A source that is only a domain identifies no recipe, so it is not compared. */
function toLikeness(recipe: Comparable): Likeness {
  const page = pageKey(recipe.source)
  return new Likeness(page !== null && !/[/?]./.test(page) ? { ...recipe, source: null } : recipe)
}

/**
 * A function that answers the first twin of a recipe in the library, by the rule of `findTwins`.
 */
export function twinFinder<Known extends Comparable>(
  library: readonly Known[],
): (recipe: Comparable) => Known | undefined {
  const known = library.map(toLikeness)
  const byPage = new Map<string, number>()
  const byWord = new Map<string, number[]>()
  known.forEach(({ page, name }, at) => {
    if (page !== null && !byPage.has(page)) byPage.set(page, at)
    for (const nameWord of name) {
      const list = byWord.get(nameWord)
      if (list) list.push(at)
      else byWord.set(nameWord, [at])
    }
  })
  return (recipe) => {
    const likeness = toLikeness(recipe)
    const samePage = likeness.page === null ? undefined : byPage.get(likeness.page)
    if (samePage !== undefined) return library[samePage]
    const lists = [...likeness.name]
      .map((word) => byWord.get(word) ?? [])
      .toSorted((a, b) => a.length - b.length)
    // Similar names share more than half of their words, so the commonest words need no look-up.
    const candidates = new Set(
      lists.slice(0, Math.ceil(lists.length / 2)).flatMap((list) => list.slice(0, MAX_CANDIDATES)),
    )
    const twin = [...candidates].find((at) => known[at] && likeness.isTwinOf(known[at]))
    return twin === undefined ? undefined : library[twin]
  }
}
