import { fitOf } from '@plateful/meal-planner/hard-rules'
import type { Problem } from '@plateful/meal-planner/problem'
import { neededWithin, type Shortage } from '@plateful/meal-planner/shortage'
import { minutesOver } from '@plateful/meal-planner/taste'
import type { KitchenTask } from '../kitchen-task.ts'
import { sayRule } from '../say-rule.ts'
import type { RuleModel } from './model-rules.ts'

/**
 * Meal times for which the library is too small because a rule says what each of them must be
 * ('kid-friendly on weekdays'): other dishes stand there, or the same ones again. Counted like the
 * shortages of a whole window: recipes meant for the meal, in its time, that everybody can eat
 * (planner 62). `unruled` is the problem without rules.
 */
export function ruleShortages(
  { asked = [] }: Pick<KitchenTask, 'asked'>,
  { request, recipes, slots }: Problem,
  { demands, mayRepeat }: Pick<RuleModel, 'demands' | 'mayRepeat'>,
): Shortage[] {
  return demands.flatMap((demand) => {
    const rule = asked[demand.of]?.rule
    if (demand.kind !== 'menu' || rule?.kind !== 'have' || rule.count !== 'every') return []
    return request.meals.flatMap((meal): Shortage[] => {
      const places = [...demand.slots].filter((place) => slots[place]?.meal === meal && !mayRepeat.has(place))
      const offered = new Set(places.flatMap((place) => [...(slots[place]?.menu.recipes ?? [])]))
      const inTime = [...offered].filter((index) => {
        const recipe = recipes[index]
        return recipe && fitOf(recipe, meal) === 'meant' && minutesOver(request, meal, recipe) === 0
      })
      const days = places.map((place) => slots[place]?.day ?? 0)
      const needed = neededWithin(days, request.repeatAfter.least)
      const suitable = inTime.filter((recipe) => demand.offers[recipe] === true).length
      // Without the rule there are too few as well: that is told of the whole window.
      if (suitable >= needed || inTime.length < needed) return []
      return [{ meal, suitable, needed, clash: [{ kind: 'rule', said: sayRule(rule) }] }]
    })
  })
}
