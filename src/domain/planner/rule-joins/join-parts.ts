/** Numbers, amounts, limits, people, meal times and dishes that stand together. */
import { joinAmounts, joinLimits } from './join-amounts.ts'
import { joinHundreds, joinTimes, joinNumbers, joinCounts, joinRange } from './join-counts.ts'
import { joinPronoun, joinDishes } from './join-dishes.ts'
import { joinMeals, joinPeople } from './join-people.ts'
import { joinAll } from './joined.ts'
import type { Piece } from '../rule-words/piece.ts'

/** All of it, in the order in which each step needs the one before. */
export const joinParts = (pieces: readonly Piece[]): Piece[] =>
  [
    joinHundreds,
    joinTimes,
    joinPronoun,
    joinNumbers,
    joinAmounts,
    joinLimits,
    joinCounts,
    joinRange,
    joinMeals,
    joinPeople,
    joinDishes,
  ].reduce(joinAll, [...pieces])
