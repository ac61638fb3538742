/**
 * How a sentence becomes rules, in five steps of a folder each. `tokens` finds its words and what
 * each may mean. `joins` makes one token of those that belong together: dishes, days, counts,
 * people. `clauses` splits the tokens into clauses and completes each by those beside it.
 * `meanings` makes rules of a clause. `doubts` refuses a clause of which a word is left over, or
 * that may mean something else.
 */

import { isDeepEqual } from '../../../is-deep-equal.ts'
import { MAX_RULES, type PlanRule, type ReadRules } from '../../plan-rule.ts'
import { MAX_SENTENCE } from '../../planning-request.ts'
import type { RuleContext } from '../rule-context.ts'
import { ClauseReader } from './clause-reader.ts'
import { clausesOfSentence } from './clauses-of-sentence.ts'

/**
 * Reads what a family writes to the planner as rules (planner 17). Each clause is read as a whole
 * or stays unread, word for word; a word that no list has is no food. The same sentence in the same
 * context always gives the same rules. What is longer than a request may be stays unread.
 */
export function readRules(sentence: string, context: RuleContext): ReadRules {
  if (sentence.length > MAX_SENTENCE) {
    const { rules, unread } = readRules(sentence.slice(0, MAX_SENTENCE), context)
    return { rules, unread: [...unread, sentence.slice(MAX_SENTENCE)] }
  }
  const clauses = clausesOfSentence(sentence, context)
  const { rules, unread } = new ClauseReader(clauses, sentence, context).readAll()
  const placed = rules.map((rule) => othersAsAway(rule, context))
  return { rules: withoutDuplicates(placed).slice(0, MAX_RULES), unread }
}

/**
 * 'Just me and Ben on Thursday': the others become away, so that only what those two cannot eat
 * counts (planner 120).
 */
function othersAsAway(rule: PlanRule, { diners }: RuleContext): PlanRule {
  if (rule.kind !== 'heads' || !rule.who) return rule
  const { people, who: eaters, ...scope } = rule
  const others = diners.filter((name) => !eaters.includes(name))
  return others.length === 0 ? { ...scope, people } : { ...scope, kind: 'away', who: others }
}

const isSameAbsence = (one: PlanRule, other: PlanRule) =>
  isDeepEqual(one.when, other.when) && isDeepEqual(one.who?.toSorted(), other.who?.toSorted())

/** 'Suya, I keep dreaming of suya, Friday night suya' asks for it once, on Friday. */
const withoutDuplicates = (rules: readonly PlanRule[]) =>
  rules.filter((rule, at) => {
    // 'A pie? Been dreaming of pie' says the same twice; so does 'Ben and I are out, kids only'.
    const isSame = (other: PlanRule) =>
      isDeepEqual(other, rule) ||
      (rule.kind === 'away' && other.kind === 'away' && isSameAbsence(rule, other))
    if (rule.kind !== 'guest' && rules.slice(0, at).some(isSame)) return false
    if (rule.kind !== 'have' || rule.when || rule.count === 'every') return true
    const isOnce = rule.count.min === 1 && rule.count.max === undefined
    const isSaidAgain = (other: PlanRule) =>
      other.kind === 'have' &&
      other.when !== undefined &&
      other.strength === rule.strength &&
      isDeepEqual(other.what, rule.what) &&
      isDeepEqual(other.count, { min: 1 })
    return !isOnce || !rules.slice(at + 1).some(isSaidAgain)
  })
