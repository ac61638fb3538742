/** The checks for clauses that may mean something else although all their words are known. */
import type { Facts } from '../rule-clauses/clause-facts.ts'
import { doubtsOfCounts } from './doubtful-counts.ts'
import { doubtsOfDays } from './doubtful-days.ts'
import { doubtsOfDishes } from './doubtful-dishes.ts'
import { doubtsOfPairs } from './doubtful-pairs.ts'
import { doubtsOfPeople } from './doubtful-people.ts'
import { doubtsOfSides } from './doubtful-sides.ts'
import type { Memory } from '../rule-clauses/memory.ts'

const doubts = [
  ...doubtsOfDishes,
  ...doubtsOfDays,
  ...doubtsOfPeople,
  ...doubtsOfCounts,
  ...doubtsOfPairs,
  ...doubtsOfSides,
]

/** Whether a clause may mean something else than its words suggest; it then stays unread. */
export function isDoubtful(facts: Facts, memory: Memory): boolean {
  const { tokens, joiner, isUnmarked } = facts.clause
  const said = {
    ...facts,
    tokens,
    joiner,
    ...(isUnmarked && { isUnmarked }),
    last: memory.rules.at(-1),
    memory,
  }
  return doubts.some((isSo) => isSo(said))
}
