import { formatCount, formatList } from '@plateful/ingredients/format-english'
import { mealNamesPlural, mealNames, type PlannerNames } from '../problem/format-names.ts'
import { mealFitOf } from '../problem/hard-rules.ts'
import type { Exclusion, Problem } from '../problem/problem.ts'
import type { Plan } from '../problem/request.ts'
import { POINT } from '../problem/weights.ts'
import { SAME_DAY_COST } from '../score/recipe-repeat-costs.ts'
import { ScoredPlan } from '../score/scored-plan.ts'
import type { ReasonText } from './chosen-meal.ts'
import { reasonsFor } from './reasons.ts'
import type { Shortage, Limit } from './shortage.ts'

/** Why one meal of a plan is what it is; `recipe` is null where the slot stays empty. */
export interface Explanation {
  day: number
  meal: number
  recipe: number | null
  title: string | null
  why: ReasonText[]
  /**
   * The next best recipe for this slot with the rest of the plan unchanged, and by how many points
   * it is worse.
   */
  runnerUp: { recipe: number; title: string; behind: number } | null
  /** How many recipes were offered, and what was left out for whom. */
  offered: number
  excluded: string[]
}

function describeExclusion({ rule, diner, code, recipes }: Exclusion, words: PlannerNames): string {
  const count = formatCount(recipes, 'recipe')
  const allergen = words.allergens[code ?? -1] ?? 'an allergen'
  if (rule === 'allergen') return `${count} left out for ${diner}: contains ${allergen}`
  if (rule === 'may contain') return `${count} left out for ${diner}: may contain ${allergen}`
  if (rule === 'diet')
    return `${count} left out for ${diner}: not ${words.diets[code ?? -1] ?? 'in the diet'}`
  if (rule === 'tags') return `${count} without the tags asked for`
  if (rule === 'time') return `${count} far over the longest time`
  return `${count} for other meals`
}

/**
 * Each meal of a plan explained: reasons, runner-up, and what was left out for whom. A pure
 * function of problem and plan.
 */
export function explainPlan(problem: Problem, plan: Plan, words: PlannerNames): Explanation[] {
  const scored = new ScoredPlan(problem)
  for (const [slot, recipe] of plan.entries()) scored.set(slot, recipe)
  return problem.slots.map((slot, index) => {
    const chosen = plan[index] ?? -1
    scored.set(index, -1)
    const chosenCost = chosen < 0 ? 0 : scored.probe(index, chosen)
    let runnerUp: Explanation['runnerUp'] = null
    const rulesNow = chosen < 0 ? 0 : (scored.rules?.probeAsked(index, chosen) ?? 0)
    for (const recipe of slot.menu.recipes) {
      const pointsBehind = (scored.probe(index, recipe) - chosenCost) / POINT
      // A recipe that breaks a rule is no second choice.
      if ((scored.rules?.probeAsked(index, recipe) ?? 0) > rulesNow) continue
      const isNext =
        recipe !== chosen &&
        pointsBehind * POINT < SAME_DAY_COST / 2 &&
        pointsBehind < (runnerUp?.behind ?? Infinity)
      if (isNext) runnerUp = { recipe, title: problem.recipes[recipe]?.title ?? '', behind: pointsBehind }
    }
    scored.set(index, chosen)
    const excluded = slot.menu.excluded.filter(({ rule }) => rule !== 'meal')
    return {
      day: slot.day,
      meal: slot.meal,
      recipe: chosen < 0 ? null : chosen,
      title: problem.recipes[chosen]?.title ?? null,
      why: chosen < 0 ? [whyEmpty(scored, index)] : reasonsFor(problem, plan, slot, chosen, words),
      runnerUp,
      offered: slot.menu.recipes.length,
      excluded: excluded.map((exclusion) => describeExclusion(exclusion, words)),
    }
  })
}

