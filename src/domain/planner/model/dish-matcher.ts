import type { ConfirmedLines } from '@plateful/ingredients/lines/food-lines'
import type { ShelfLife } from '@plateful/meal-planner/dishes/shelf-life'
import { suitsDiet } from '../../household/who-can-eat/suits-diet.ts'
import { difficulties } from '../../recipes/choice-fields.ts'
import { meansHotFood } from '../dishes/is-hot-dish.ts'
import type { KitchenRecipe } from '../dishes/recipe-facts.ts'
import { type DishLike, listNames } from '../plan-rule.ts'
import { foldedName } from '../rules/tokens/sentence-words.ts'
import type { RecipeReader } from '../task/read-task-recipe.ts'
import { dishGroups } from './dish-groups.ts'
import { FoodMatcher } from './food-matcher.ts'
import {
  costOf,
  hasTag,
  isOfCuisine,
  isWithinLimit,
  type MatchCertainty,
  mayBeTagged,
} from './stated-traits.ts'

/** Judges dishes of one household. It remembers what it read of each recipe. */
export class DishMatcher {
  #keepings: { recipes: readonly KitchenRecipe[]; are: readonly ShelfLife[] } | undefined
  readonly foods: FoodMatcher
  readonly #known: Record<
    MatchCertainty,
    WeakMap<DishLike, { recipes: readonly KitchenRecipe[]; are: boolean[] }>
  > = {
    surely: new WeakMap(),
    used: new WeakMap(),
    perhaps: new WeakMap(),
  }

  constructor(
    private readonly reader: RecipeReader,
    private readonly confirmed: ConfirmedLines = {},
  ) {
    this.foods = new FoodMatcher(reader, confirmed)
  }

