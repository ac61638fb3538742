/** What single sites do in a way that nothing on their pages tells. */
import { hostOf } from '../page/address.ts'

/** How a site keeps recipes in the data that its pages are drawn from. */
export interface DataHabit {
  host: string
  /** The key of the number of servings. */
  servings: RegExp
  /** Whether amounts are those of one serving, which the site's own page multiplies. */
  isForOne: boolean
}

const dataHabits: DataHabit[] = [{ host: 'spisbedre.dk', servings: /^serving_size$/, isForOne: true }]

/** Sites that keep the ingredients on their pages with more care than those in their markup. */
const careOnThePage = new Set([
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
 * Whether ingredients at an address are to be taken as the page shows them, though its markup
 * declares as many.
 */
export const prefersShownIngredients = (url: string): boolean => careOnThePage.has(hostOf(url))