/** Why a slot stays empty, with the rest of the plan unchanged, and what is missing. */
function whyEmpty({ problem, rules }: ScoredPlan, index: number): ReasonText {
  const slot = problem.slots[index]
  if (!slot) return { text: '' }
  const { recipes } = slot.menu
  const tooFewText = describeTooFew(problem, slot.meal)
  if (recipes.length === 0)
    return { text: `no recipe suits everybody at the table, the tags and the meal time${tooFewText}` }
  const hasAskedRules = problem.request.rules?.some(({ isImplicit }) => isImplicit !== true) === true
  if (rules && hasAskedRules && recipes.every((recipe) => rules.probeAsked(index, recipe) > 0))
    return {
      kind: 'your rules',
      text:
        recipes.length === 1
          ? 'your rules don’t allow the one suitable recipe here'
          : `your rules allow none of the ${recipes.length} suitable recipes here`,
    }
  const suitable =
    recipes.length === 1
      ? 'the one suitable recipe is'
      : `${recipes.length === 2 ? 'both' : `all ${recipes.length}`} suitable recipes are`
  return { text: `${suitable} on again too soon before or after${tooFewText}` }
}

const oneMealWords = ['a breakfast', 'a lunch', 'a dinner', 'a snack', 'a side'] as const

/** The recipes that a library lacks for a meal time; only where it has fewer than slots. */
function describeTooFew({ recipes, slots }: Problem, meal: number): string {
  const meantCount = recipes.filter((recipe) => mealFitOf(recipe, meal) === 'meant').length
  const wantedCount = slots.filter((slot) => slot.meal === meal).length
  if (meantCount >= wantedCount) return ''
  const one = oneMealWords[meal] ?? 'a meal'
  const recipeCount = formatCount(recipes.length, 'recipe')
  if (meantCount === 0) return `: none of your ${recipeCount} is ${one}`
  return meantCount === 1
    ? `: only 1 of your ${recipeCount} is ${one}`
    : `: only ${meantCount} of your ${recipeCount} are ${mealNamesPlural[meal] ?? 'meals'}`
}

function describeLimit(limit: Limit): string {
  if (limit.kind === 'diner') return `what ${limit.name} can eat`
  if (limit.kind === 'tags') return `the tags ${formatList(limit.tags)}`
  if (limit.kind === 'time') return `at most ${limit.minutes} minutes`
  if (limit.kind === 'rule') return `‘${limit.said}’`
  return `no repeat within ${formatCount(limit.days, 'day')}`
}

/**
 * A shortage in words: what clashes, and what would help. Nothing is ever proposed that would serve
 * somebody what they cannot eat.
 */
export function describeShortage({ meal, suitable, needed, clash }: Shortage): string {
  const name = mealNames[meal] ?? 'meal'
  const missing = needed - suitable
  // What a rule asks for and somebody cannot eat is in no recipe.
  const isBarred = clash.some(({ kind }) => kind === 'rule') && clash.some(({ kind }) => kind === 'diner')
  const remedies = isBarred ? [] : [`add ${formatCount(missing, 'recipe')}`]
  for (const limit of clash) {
    if (isBarred && limit.kind === 'diner') remedies.push(`ask for it when ${limit.name} isn’t eating`)
    if (limit.kind === 'spacing' && suitable > 0)
      remedies.push(`allow repeats after ${formatCount(suitable, 'day')}`)
    if (limit.kind === 'time') remedies.push('allow more time')
    if (limit.kind === 'tags') remedies.push('ask for fewer tags')
    if (limit.kind === 'rule') remedies.push('ask for it at fewer meals')
  }
  const because = clash.length > 0 ? ` What gets in the way: ${formatList(clash.map(describeLimit))}.` : ''
  const remedyText = `${remedies.slice(0, -1).join(', ')}${remedies.length > 1 ? ' or ' : ''}${remedies.at(-1)}`
  const fitText = suitable === 0 ? 'none fits' : `only ${suitable} ${suitable === 1 ? 'fits' : 'fit'}`
  return `For ${name} you need ${formatCount(needed, 'recipe')}, but ${fitText}.${because} You could ${remedyText}.`
}
