/**
 * One use of every call, as its own household makes it. The matrix tries each of them as visitor,
 * as somebody whose session has ended, as somebody who was deleted, as stranger and last as its
 * owner, for whom it has to succeed: otherwise the refusals before prove nothing.
 */

import type { Call } from '../../src/contract/call.ts'
import type { Caller } from '../harness/app.ts'
import { accountSamples } from './samples/account.ts'
import { calendarSamples } from './samples/calendar.ts'
import { homeSamples } from './samples/home.ts'
import { householdSamples } from './samples/household.ts'
import { importingSamples } from './samples/importing.ts'
import { plannerSamples } from './samples/planner.ts'
import { recipesSamples } from './samples/recipes.ts'
import type { Sample, Samples } from './samples/sample.ts'
import { sharingSamples } from './samples/sharing.ts'
import { shoppingSamples } from './samples/shopping.ts'

export const nameOf = (call: Call) => `${call.method} ${call.path}`

/** Makes the call as the sample has it. */
export function send(call: Call, { params = {}, query, body, headers }: Sample, as: Caller) {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? name))
  return as(call.method, query ? `${path}?${String(new URLSearchParams(query))}` : path, body, headers)
}

export const samples: Samples = {
  ...accountSamples,
  ...householdSamples,
  ...recipesSamples,
  ...sharingSamples,
  ...calendarSamples,
  ...plannerSamples,
  ...shoppingSamples,
  ...importingSamples,
  ...homeSamples,
}
