import * as account from './account.ts'
import * as auth from './auth.ts'
import * as calendar from './calendar.ts'
import type { Call } from './call.ts'
import * as contact from './contact.ts'
import * as household from './household.ts'
import * as importing from './importing.ts'
import * as joining from './joining.ts'
import * as moving from './moving.ts'
import * as photos from './photos.ts'
import * as planner from './planner.ts'
import * as recipes from './recipes.ts'
import * as sharing from './sharing.ts'
import * as shopping from './shopping.ts'
import * as templates from './templates.ts'
import * as whoCanEat from './who-can-eat.ts'

/** Every call of the product, for the tests that try each of them as visitor, owner and stranger. */
export const allCalls: Call[] = [
  auth,
  household,
  planner,
  recipes,
  photos,
  importing,
  moving,
  contact,
  account,
  calendar,
  sharing,
  shopping,
  templates,
  joining,
  whoCanEat,
].flatMap((area) => Object.values(area))
