import type { ReadSentence } from '../plan-rule.ts'
import { offerRules } from './offer-rules.ts'
import { readRules } from './read-rules.ts'
import type { RuleContext } from './rule-context.ts'

/** Reads a sentence as rules, and finds what its unread parts may mean (planner 119). */
export function readSentence(sentence: string, context: RuleContext): ReadSentence {
  const read = readRules(sentence, context)
  return { ...read, offers: offerRules(read, context) }
}
