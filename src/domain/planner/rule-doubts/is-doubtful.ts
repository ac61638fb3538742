/** The checks for clauses that may mean something else although all their words are known. */
import type { Facts } from '../rule-clauses/clause-facts.ts'
import { saidIn } from './doubt.ts'
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
  const said = saidIn(facts, memory)
  return doubts.some((isSo) => isSo(said))
}
