import type { PlanRule } from '../../src/domain/planner/plan-rule.ts'
import type { RuleContext } from '../../src/domain/planner/rules/rule-context.ts'

/** A family of four and the week that its sentences are about. */
export const aSpeakingHome = (changes: Partial<RuleContext> = {}): RuleContext => ({
  today: '2026-03-01',
  dates: ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'],
  slots: ['dinner'],
  diners: ['Nora', 'Ben', 'Lily', 'Max'],
  speaker: 'Nora',
  groups: { kids: ['Lily', 'Max'] },
  aliases: { dad: 'Ben' },
  guests: ['Granny Jo'],
  recipes: ['Roast chicken', 'Lentil dal', 'Lasagne', 'Pancakes'],
  tags: ['spicy', 'quick', 'cold'],
  cuisines: ['Indian', 'Italian'],
  ...changes,
})

/** A rule for a dish; a word alone is a food. */
export const have = (what: string | object, count: unknown, more: object = {}) => ({
  kind: 'have',
  what: typeof what === 'string' ? { food: what } : what,
  count,
  ...more,
})
export const once = { min: 1 }
export const none = { max: 0 }
export const on = (...days: string[]) => ({ when: { days } })
export const who = (...names: string[]) => ({ who: names })

/** What is read where a sentence is wholly understood. */
export const all = (rules: readonly (object | PlanRule)[]) => ({ rules, unread: [] })

/** What is read where nothing of a sentence is understood. */
export const saidBack = (sentence: string) => ({ rules: [], unread: [sentence] })
