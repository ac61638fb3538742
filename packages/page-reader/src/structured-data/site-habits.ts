/** Exceptions for single sites that nothing on their pages shows. */

import { hostOf } from '../page/address.ts'

/** How a site keeps recipes in the data that its pages are drawn from. */
export interface DataHabit {
  host: string
  /** The key of the number of servings. */
  servings: RegExp
  /** Whether amounts are for one serving; the site's own page multiplies them. */
  isForOne: boolean
}

const dataHabits: DataHabit[] = [{ host: 'spisbedre.dk', servings: /^serving_size$/, isForOne: true }]

/** Sites whose pages show better ingredients than their markup has. */
const sitesWithBetterPages = new Set([
  'alisoneroman.com',
  'culinaryhill.com',
  'edeka.de',
  'loveandlemons.com',
  'matprat.no',
  'thespruceeats.com',
])

/** The habit of the site at an address, if it has one. */
export const dataHabitAt = (url: string): DataHabit | undefined =>
  dataHabits.find(({ host }) => host === hostOf(url))

/**
 * Whether the shown ingredients of the page at this address are better than the declared ones,
 * although the markup declares as many.
 */
export const prefersShownIngredients = (url: string): boolean => sitesWithBetterPages.has(hostOf(url))
