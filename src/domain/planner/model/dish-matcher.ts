import { claimedOrigin } from '@plateful/ingredients/foods/animal-origins'
import { findExactFood } from '@plateful/ingredients/foods/known-foods'
import { foodsOfKind } from '@plateful/ingredients/foods/food-kinds'
import { foldFoodName } from '@plateful/ingredients/foods/food-name'
import { type ConfirmedLines, withConfirmedFood } from '@plateful/ingredients/lines/food-lines'
import type { ShelfLife } from '@plateful/meal-planner/shelf-life'
import { difficulties } from '../../recipes/choice-fields.ts'
import { suitsDiet } from '../../recipes/suits-diet.ts'
import type { RecipeReader } from '../read-task-recipe.ts'
import { type DishLike, listNames } from '../plan-rule.ts'
import type { KitchenRecipe } from '../recipe-facts.ts'
import { meansHotFood } from '../is-hot-dish.ts'
import { foldedName } from '../rule-tokens/sentence-words.ts'
import { dishGroups, knownByFoods } from './dish-groups.ts'
import { mayBeTagged } from './may-be-tagged.ts'

/**
 * How certain a match has to be. `surely`: the dish is to be planned, so unknown foods do not
 * count, and a dish with fish sauce is no fish. `used`: the same, but a food is to be used up, so a
 * curry with a chilli in it counts for chillies (planner 157). `perhaps`: it is to be kept away, so
 * a possible match counts.
 */
export type MatchCertainty = 'surely' | 'used' | 'perhaps'

/** Foods that season a dish and are not its main foods. */
const seasoning =
  /\b(?:stock|sauce|paste|bouillon|gravy|powder|oil|extract|seasoning|cube|fat|vinegar|syrup)$/

/** Grams of protein from which on a serving is rich in it. */
const HIGH_PROTEIN = 25

interface Text {
  name: string
  /** All foods of a dish, and those that are not seasoning. */
  foods: string[]
  main: string[]
}

/** Judges dishes of one household. It remembers what it read of each recipe. */
export class DishMatcher {
  #keepings: { recipes: readonly KitchenRecipe[]; are: readonly ShelfLife[] } | undefined
  readonly #texts = new Map<KitchenRecipe, Text>()
  readonly #kinds = new Map<string, readonly string[]>()
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
  ) {}

  /** Whether a recipe is all that a description says. */
  matches(what: DishLike, recipe: KitchenRecipe, certainty: MatchCertainty): boolean {
    return (
      some(what.food, (food) => this.#hasFood(food, recipe, certainty)) &&
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
    const { name, foods } = this.#textOf(recipe)
    const texts = [name, ...foods, ...recipe.tags.map(foldedName)]
    return listNames(tag).some((one) => mayBeTagged(foldedName(one), texts) === true)
  }

  #suitsOf(diet: string, recipe: KitchenRecipe): 0 | 1 | 2 {
    const facts = this.reader.factsOf(recipe)
    const without = /^(.+)[- ]free$/.exec(diet.toLowerCase())?.[1]
    const byFoods = suitsDiet(diet, facts.lines, recipe.tags, this.confirmed, facts.linked)
    if (byFoods !== 1 || without === undefined || !dishGroups.has(foldedName(without))) return byFoods
    if (dishGroups.get(foldedName(without))?.allergens) return byFoods
    return this.#hasFood(without, recipe, 'perhaps') ? 0 : 2
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

  #hasFood(food: string, recipe: KitchenRecipe, certainty: MatchCertainty): boolean {
    const facts = this.reader.factsOf(recipe)
    const folded = foldedName(food)
    if (folded === 'meat')
      return certainty !== 'perhaps'
        ? facts.origin === 'meat'
        : !['vegan', 'vegetarian', 'fish'].includes(facts.origin)
    if (certainty === 'perhaps' && this.#holds(folded, recipe)) return true
    const { name, foods, main } = this.#textOf(recipe)
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

  #textOf(recipe: KitchenRecipe): Text {
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

const some = (names: string | string[] | undefined, test: (name: string) => boolean) =>
  names === undefined || listNames(names).some(test)

function hasTag(tag: string, recipe: KitchenRecipe): boolean {
  const folded = foldedName(tag)
  if (recipe.tags.some((one) => foldedName(one) === folded)) return true
  return folded === 'high protein' && (recipe.protein ?? 0) >= HIGH_PROTEIN
}

const families: ReadonlyMap<string, RegExp> = new Map([
  [
    'asian',
    /^(?:asian|chinese|japanese|thai|vietnamese|korean|indonesian|malaysian|filipino|south east asian|indian)$/,
  ],
  ['mediterranean', /^(?:mediterranean|italian|greek|spanish|turkish|lebanese|provençal)$/],
  ['tex mex', /^(?:tex mex|mexican)$/],
  ['latin american', /^(?:latin american|mexican|brazilian|peruvian|cuban|argentinian)$/],
  ['african', /^(?:african|nigerian|ethiopian|moroccan|west african|north african|ghanaian)$/],
  ['middle eastern', /^(?:middle eastern|lebanese|turkish|persian|israeli|moroccan)$/],
])

function isOfCuisine(cuisine: string, recipe: KitchenRecipe): boolean {
  const [asked, recipeCuisine] = [foldedName(cuisine), foldedName(recipe.cuisine ?? '')]
  return (
    recipeCuisine !== '' && (recipeCuisine === asked || families.get(asked)?.test(recipeCuisine) === true)
  )
}

const costOf = ({ budgetPerServing }: KitchenRecipe) =>
  budgetPerServing === null ? null : Number(budgetPerServing)

function isWithinLimit(
  limit: { min?: number | undefined; max?: number | undefined } | undefined,
  value: number | null | undefined,
  certainty: MatchCertainty,
): boolean {
  if (!limit) return true
  if (value === null || value === undefined) return certainty === 'perhaps'
  return value >= (limit.min ?? -Infinity) && value <= (limit.max ?? Infinity)
}
