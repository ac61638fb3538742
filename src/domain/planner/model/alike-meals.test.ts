import { unitsBroken } from '@plateful/meal-planner/rules'
import { describe, expect, it } from 'vitest'
import { aKitchenRecipe, aKitchenTask, START } from '../../../../test/harness/kitchen-makers.ts'
import { addDays } from '../../day.ts'
import type { Place } from '../kitchen-task.ts'
import { openTask } from '../plan-kitchen.ts'

const names = ['Cod bake', 'Prawn rice', 'Beef pot', 'Tofu supper', 'Tofu curry', 'Leek supper', 'Beef pie']
const foods = ['cod fillets', 'prawns', 'stewing beef', 'tofu', 'tofu', 'leeks', 'minced beef']
const recipes = names.map((name, index) =>
  aKitchenRecipe({
    id: index + 1,
    name,
    ingredients: [`500 g ${foods[index]}`],
    tags: ['lunch', 'dinner'],
    prepTimeMinutes: 40,
  }),
)
const [cod, prawns, beef, tofu, tofuCurry, leeks, mince] = names.keys()

/** What the classes of taste weigh in a plan of these places, in points. */
function weigh(places: readonly Place[], plan: readonly (number | undefined)[]): number {
  const { whole } = openTask(aKitchenTask(recipes, 8, { places }))
  const chosen = plan.map((one) => one ?? -1)
  const tastes = whole.request.rules?.filter(({ kind, isTaste }) => kind === 'each' && isTaste) ?? []
  return tastes.reduce((sum, rule) => sum + rule.points * unitsBroken(rule, chosen), 0)
}
const dinner = (day: number, change: Partial<Place> = {}): Place => ({
  date: addDays(START, day),
  slot: 'dinner',
  ...change,
})

describe('what a meal is made of is not the same again (planner 77)', () => {
  it('at noon and in the evening of a day', () => {
    const day: Place[] = [{ date: START, slot: 'lunch' }, dinner(0)]
    expect(weigh(day, [beef, mince])).toBeGreaterThan(weigh(day, [beef, leeks]))
  })
  it('prawns the day after cod', () => {
    const days = [dinner(0), dinner(1), dinner(2)]
    expect(weigh(days, [cod, prawns, leeks])).toBeGreaterThan(weigh(days, [cod, leeks, prawns]))
  })
  it('tofu four days after tofu, less than two days after it, and not after a week', () => {
    const after = (gap: number) => weigh([dinner(0), dinner(gap)], [tofu, tofuCurry])
    const [soon, later, muchLater] = [after(2), after(4), after(7)]
    expect(soon).toBeGreaterThan(later)
    expect(later).toBeGreaterThan(muchLater)
    expect(muchLater).toBe(0)
  })
})

describe('what is eaten again counts on its later day (planner 77)', () => {
  const later = (day: number) => [
    { date: addDays(START, day), slot: 'dinner' as const, of: 0, peopleCount: 2 },
  ]
  const mixed = [dinner(0, { later: later(3) }), dinner(4)]

  it('cod the day after prawns that are left over weighs as after prawns', () => {
    expect(weigh(mixed, [prawns, cod])).toBe(weigh([dinner(3), dinner(4)], [prawns, cod]))
    expect(weigh([dinner(0), dinner(4)], [prawns, cod])).toBe(0)
  })
  it('a dish is no repeat of itself', () => {
    expect(weigh(mixed, [prawns, undefined])).toBe(0)
  })
})
