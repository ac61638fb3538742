/** Finding a recipe that the library holds already, before it comes in a second time. */

import { isHeading } from '@plateful/ingredients/lines/recipe-lines'

/** What is compared of a recipe. `source` is an address, a name ('Grandma') or unknown. */
export interface Comparable {
  name: string
  source: string | null
  ingredients: string[]
}

/**
 * Names are nearly the same from this share of common words on; a typing slip or 'easy' more or
 * less does not matter.
 */
const SAME_NAME = 0.6
/** Ingredients are nearly the same from this share of common words on; amounts do not count. */
const SAME_INGREDIENTS = 0.6

/** Query parameters that track visitors and name no other page. */
const trackingParameter = /^(utm_\w+|fbclid|gclid|mc_\w+|ref|source|share|print)$/i

/**
 * A page's address as it is compared: without scheme, 'www.', 'amp', fragment, slash at the end and
 * the parameters that only say how one came there. Null where the source is no address ('Grandma').
 */
export function pageKey(source: string | null): string | null {
  const parts = /^https?:\/\/(?:www\.|m\.|amp\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i.exec(source?.trim() ?? '')
  if (!parts) return null
  const [, host = '', path = '', query = ''] = parts
  const keptParameters = query
    .split('&')
    .filter((part) => part !== '' && !trackingParameter.test(part.split('=', 1)[0] ?? ''))
    .toSorted()
  const plainPath = path.replace(/\/amp\/?$/i, '').replace(/\/+$/, '')
  return host.toLowerCase() + plainPath + (keptParameters.length > 0 ? `?${keptParameters.join('&')}` : '')
}

const fillers = new Set('a an and the of with in for my our best easy simple quick recipe recipes'.split(' '))

const namingWordsOf = (text: string) =>
  new Set(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 1 && !fillers.has(word)),
  )

/** The share of all words that both have, from 0 to 1 (Jaccard). */
function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length
  const union = a.size + b.size - common
  return union === 0 ? 0 : common / union
}

const ingredientWords = ({ ingredients }: Comparable) =>
  namingWordsOf(ingredients.filter((line) => !isHeading(line)).join(' '))

/**
 * The words and the address of a recipe that are compared. Each is computed at its first use and
 * kept.
 */
export class Likeness {
  readonly page: string | null
  readonly name: ReadonlySet<string>
  readonly #recipe: Comparable
  #ingredients: ReadonlySet<string> | undefined

  constructor(recipe: Comparable) {
    this.#recipe = recipe
    this.page = pageKey(recipe.source)
    this.name = namingWordsOf(recipe.name)
  }

  get ingredients(): ReadonlySet<string> {
    return (this.#ingredients ??= ingredientWords(this.#recipe))
  }

  /** Read from the same page, or nearly the same in name and in ingredients. */
  isTwinOf(other: Likeness): boolean {
    return (
      (this.page !== null && this.page === other.page) ||
      (jaccard(this.name, other.name) >= SAME_NAME &&
        jaccard(this.ingredients, other.ingredients) >= SAME_INGREDIENTS)
    )
  }
}

/**
 * The recipes of a library that are the same as this one: read from the same page, or nearly the
 * same in name and in ingredients. A person decides what to do about them; nothing is refused.
 */
export function findTwins<Known extends Comparable>(recipe: Comparable, library: readonly Known[]): Known[] {
  const compared = new Likeness(recipe)
  return library.filter((known) => compared.isTwinOf(new Likeness(known)))
}
