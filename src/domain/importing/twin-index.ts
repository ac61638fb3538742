/**
 * Finds twins in a large library: whoever shares neither the page nor half of the name's words
 * cannot be one, and is not asked.
 */
import { type Comparable, Likeness, pageKey } from '@plateful/page-reader/find-twins'

/** A library in which more recipes than this share their names is not asked to its end. */
const MOST_ASKED = 500

/** A home page is no recipe's page: two recipes 'from table.example' are not one. */
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
    // Names that are alike share more than half of their words: the commonest of them need not be
    // asked.
    const near = new Set(
      lists.slice(0, Math.ceil(lists.length / 2)).flatMap((list) => list.slice(0, MOST_ASKED)),
    )
    const twin = [...near].find((at) => known[at] && own.isTwinOf(known[at]))
    return twin === undefined ? undefined : library[twin]
  }
}
