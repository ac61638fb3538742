/** The checks for clauses that may mean something else although all their words are known. */
import type { ClauseFacts } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { doubtContextOf } from './doubt-check.ts'
import { doubtsOfCounts } from './doubtful-counts.ts'
import { doubtsOfDays } from './doubtful-days.ts'
import { doubtsOfDishes } from './doubtful-dishes.ts'
import { doubtsOfPairs } from './doubtful-pairs.ts'
import { doubtsOfPeople } from './doubtful-people.ts'
import { doubtsOfSides } from './doubtful-sides.ts'

const doubts = [
  ...doubtsOfDishes,
  ...doubtsOfDays,
  ...doubtsOfPeople,
  ...doubtsOfCounts,
  ...doubtsOfPairs,
  ...doubtsOfSides,
]

/** Whether a clause may mean something else than its words suggest; it then stays unread. */
export function isDoubtful(facts: ClauseFacts, state: ReadingState): boolean {
  const context = doubtContextOf(facts, state)
  return doubts.some((isDoubted) => isDoubted(context))
}
