/** Finds twins in a large library: whoever shares no page and no word of the name cannot be one, and is not asked. */
import { areNamesAlike, type Comparable, findTwins, pageKey, wordsOf } from '../recipes/find-twins.ts'

/** A home page is no recipe's page: two recipes 'from table.example' are not one. */
const pageOf = (recipe: Comparable) => {
  const key = pageKey(recipe.source)
  return key === null || !/[/?]./.test(key) ? null : key
}

const withoutHomePage = <Known extends Comparable>(recipe: Known): Known =>
  pageOf(recipe) === null ? { ...recipe, source: null } : recipe

/** A function that answers the first twin of a recipe in the library, by the rule of `findTwins`. */
export function twinFinder<Known extends Comparable>(
  library: readonly Known[],
): (recipe: Comparable) => Known | undefined {
  const names = library.map((recipe) => wordsOf(recipe.name))
  const byPage = new Map<string, number[]>()
  const byWord = new Map<string, number[]>()
  library.forEach((recipe, at) => {
    const page = pageOf(recipe)
    if (page !== null) add(byPage, page, at)
    for (const word of names[at] ?? []) add(byWord, word, at)
  })
  return (recipe) => {
    const page = pageOf(recipe)
    const near = new Set(page === null ? [] : byPage.get(page))
    const name = wordsOf(recipe.name)
    const lists = [...name].map((word) => byWord.get(word) ?? []).toSorted((a, b) => a.length - b.length)
    // Names that are alike share more than half of their words: the commonest of them need not be asked.
    for (const list of lists.slice(0, Math.ceil(lists.length / 2))) {
      for (const at of list) if (areNamesAlike(name, names[at] ?? new Set())) near.add(at)
    }
    const candidates = [...near].flatMap((at) => library[at] ?? [])
    const [twin] = findTwins(withoutHomePage(recipe), candidates.map(withoutHomePage))
    return twin
  }
}

function add(index: Map<string, number[]>, key: string, at: number): void {
  const list = index.get(key)
  if (list) list.push(at)
  else index.set(key, [at])
}
