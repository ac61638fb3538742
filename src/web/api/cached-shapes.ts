/**
 * Whether this build can read an answer that an earlier build kept. Loaded only where there is one.
 */

import type { QueryKey } from '@tanstack/react-query'
import { onboardingStatusCall } from '../../contract/account.ts'
import { assignmentsCall, notesCall } from '../../contract/calendar.ts'
import type { Call } from '../../contract/call.ts'
import { cookLogCall, recipeCall, recipesCall } from '../../contract/recipes.ts'
import { extrasCall } from '../../contract/shopping.ts'
import type { QueryName } from './query-name.ts'
import { readAheadCalls } from './read-ahead-calls.ts'

const calls: ReadonlyMap<string, Call> = new Map<QueryName | `${QueryName} ${string}`, Call>([
  ...readAheadCalls,
  ['few-recipes', recipesCall],
  ['onboarding', onboardingStatusCall],
  ['shopping-extras', extrasCall],
  ['recipe', recipeCall],
  ['recipe made', cookLogCall],
  ['calendar assignments', assignmentsCall],
  ['calendar summary', assignmentsCall],
  ['calendar notes', notesCall],
])

/** Whether an answer has the shape that its call has now; false for a key without a call here. */
export function hasCurrentShape(key: QueryKey, data: unknown): boolean {
  const words = key.filter((part) => typeof part === 'string' && !/^\d/.test(part))
  return calls.get(words.join(' '))?.answer?.safeParse(data).success === true
}
