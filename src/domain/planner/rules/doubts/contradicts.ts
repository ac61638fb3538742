/** Finds rules of one sentence that cannot both hold. */

import { isDeepEqual } from '../../../is-deep-equal.ts'
import type { PlanRule } from '../../plan-rule.ts'

type Have = Extract<PlanRule, { kind: 'have' }>

const leastOf = ({ count }: Have) => (count === 'every' ? 1 : (count.min ?? 0))
const mostOf = ({ count }: Have) => (count === 'every' ? Infinity : (count.max ?? Infinity))

/** Whether a dish is asked for on a day and denied altogether: 'fish on Friday' and 'no fish'. */
const isAskedAndDenied = (wanted: Have, denied: Have) =>
  isDeepEqual(wanted.what, denied.what) &&
  (denied.who === undefined || isDeepEqual(wanted.who, denied.who)) &&
  (denied.when === undefined || isDeepEqual(wanted.when, denied.when)) &&
  leastOf(wanted) > mostOf(denied)

/**
 * Whether two rules give different numbers of people: 'eight of us on Sunday' and 'six of us on
 * Sunday'.
 */
const isOtherNumber = (one: PlanRule, other: PlanRule) =>
  one.kind === 'heads' &&
  other.kind === 'heads' &&
  isDeepEqual(one.when, other.when) &&
  one.people !== other.people

/** Whether no plan can keep both rules. */
export function contradicts(one: PlanRule, other: PlanRule): boolean {
  if (isOtherNumber(one, other)) return true
  if (
    one.kind !== 'have' ||
    other.kind !== 'have' ||
    one.strength === 'prefer' ||
    other.strength === 'prefer'
  )
    return false
  return isAskedAndDenied(one, other) || isAskedAndDenied(other, one)
}
