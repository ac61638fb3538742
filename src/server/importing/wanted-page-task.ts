import type { FieldQuotes } from '@plateful/page-reader/field-quotes'
import type { PageReading } from '@plateful/page-reader/page/page-recipe'
import { task } from '../workers/task.ts'

export interface PageText {
  html: string
  url: string
  /** The name of the wanted recipe, for a page with several. */
  recipe?: string | undefined
}

export interface WantedReading {
  reading: PageReading
  others: string[]
  isOneOfSeveral: boolean
  /** Whether it has both ingredients and steps. */
  isWhole: boolean
  /** The page's own words for its fields; empty where nothing is doubtful. */
  words: FieldQuotes
  /** Other addresses of a page that has no whole recipe. */
  versions: string[]
}

/** Reads the recipe on a page (`find-wanted-recipe.ts`). */
export const readWantedPage = task<PageText, WantedReading>('readWantedPage')
