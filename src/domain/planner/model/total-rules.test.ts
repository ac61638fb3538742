import { expect, it } from 'vitest'
import { aDinner, aKitchenTask } from '../../../../test/harness/kitchen-makers.ts'
import { describePlan, prepareTask } from '../plan-kitchen.ts'
import type { PlanRule } from '../plan-rule.ts'
import { plainReader } from '../read-task-recipe.ts'

/** How a sum of protein fares in a plan of two dinners: one says 40 g, the other nothing. */
function fares(protein: { min?: number; max?: number }) {
  const rule: PlanRule = { kind: 'total', what: { protein } }
  const task = aKitchenTask(
    [aDinner({ id: 1, name: 'Cod', protein: 40 }), aDinner({ id: 2, name: 'Peas', protein: null })],
    2,
    { asked: [{ rule, note: null }], rules: [{ rule, ruleIndex: 0 }] },
  )
  return describePlan(prepareTask(task, plainReader), { plan: [0, 1], score: 0 }).rules[0]
}

it.each([
  [{ min: 70 }, 'gave way', 'it comes to 40'],
  [{ min: 40 }, 'kept', 'a recipe that doesn’t say counts as none'],
  [{ max: 70 }, 'gave way', 'it comes to 80'],
  [{ max: 80 }, 'kept', 'a recipe that doesn’t say counts as the highest that does'],
  [{ min: 50, max: 90 }, 'gave way', 'it comes to 40'],
  [
    { min: 40, max: 80 },
    'kept',
    'a recipe that doesn’t say counts as none for the least, and as the highest that does for the most',
  ],
])('a sum is never met by silence: %j %s', (protein, status, why) =>
  expect(fares(protein)).toMatchObject({ status, why }),
)
