/** Spoonacular's recipes, for an installation with a key for them. */

import { request } from 'undici'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { Refusal, refuse } from '../../domain/refusal.ts'
import type { Catalogue } from './catalogue.ts'
import { readBody } from './page-body.ts'
import { spoonacularDraft, spoonacularItems } from './spoonacular-recipe.ts'

/** Options; `origin`, `milliseconds` and `clock` are for tests. */
export interface SpoonacularOptions {
  key: string
  origin?: string
  milliseconds?: number
  clock?: () => number
}

const LIMITS = { bytes: 4 * 1024 * 1024, milliseconds: 10_000, listLives: 60 * 60 * 1000 }
/** The list of recipes: as many as fit the daily quota of a small key. */
const LIST =
  '/recipes/complexSearch?number=60&sort=popularity&instructionsRequired=true&addRecipeInformation=true&addRecipeInstructions=true&fillIngredients=true'

const UNREACHABLE = 'The recipe catalogue can’t be reached at the moment. Please try again in a few minutes.'
const UNREADABLE = 'The recipe catalogue gave an answer that couldn’t be read. Please try again later.'
const INCOMPLETE = 'The catalogue doesn’t have the whole of this recipe. Please choose another one.'
const WRONG_KEY =
  'The recipe catalogue doesn’t accept this server’s key. Please tell whoever looks after Plateful for you.'
const USED_UP = 'The recipe catalogue has no more recipes for us today. Please try again tomorrow.'

const sentenceOf = (status: number) => {
  if (status === 401 || status === 403) return WRONG_KEY
  return status === 402 || status === 429 ? USED_UP : UNREACHABLE
}

/**
 * Opens Spoonacular's catalogue. Its list is requested at most once an hour; a failed one is not
 * kept.
 */
export function openSpoonacular(options: SpoonacularOptions): Catalogue {
  const clock = options.clock ?? Date.now
  let listed: { items: Promise<CatalogueItem[]>; until: number } | undefined

  /** The answer of a path; null where there is none. */
  async function get(path: string): Promise<unknown> {
    const { statusCode, headers, body } = await request(
      new URL(path, options.origin ?? 'https://api.spoonacular.com'),
      {
        signal: AbortSignal.timeout(options.milliseconds ?? LIMITS.milliseconds),
        headers: {
          'x-api-key': options.key,
          accept: 'application/json',
          'accept-encoding': 'gzip, br, deflate',
        },
      },
    )
    if (statusCode !== 200) {
      await body.dump()
      if (statusCode === 404) return null
      throw refuse('PAGE_FAILED', sentenceOf(statusCode), { status: statusCode })
    }
    const bytes = await readBody(body, String(headers['content-encoding'] ?? ''), LIMITS.bytes)
    return JSON.parse(new TextDecoder().decode(bytes))
  }

  async function list(): Promise<CatalogueItem[]> {
    const items = spoonacularItems(await withRefusals(get(LIST)))
    if (!items) throw refuse('PAGE_FAILED', UNREADABLE)
    return items
  }

  return {
    async browse() {
      if (listed && listed.until > clock()) return listed.items
      const pending = { items: list(), until: clock() + LIMITS.listLives }
      listed = pending
      try {
        return await pending.items
      } catch (error) {
        if (listed === pending) listed = undefined
        throw error
      }
    },
    async recipe(id) {
      const answer = await withRefusals(get(`/recipes/${id}/information?includeNutrition=true`))
      if (answer === null) return null
      const draft = spoonacularDraft(answer)
      if (!draft) throw refuse('PAGE_FAILED', INCOMPLETE)
      return draft
    },
  }
}

async function withRefusals<Value>(pending: Promise<Value>): Promise<Value> {
  try {
    return await pending
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refuse('PAGE_FAILED', error instanceof SyntaxError ? UNREADABLE : UNREACHABLE)
  }
}
