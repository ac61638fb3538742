import type { ClauseFacts } from '../clauses/clause-facts.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { type Doubt, doubtContextOf } from './doubt.ts'
import { doubtsAboutCounts } from './doubts-about-counts.ts'
import { doubtsAboutDays } from './doubts-about-days.ts'
import { doubtsAboutDishes } from './doubts-about-dishes.ts'
import { doubtsAboutPairs } from './doubts-about-pairs.ts'
import { doubtsAboutPeople } from './doubts-about-people.ts'
import { doubtsAboutSides } from './doubts-about-sides.ts'
import { doubtsAboutStatements } from './doubts-about-statements.ts'

const doubtLists: readonly (readonly Doubt[])[] = [
  doubtsAboutDishes,
  doubtsAboutDays,
  doubtsAboutPeople,
  doubtsAboutCounts,
  doubtsAboutPairs,
  doubtsAboutSides,
  doubtsAboutStatements,
]

/**
 * Whether a clause may mean something else than its words suggest, whatever stands beside it; it
 * then stays unread.
 */
export function isDoubtfulAlone(facts: ClauseFacts, state: ReadingState): boolean {
  const context = doubtContextOf(facts, state)
  return doubtLists.some((doubts) => doubts.some((doubt) => doubt.applies(context)))
}
