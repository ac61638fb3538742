import * as account from './account.ts'
import * as calendar from './calendar.ts'
import type { Call } from './call.ts'
import * as home from './home.ts'
import * as household from './household.ts'
import * as importing from './importing.ts'
import * as planner from './planner.ts'
import * as recipes from './recipes.ts'
import * as sharing from './sharing.ts'
import * as shopping from './shopping.ts'

/**
 * Every call of the product, for the tests that try each of them as visitor, owner and stranger.
 */
export const allCalls: Call[] = [
  account,
  household,
  planner,
  recipes,
  importing,
  home,
  calendar,
  sharing,
  shopping,
].flatMap((area) => Object.values(area))