  /** Whether a recipe is all that a description says. */
  matches(what: DishLike, recipe: KitchenRecipe, certainty: MatchCertainty): boolean {
    return (
      some(what.food, (food) => this.foods.has(food, recipe, certainty)) &&
      some(what.recipe, (name) => foldedName(name) === foldedName(recipe.name)) &&
      some(what.cuisine, (cuisine) => isOfCuisine(cuisine, recipe)) &&
      some(what.diet, (diet) => this.#suits(diet, recipe, certainty)) &&
      some(what.tag, (tag) => hasTag(tag, recipe) || this.#isMild(tag, recipe, certainty)) &&
      (what.effort === undefined || difficulties[this.reader.factsOf(recipe).difficulty] === what.effort) &&
      (what.is === undefined || (what.is === 'favourite' ? recipe.isFavourite : recipe.isNew === true)) &&
      isWithinLimit(what.minutes, this.reader.factsOf(recipe).minutes, certainty) &&
      isWithinLimit(what.cost, costOf(recipe), certainty) &&
      isWithinLimit(what.kcal, recipe.kcal, certainty) &&
      isWithinLimit(what.protein, recipe.protein, certainty)
    )
  }

  /** By recipe, whether it is all that a description says. The answer is remembered. */
  matching(what: DishLike, recipes: readonly KitchenRecipe[], certainty: MatchCertainty): boolean[] {
    const known = this.#known[certainty].get(what)
    if (known?.recipes === recipes) return known.are
    const isWorded = certainty === 'perhaps' && this.#areWordsAll(what, recipes)
    const { tag, ...rest } = what
    const are = recipes.map(
      (recipe) =>
        this.matches(what, recipe, certainty) ||
        (certainty === 'perhaps' &&
          this.matches(rest, recipe, certainty) &&
          (this.#isAsHot(tag, recipe) || (isWorded && this.#mayBe(tag, recipe)))),
    )
    this.#known[certainty].set(what, { recipes, are })
    return are
  }

  /** By recipe, how long it keeps. The answer is remembered. */
  keepings(recipes: readonly KitchenRecipe[]): readonly ShelfLife[] {
    if (this.#keepings?.recipes !== recipes)
      this.#keepings = { recipes, are: recipes.map((recipe) => this.reader.factsOf(recipe).keeping) }
    return this.#keepings.are
  }

  /**
   * The part of a description of which no recipe here tells anything, as a sentence: a rule with it
   * cannot be planned. Undefined where each part can be judged. For keeping dishes away it is
   * enough that words of the recipes tell.
   */
  unknowable(
    what: DishLike,
    recipes: readonly KitchenRecipe[],
    certainty: MatchCertainty,
  ): string | undefined {
    const isAnywhere = (test: (recipe: KitchenRecipe) => boolean) => recipes.some(test)
    const saysTag = (tag: string, recipe: KitchenRecipe) =>
      hasTag(tag, recipe) ||
      this.#isMild(tag, recipe, certainty) ||
      (certainty === 'perhaps' && (this.#isAsHot(tag, recipe) || this.#mayBe(tag, recipe)))
    for (const tag of listNames(what.tag))
      if (!isAnywhere((recipe) => saysTag(tag, recipe))) return `none of your recipes is tagged ‘${tag}’`
    for (const diet of listNames(what.diet))
      if (!isAnywhere((recipe) => this.#suitsOf(diet, recipe) !== 1))
        return `none of your recipes says whether it is ${diet}`
    const figures = [
      [what.cost, costOf, 'what a serving costs'],
      [what.kcal, ({ kcal }: KitchenRecipe) => kcal, 'how much energy a serving has'],
      [what.protein, ({ protein }: KitchenRecipe) => protein, 'how much protein a serving has'],
      [what.minutes, (recipe: KitchenRecipe) => this.reader.factsOf(recipe).minutes, 'how long it takes'],
    ] as const
    for (const [limit, figure, said] of figures)
      if (limit && !isAnywhere((recipe) => (figure(recipe) ?? null) !== null))
        return `none of your recipes says ${said}`
    return undefined
  }

  /** Whether a family has none of these tags, but the words of its recipes tell the same. */
  #areWordsAll({ tag }: DishLike, recipes: readonly KitchenRecipe[]): boolean {
    const tags = listNames(tag)
    return tags.length > 0 && !recipes.some((recipe) => tags.some((one) => hasTag(one, recipe)))
  }

  /**
   * Whether a description asks for spicy dishes and this is one, tagged or not: families tag only
   * some of them.
   */
  #isAsHot(tag: DishLike['tag'], recipe: KitchenRecipe): boolean {
    return listNames(tag).some(meansHotFood) && this.reader.factsOf(recipe).isHot
  }

  /** Whether a mild dish is wanted and this is not hot: hardly any family tags what is not. */
  #isMild(tag: string, recipe: KitchenRecipe, certainty: MatchCertainty): boolean {
    return (
      certainty !== 'perhaps' &&
      foldedName(tag) === 'mild' &&
      !hasTag('hot', recipe) &&
      !this.reader.factsOf(recipe).isHot
    )
  }

  #mayBe(tag: DishLike['tag'], recipe: KitchenRecipe): boolean {
    const { name, foods } = this.foods.textOf(recipe)
    const texts = [name, ...foods, ...recipe.tags.map(foldedName)]
    return listNames(tag).some((one) => mayBeTagged(foldedName(one), texts) === true)
  }

  #suitsOf(diet: string, recipe: KitchenRecipe): 0 | 1 | 2 {
    const facts = this.reader.factsOf(recipe)
    const without = /^(.+)[- ]free$/.exec(diet.toLowerCase())?.[1]
    const byFoods = suitsDiet(diet, facts.lines, recipe.tags, this.confirmed, facts.linked)
    if (byFoods !== 1 || without === undefined || !dishGroups.has(foldedName(without))) return byFoods
    if (dishGroups.get(foldedName(without))?.allergens) return byFoods
    return this.foods.has(without, recipe, 'perhaps') ? 0 : 2
  }

  #suits(diet: string, recipe: KitchenRecipe, certainty: MatchCertainty): boolean {
    const suits = this.#suitsOf(diet, recipe)
    if (certainty !== 'perhaps') return suits === 2
    const { lines, linked } = this.reader.factsOf(recipe)
    // Most families call a dish with parmesan vegetarian all the same (planner 91).
    const linesBesideCheese = lines.filter(
      ({ food }) => food.category !== 'Dairy & Eggs' || food.origin !== 'meat',
    )
    return (
      suits > 0 ||
      (linesBesideCheese.length < lines.length &&
        suitsDiet(diet, linesBesideCheese, recipe.tags, this.confirmed, linked) > 0)
    )
  }
}

const some = (names: string | string[] | undefined, test: (name: string) => boolean) =>
  names === undefined || listNames(names).some(test)
