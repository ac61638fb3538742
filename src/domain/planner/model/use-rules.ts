import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import type { IngredientLine } from '@plateful/ingredients/lines/ingredient-line'
import { readLineParts } from '@plateful/ingredients/lines/read-line-parts'
import { SHOPPING_LIST } from '@plateful/ingredients/measure/conversion-factors'
import { convert, roundTo } from '@plateful/ingredients/measure/convert'
import { canonicalUnit } from '@plateful/ingredients/measure/unit'
import { type SumRule, worthOf } from '@plateful/meal-planner/problem/rules'
import { isPerPerson } from '../../recipes/scaling/scale.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import type { PlanRule, RuleOfKind } from '../plan-rule.ts'
import { mealIndicesOf } from './eating-times.ts'
import { type ModelBuilder, rulePoints } from './model-builder.ts'

/** Amounts are counted in thousandths of the amount to be used up. */
const ALL_OF_IT = 1000

/**
 * Models a rule to use up a food: at least one dish uses it, or as much as possible of an amount
 * (planner 36).
 */
export function modelUse(builder: ModelBuilder, rule: RuleOfKind<'use'>, ruleIndex: number): void {
  const matching = builder.matching(rule.what, 'used')
  const alreadyEaten = cookedAlready(builder, rule).filter(({ recipe }) => matching[recipe]).length
  const points = rule.strength === 'prefer' ? rulePoints.prefer : rulePoints.must
  builder.sum(ruleIndex, builder.cooked(rule), matching, { min: 1 }, points, alreadyEaten)
  if (rule.amount) usedUp(builder, rule, ruleIndex, rule.amount)
}

/** What stands and is cooked: leftovers use nothing more. */
const cookedAlready = (builder: ModelBuilder, rule: RuleOfKind<'use'>) =>
  builder.standing.of(rule).filter(({ meal }) => !meal.isLeftovers && !meal.isLeftOut)

/**
 * Models an amount to be used up. It counts what the lines of the dishes use for as many as eat; a
 * line without an amount counts as 0.
 */
function usedUp(
  builder: ModelBuilder,
  rule: RuleOfKind<'use'>,
  ruleIndex: number,
  amount: NonNullable<RuleOfKind<'use'>['amount']>,
): void {
  // A meal is cooked for all who eat of it, leftovers included.
  const mealIndices = mealIndicesOf(builder.cooked(rule))
  const people = (mealIndex: number) => builder.task.meals[mealIndex]?.peopleCount
  const used = (recipe: KitchenRecipe, heads: number | undefined) =>
    usedAmount(builder.judge.foods.linesOf(rule.what, recipe), recipe, amount, heads, (name) =>
      builder.judge.foods.isNamedIn(rule.what, [name, findExactFood(name)?.name ?? name]),
    ) ?? 0
  // Rounded up: three thirds are all of it.
  const shareOf = (quantity: number) => Math.ceil(roundTo((ALL_OF_IT * quantity) / amount.n, 6))
  const parts = [...new Set(mealIndices.map(people))].map((heads) => ({
    slots: mealIndices.filter((mealIndex) => people(mealIndex) === heads),
    worth: builder.task.recipes.map((recipe) => shareOf(used(recipe, heads))),
  }))
  if (parts.every(({ worth }) => worth.every((one) => one === 0)))
    return builder.note(ruleIndex, 'kept', 'a dish uses it; no recipe says how much in that measure')
  const points = (rule.strength === 'prefer' ? rulePoints.prefer : rulePoints.usedUp) / ALL_OF_IT
  const alreadyEaten = cookedAlready(builder, rule).reduce((sum, { recipe, meal }) => {
    const dish = builder.task.recipes[recipe]
    return sum + (dish ? used(dish, meal.people) : 0)
  }, 0)
  const had = shareOf(alreadyEaten)
  const sumRule: SumRule = { kind: 'sum', parts, standingWorth: had, min: ALL_OF_IT, points }
  const unit = amount.unit === undefined ? '' : ` ${amount.unit}`
  builder.add(ruleIndex, sumRule, (plan) => {
    const usedShare = worthOf(sumRule, plan) / ALL_OF_IT
    return `what is planned uses about ${Number((usedShare * amount.n).toPrecision(2))} of ${amount.n}${unit}`
  })
}

type Amount = NonNullable<Extract<PlanRule, { kind: 'use' }>['amount']>

/** Units of things that are counted: 'half a cauliflower', '6 eggs', '2 heads'. */
const pieces: ReadonlySet<string> = new Set(['head', 'x', 'piece'])
const unitOf = (unit: string | undefined) => {
  const canonical = unit === undefined ? null : canonicalUnit(unit)
  return canonical !== null && pieces.has(canonical) ? null : canonical
}

/** The parts of a line that are of the food: of '4 carrots and 1 cauliflower', the cauliflower. */
function partsOf(line: string, isOfFood: (name: string) => boolean): IngredientLine[] {
  const parts = readLineParts(line)
  if (parts.length === 1) return parts.map(({ parsed }) => parsed)
  let isOf = false
  return parts.flatMap(({ parsed, isMore }) => {
    if (!isMore) isOf = isOfFood(parsed.name)
    return isOf ? [parsed] : []
  })
}

/**
 * How much of a food the lines of a recipe use for so many people, in the unit of the amount that
 * is to be used up; null where they do not give it in such a unit. `isOfFood` tells which part of a
 * line is meant where it names several foods.
 */
export function usedAmount(
  lines: readonly string[],
  recipe: Pick<KitchenRecipe, 'servings'> & Partial<KitchenRecipe>,
  { unit }: Amount,
  people: number | undefined,
  isOfFood: (name: string) => boolean = () => true,
): number | null {
  const wanted = unitOf(unit)
  const { servings, ingredients, forServings } = recipe
  const scaleOf = (line: string) => {
    const of = forServings?.[ingredients?.indexOf(line) ?? -1] ?? servings
    if (isPerPerson(line)) return people ?? servings ?? of ?? 1
    if (!of) return 1
    return people ? people / of : (servings ?? of) / of
  }
  const quantityOf = ({ quantity, unit: unitText, each, alternatives }: IngredientLine) => {
    if (quantity === null) return null
    const stated = { quantity, unit: unitOf(unitText ?? undefined) }
    const weighed = each ? [{ quantity: quantity * each.quantity, unit: each.unit }] : []
    for (const amount of [stated, ...weighed, ...alternatives]) {
      if (amount.unit === wanted) return amount.quantity
      const same = wanted === null || amount.unit === null ? null : convert(amount, wanted, SHOPPING_LIST)
      if (same) return same.quantity
    }
    return null
  }
  const knownQuantities = lines.flatMap((line) =>
    partsOf(line, isOfFood).flatMap((part) => {
      const quantity = quantityOf(part)
      return quantity === null ? [] : [quantity * scaleOf(line)]
    }),
  )
  if (knownQuantities.length === 0) return null
  return knownQuantities.reduce((sum, quantity) => sum + quantity, 0)
}
