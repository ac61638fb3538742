import { z } from 'zod'
import { Day } from '../day.ts'
import { Instant } from '../fields.ts'
import { PlanRule } from './plan-rule.ts'

/** The most rules that a household may keep. */
export const MAX_KEPT_RULES = 30

/** Mondays of the weeks in which a rule is switched off. */
const OffWeeks = z.array(Day).max(60)

/**
 * A rule that holds for every plan of a household, but for the weeks in which it is switched off.
 */
export const KeptRule = z.object({
  id: z.number(),
  rule: PlanRule,
  offWeeks: z.array(Day),
  createdAt: Instant,
})
export type KeptRule = z.infer<typeof KeptRule>

const offWeeks = OffWeeks.overwrite((weeks) => [...new Set(weeks)].toSorted())

/** A rule to keep. A rule whose removal is undone brings its switched-off weeks. */
export const NewKeptRule = z.object({ rule: PlanRule, offWeeks: offWeeks.optional() })
export type NewKeptRule = z.infer<typeof NewKeptRule>

/** A change of a kept rule; a field that is not sent stays as it is. */
export const KeptRuleChange = NewKeptRule.partial()
export type KeptRuleChange = z.infer<typeof KeptRuleChange>
