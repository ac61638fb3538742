/**
 * Finds twins in a large library. Recipes that share neither the page nor half of the name's words
 * are no candidates.
 */
import { type Comparable, Likeness, pageKey } from '@plateful/page-reader/find-twins'

/** The most recipes that are compared for one word of a name. */
const MAX_ASKED = 500

/** A source that is only a domain identifies no recipe, so it is not compared. */
function compared(recipe: Comparable): Likeness {
  const page = pageKey(recipe.source)
  return new Likeness(page !== null && !/[/?]./.test(page) ? { ...recipe, source: null } : recipe)
}

/**
 * A function that answers the first twin of a recipe in the library, by the rule of `findTwins`.
 */
export function twinFinder<Known extends Comparable>(
  library: readonly Known[],
): (recipe: Comparable) => Known | undefined {
  const known = library.map(compared)
  const byPage = new Map<string, number>()
  const byWord = new Map<string, number[]>()
  known.forEach(({ page, name }, at) => {
    if (page !== null && !byPage.has(page)) byPage.set(page, at)
    for (const word of name) {
      const list = byWord.get(word)
      if (list) list.push(at)
      else byWord.set(word, [at])
    }
  })
  return (recipe) => {
    const own = compared(recipe)
    const samePage = own.page === null ? undefined : byPage.get(own.page)
    if (samePage !== undefined) return library[samePage]
    const lists = [...own.name].map((word) => byWord.get(word) ?? []).toSorted((a, b) => a.length - b.length)
    // Similar names share more than half of their words, so the commonest words need no look-up.
    const near = new Set(
      lists.slice(0, Math.ceil(lists.length / 2)).flatMap((list) => list.slice(0, MAX_ASKED)),
    )
    const twin = [...near].find((at) => known[at] && own.isTwinOf(known[at]))
    return twin === undefined ? undefined : library[twin]
  }
}
