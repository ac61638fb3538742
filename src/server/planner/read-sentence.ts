import type { z } from 'zod'
import type { readRulesCall } from '../../contract/planner.ts'
import type { ReadSentence } from '../../domain/planner/plan-rule.ts'
import { userById } from '../account/sign-in/store.ts'
import { templateById } from '../calendar/templates/store.ts'
import { peopleOf } from '../household/store.ts'
import { type Context, todayOf } from '../http/context.ts'
import { recipesOf } from '../recipes/store.ts'
import { consumeSentenceAttempt } from './attempt-limits.ts'
import { ruleContextOf } from './rule-context.ts'

type Body = z.output<typeof readRulesCall.body>

/**
 * Reads a sentence as rules, and finds what its unread parts may mean (planner 119). Nothing is
 * stored; the person checks the rules first.
 */
export async function readSentence(context: Context, { body }: { body: Body }): Promise<ReadSentence> {
  const { household, external, user, now } = context
  await consumeSentenceAttempt(context)
  const { sentence, today, dates = [], meals = [], templateId } = body
  const [account, family, guests, recipes, template] = await Promise.all([
    userById(household.db, user.id),
    peopleOf(household, 'familyMembers'),
    peopleOf(household, 'guestDiners'),
    recipesOf(household),
    typeof templateId === 'number' ? templateById(household, templateId) : undefined,
  ])
  const known = { today: todayOf(now, today), dates, meals, template: template ?? null }
  return external.rules.read(sentence, ruleContextOf({ ...known, account, family, guests, recipes }))
}
