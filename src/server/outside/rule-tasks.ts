import type { ReadRules, RuleOffer } from '../../domain/planner/plan-rule.ts'
import type { RuleContext } from '../../domain/planner/rules/rule-context.ts'
import { task } from '../workers/task.ts'

/** Reads a sentence by the grammar (`domain/planner/rules`). */
export const readRuleSentence = task<{ sentence: string; context: RuleContext }, ReadRules>(
  'readRuleSentence',
)

/** Finds what unread parts of a sentence may mean (planner 119). */
export const offerUnreadRules = task<{ read: ReadRules; context: RuleContext }, RuleOffer[]>(
  'offerUnreadRules',
)
