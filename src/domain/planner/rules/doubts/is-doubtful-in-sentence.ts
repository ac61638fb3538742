import { type ClauseFacts, clauseFactsOf } from '../clauses/clause-facts.ts'
import type { Clause } from '../clauses/clause.ts'
import type { ReadingState } from '../clauses/reading-state.ts'
import { doubtContextOf } from './doubt.ts'
import { doubtsAboutStatementsInSentence } from './doubts-about-statements.ts'
import { doubtsBehindUnread } from './doubts-behind-unread.ts'
import { doubtsFromNeighbours } from './doubts-from-neighbours.ts'
import { isDoubtfulAlone } from './is-doubtful-alone.ts'

/** The clauses around a clause. */
interface Around {
  clauses: readonly Clause[]
  index: number
  /** The last clause before it that was more than small words. */
  before: Clause | undefined
  unread: readonly Clause[]
}

/**
 * Whether a clause of known words may mean something else than it says, by itself or because of
 * the clauses around it; it then stays unread.
 */
export function isDoubtfulInSentence(facts: ClauseFacts, around: Around, state: ReadingState): boolean {
  const { clauses, index, before, unread } = around
  const [ahead, rest] = [clauses[index - 1], clauses.slice(index + 1)]
  const isAfterUnread = before !== undefined && before === unread.at(-1)
  const context = doubtContextOf(facts, state)
  const behindUnread = isAfterUnread && {
    ...context,
    before: clauseFactsOf(before),
    listBefore: listBefore(around),
  }
  const amongNeighbours = {
    ...context,
    ahead: ahead && clauseFactsOf(ahead),
    next: rest[0] && clauseFactsOf(rest[0]),
    rest,
    isAfterUnread,
  }
  return (
    (behindUnread && doubtsBehindUnread.some((doubt) => doubt.applies(behindUnread))) ||
    doubtsFromNeighbours.some((doubt) => doubt.applies(amongNeighbours)) ||
    doubtsAboutStatementsInSentence.some((doubt) => doubt.applies(amongNeighbours)) ||
    (isDoubtfulAlone(facts, state) && !isToBeUsedUp(facts, rest.slice(0, 2)))
  )
}

/** Whether a list is no remark but to be used up: 'I've got a pepper and an onion to use up'. */
const isToBeUsedUp = ({ dishes }: ClauseFacts, behind: readonly Clause[]) =>
  dishes.length === 1 &&
  behind.some((clause) => clause.joiner === 'and' && clauseFactsOf(clause).cues.has('use'))

/** The members of a list right before a clause, all of them unread. */
function listBefore({ clauses, index, unread }: Around): Clause[] {
  const from = clauses
    .slice(0, index)
    .findLastIndex(
      (clause, at) =>
        !unread.includes(clause) || !['comma', 'and'].includes(clauses[at + 1]?.joiner ?? 'stop'),
    )
  return clauses.slice(from + 1, index)
}
