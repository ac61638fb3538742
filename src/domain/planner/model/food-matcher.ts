/** Which foods are in a dish, by the names of its foods and the words of its lines. */

import { claimedOrigin } from '@plateful/ingredients/foods/animal-origins'
import { foodsOfKind } from '@plateful/ingredients/foods/food-kinds'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import { type ConfirmedLines, withConfirmedFood } from '@plateful/ingredients/lines/food-lines'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import { type DishLike, listNames } from '../plan-rule.ts'
import { foldedName } from '../rules/tokens/sentence-words.ts'
import type { RecipeReader } from '../task/read-task-recipe.ts'
import { dishGroups, knownByFoods } from './dish-groups.ts'
import type { MatchCertainty } from './stated-traits.ts'

/** Foods that season a dish and are not its main foods. */
const seasoning =
  /\b(?:stock|sauce|paste|bouillon|gravy|powder|oil|extract|seasoning|cube|fat|vinegar|syrup)$/

interface Text {
  name: string
  /** All foods of a dish, and those that are not seasoning. */
  foods: string[]
  main: string[]
}

/** Judges foods in the dishes of one household. It remembers what it read of each recipe. */
export class FoodMatcher {
  readonly #texts = new Map<KitchenRecipe, Text>()
  readonly #kinds = new Map<string, readonly string[]>()

  constructor(
    private readonly reader: RecipeReader,
    private readonly confirmed: ConfirmedLines,
  ) {}

  /** The lines of a recipe that name one of these foods. */
  linesOf(like: DishLike, recipe: KitchenRecipe): string[] {
    return this.reader
      .factsOf(recipe)
      .lines.flatMap(({ line, food: { name } }) => (this.isNamedIn(like, [line, name]) ? [line] : []))
  }

  /** Whether one of these texts names one of a description's foods. */
  isNamedIn({ food }: DishLike, texts: readonly string[]): boolean {
    const folded = texts.map(foldedName)
    return listNames(food).some((one) => {
      const { says, butNot } = dishGroups.get(foldedName(one)) ?? {}
      const other = foldedName(findExactFood(one)?.name ?? one)
      return folded.some(
        (text) =>
          says?.test(butNot ? text.replace(butNot, '') : text) === true ||
          ` ${text} `.includes(` ${foldedName(one)} `) ||
          ` ${text} `.includes(` ${other} `),
      )
    })
  }

  /** Whether a food, or one of its kind, is in a dish. */
  has(food: string, recipe: KitchenRecipe, certainty: MatchCertainty): boolean {
    const facts = this.reader.factsOf(recipe)
    const folded = foldedName(food)
    if (folded === 'meat')
      return certainty !== 'perhaps'
        ? facts.origin === 'meat'
        : !['vegan', 'vegetarian', 'fish'].includes(facts.origin)
    if (certainty === 'perhaps' && this.#holds(folded, recipe)) return true
    const { name, foods, main } = this.textOf(recipe)
    const texts = [name, ...(certainty !== 'perhaps' && !seasoning.test(folded) ? main : foods)]
    const group = dishGroups.get(folded)
    if (group) {
      const { says, perhaps, butNot, isCalled, allergens } = group
      if (certainty === 'surely' && isCalled) return isCalled.test(name)
      if (certainty === 'perhaps' && perhaps && texts.some((text) => perhaps.test(text))) return true
      if (says && texts.some((text) => says.test(butNot ? text.replace(butNot, '') : text))) return true
      const isIn = [...facts.lines, ...facts.linked].some(({ food: { contains } }) =>
        allergens?.some((one) => contains.includes(one)),
      )
      return (certainty === 'perhaps' || !says) && isIn
    }
    const other = foldedName(findExactFood(food)?.name ?? food)
    return texts.some((text) => ` ${text} `.includes(` ${folded} `) || ` ${text} `.includes(` ${other} `))
  }

  /** Whether one of the foods surely is of a kind, whatever it is called: guanciale is pork. */
  #holds(kind: string, recipe: KitchenRecipe): boolean {
    const meant = this.#foodsMeant(kind)
    const { lines, linked } = this.reader.factsOf(recipe)
    return [...lines, ...linked]
      .map((line) => withConfirmedFood(line, this.confirmed))
      .some(
        ({ food, parts }) =>
          claimedOrigin(food.name) === null && meant.some((name) => parts.get(name) === 'surely'),
      )
  }

  #foodsMeant(kind: string): readonly string[] {
    const known = this.#kinds.get(kind)
    if (known) return known
    const food = findExactFood(kind)
    const kinds = knownByFoods.has(kind) ? foodsOfKind(kind) : []
    const meant = (food?.origin === 'meat' ? [kind, food.name, ...kinds] : kinds).map(foldFoodName)
    this.#kinds.set(kind, meant)
    return meant
  }

  /** The name of a recipe and its foods, folded. */
  textOf(recipe: KitchenRecipe): Text {
    const known = this.#texts.get(recipe)
    if (known) return known
    const foods = this.reader
      .factsOf(recipe)
      .lines.flatMap(({ food, line }) => [...new Set([foldedName(food.name), foldedName(line)])])
    const text = { name: foldedName(recipe.name), foods, main: foods.filter((one) => !seasoning.test(one)) }
    this.#texts.set(recipe, text)
    return text
  }
}
