import * as account from '../../src/contract/account.ts'
import * as calendar from '../../src/contract/calendar.ts'
import type { Call } from '../../src/contract/call.ts'
import * as home from '../../src/contract/home.ts'
import * as household from '../../src/contract/household.ts'
import * as importing from '../../src/contract/importing.ts'
import * as planner from '../../src/contract/planner.ts'
import * as recipes from '../../src/contract/recipes.ts'
import * as reminders from '../../src/contract/reminders.ts'
import * as sharing from '../../src/contract/sharing.ts'
import * as shopping from '../../src/contract/shopping.ts'
import * as templates from '../../src/contract/templates.ts'

/** The calls that a module of the contract exports, singly or several under one name. */
export const callsOf = (area: object): Call[] =>
  Object.values(area).flatMap((value: Call | Record<string, Call>) =>
    'method' in value ? (value as Call) : Object.values(value),
  )

/**
 * Every call of the product, for the tests that try each of them as visitor, owner and stranger.
 */
export const allCalls: Call[] = [
  account,
  reminders,
  household,
  planner,
  recipes,
  importing,
  home,
  calendar,
  templates,
  sharing,
  shopping,
].flatMap(callsOf)
