/** Finds twins in a large library: whoever shares no page and no word of the name cannot be one, and is not asked. */
import { type Comparable, findTwins, pageKey } from '../recipes/find-twins.ts'

/** More recipes than this that share a word are not compared one by one; a word that common tells nothing. */
const MOST_COMPARED = 400

const wordsOf = (name: string) =>
  new Set(
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1),
  )

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
  const byPage = new Map<string, number[]>()
  const byWord = new Map<string, number[]>()
  library.forEach((recipe, at) => {
    const page = pageOf(recipe)
    if (page !== null) add(byPage, page, at)
    for (const word of wordsOf(recipe.name)) add(byWord, word, at)
  })
  return (recipe) => {
    const page = pageOf(recipe)
    const near = new Set(page === null ? [] : byPage.get(page))
    // The rarest words first: who shares most of the name shares one of these.
    const lists = [...wordsOf(recipe.name)].map((word) => byWord.get(word) ?? [])
    for (const list of lists.toSorted((a, b) => a.length - b.length)) {
      if (near.size + list.length > MOST_COMPARED) break
      for (const at of list) near.add(at)
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
