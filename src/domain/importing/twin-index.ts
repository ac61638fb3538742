/**
 * Finds twins in a large library. Recipes that share neither the page nor half of the name's words
 * are no candidates.
 */

import { addToGroup } from '@plateful/ingredients/group-by'
import { type Comparable, Likeness, pageKey } from '@plateful/page-reader/find-twins'

/** The most recipes that are compared for one word of a name. */
const MAX_CANDIDATES = 500
/** The most recipes of one page that are compared, unless their names have the same words. */
const MAX_ON_PAGE = 100
/** Of a page with several recipes, names of the same one share as many words. */
const SAME_NAME = 0.6

/** A source that is only a domain identifies no recipe, so it is not compared. */
function toLikeness(recipe: Comparable): Likeness {
  const page = pageKey(recipe.source)
  return new Likeness(page !== null && !/[/?]./.test(page) ? { ...recipe, source: null } : recipe)
}

/** The share of all words that both have, from 0 to 1. */
function sharedWords(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const all = new Set([...some, ...others]).size
  return all === 0 ? 0 : (some.size + others.size - all) / all
}

/** A page and the words of a name; null where there is no page, or a name without words. */
const nameOnPage = ({ page, name }: Likeness): string | null =>
  page === null || name.size === 0 ? null : `${page}\n${[...name].toSorted().join(' ')}`

/** How alike two recipes of one page are. */
function similarity(one: Likeness, other: Likeness) {
  const name = sharedWords(one.name, other.name)
  const ingredients = sharedWords(one.ingredients, other.ingredients)
  return { isSame: name >= SAME_NAME || ingredients === 1, degree: 2 * name + ingredients }
}

/**
 * A library in which twins are looked for by the rule of `findTwins`. Where a page has several
 * recipes, in the library or among the imported ones, the page alone makes no twins (importing
 * 155): an imported recipe is the twin of the one in the library that is most alike, unless another
 * imported one is more like that.
 */
export class TwinIndex<Known extends Comparable> {
  readonly #library: readonly Known[]
  readonly #known: readonly Likeness[]
  readonly #byPage = new Map<string, number[]>()
  readonly #byNameOnPage = new Map<string, number>()
  readonly #byWord = new Map<string, number[]>()
  /** The imported recipes from pages of which the library has recipes, by page. */
  readonly #coming = new Map<string, Likeness[]>()

  constructor(library: readonly Known[]) {
    this.#library = library
    this.#known = library.map(toLikeness)
    for (const [at, likeness] of this.#known.entries()) {
      const key = nameOnPage(likeness)
      if (key !== null && !this.#byNameOnPage.has(key)) this.#byNameOnPage.set(key, at)
      if (likeness.page !== null) addToGroup(this.#byPage, likeness.page, at)
      for (const nameWord of likeness.name) addToGroup(this.#byWord, nameWord, at)
    }
  }

  /** Notes a recipe that is imported. Call it for all of them before `twinOf`. */
  expect(recipe: Comparable): void {
    const likeness = toLikeness(recipe)
    if (likeness.page === null || !this.#byPage.has(likeness.page)) return
    if ((this.#coming.get(likeness.page)?.length ?? 0) < MAX_ON_PAGE)
      addToGroup(this.#coming, likeness.page, likeness)
  }

  /** The first twin of the recipe in the library. */
  twinOf(recipe: Comparable): Known | undefined {
    const likeness = toLikeness(recipe)
    const at = this.#onSamePage(likeness) ?? this.#elsewhere(likeness)
    return at === undefined ? undefined : this.#library[at]
  }

  #onSamePage(likeness: Likeness): number | undefined {
    const known = this.#byPage.get(likeness.page ?? '') ?? []
    const coming = this.#coming.get(likeness.page ?? '') ?? []
    if (known.length === 1 && coming.length <= 1) return known[0]
    const sameName = this.#byNameOnPage.get(nameOnPage(likeness) ?? '')
    if (sameName !== undefined) return sameName
    const compared = known.slice(0, MAX_ON_PAGE).flatMap((at) => {
      const other = this.#known[at]
      return other ? [{ at, other, ...similarity(likeness, other) }] : []
    })
    const [best] = compared.filter(({ isSame }) => isSame).toSorted((a, b) => b.degree - a.degree)
    if (!best) return undefined
    const isOfAnother = coming.some((one) => similarity(one, best.other).degree > best.degree)
    return isOfAnother ? undefined : best.at
  }

  #elsewhere(likeness: Likeness): number | undefined {
    const lists = [...likeness.name]
      .map((word) => this.#byWord.get(word) ?? [])
      .toSorted((a, b) => a.length - b.length)
    // Similar names share more than half of their words, so the commonest words need no look-up.
    const candidates = new Set(
      lists.slice(0, Math.ceil(lists.length / 2)).flatMap((list) => list.slice(0, MAX_CANDIDATES)),
    )
    return [...candidates].find((at) => {
      const known = this.#known[at]
      const isElsewhere = known?.page === null || known?.page !== likeness.page
      return isElsewhere && known !== undefined && likeness.isTwinOf(known)
    })
  }
}
