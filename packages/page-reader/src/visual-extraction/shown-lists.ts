/**
 * The lists as the page shows them to people: recipes in sections, each with its foods and its
 * steps in turn; steps without what stands beside them.
 */

import { withCapital } from '@plateful/ingredients/format-english'
import { isWebAddress } from '../page/address.ts'
import { lettersAndDigitsOf, wordsOf } from '../page/comparable-text.ts'
import { stepGrade } from '../page/likeness-grades.ts'
import { heading, isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import type { PageRow } from '../page/page-rows.ts'
import { moreRecipesLabel, ingredientsLabel } from '../page/part-label-patterns.ts'
import { areSameFoods, type PagePart } from './page-part.ts'
import { areAlike, startsWithLabel, withoutStepNumberBeside } from './row-looks.ts'
import type { RecipeSection } from './step-parts.ts'

/** A page with more sections has several recipes. */
const MAX_SECTIONS = 4
/** Rows between the steps of one part and the foods of the next: a title, and a label. */
const MAX_BETWEEN = 2

interface Lists {
  ingredients: PageLine[]
  steps: PageLine[]
}

/** The chosen ingredients and steps, or those of all sections where a page has several. */
export function shownLists(
  rows: PageRow[],
  ingredients: PagePart | null,
  steps: PagePart | null,
  sections: RecipeSection[],
): Lists {
  const lists = (ingredients && listsBySection(rows, sections, ingredients)) ?? {
    ingredients: ingredients?.lines ?? [],
    steps: [...stepsAmongFoods(rows, ingredients, steps), ...(steps?.lines ?? [])],
  }
  const shownSteps = withoutRepeatedText(withoutFoodsBeside(lists.steps, rows, lists.ingredients))
  return { ingredients: titledAsSteps(lists.ingredients, shownSteps), steps: shownSteps }
}

/**
 * Sentences among the foods, set like a step below them: the first foods are prepared before the
 * others are named.
 */
function stepsAmongFoods(rows: PageRow[], foods: PagePart | null, steps: PagePart | null): PageLine[] {
  if (!foods || !steps || foods.from < 0 || steps.from < foods.to) return []
  const stepTexts = new Set(steps.lines.map(textOf))
  const stepRows = rows.slice(steps.from).filter((row) => stepTexts.has(row.text))
  const foodTexts = new Set(foods.lines.map(textOf))
  return rows
    .slice(foods.from, foods.to)
    .filter(
      (row) =>
        row.tag === 'p' &&
        row.rank === 0 &&
        row.stepLikeness >= stepGrade.sure &&
        /[.!]$/.test(row.text) &&
        !foodTexts.has(row.text) &&
        stepRows.some((step) => areAlike(step, row)),
    )
    .map(({ text }) => text)
}

/** 'For the dough', 'Für den Teig': what stands before the name of a part. */
const forPart =
  /^(?:for|für|pour|per|para|voor|till|til|do|na)(?: (?:the|den|die|das|la|le|les|il|el|os|as|de|het))? /i

/** Makes 'Dough' among the foods a title, where steps stand under 'For the dough'. */
function titledAsSteps(ingredients: PageLine[], steps: PageLine[]): PageLine[] {
  const parts = new Set(
    steps.filter(isHeading).map(({ text }) => lettersAndDigitsOf(text.replace(forPart, ''))),
  )
  return ingredients.map((line, at) => {
    const isAbove = at < ingredients.length - 1 && !isHeading(line)
    return isAbove && parts.has(lettersAndDigitsOf(textOf(line))) ? heading(textOf(line)) : line
  })
}

/** The number of following steps from which a text that contains them is left out. */
const MIN_REPEATED = 2

/** The steps without a text that has, in one piece, the steps that follow it. */
function withoutRepeatedText(steps: PageLine[]): PageLine[] {
  return steps.filter((line, at) => {
    if (isHeading(line)) return true
    const textLetters = lettersAndDigitsOf(textOf(line))
    let matched = 0
    let from = at + 1
    for (let next = steps[from]; next !== undefined && !isHeading(next); next = steps[++from]) {
      const letters = lettersAndDigitsOf(textOf(next))
      if (letters === '' || !textLetters.startsWith(letters, matched)) break
      matched += letters.length
    }
    return from - at - 1 < MIN_REPEATED
  })
}

/**
 * The foods and the steps of every section, under their titles; null where the chosen ingredients
 * are no section among others.
 */
function listsBySection(rows: PageRow[], sections: RecipeSection[], ingredients: PagePart): Lists | null {
  const inOrder = sections.toSorted((a, b) => a.from - b.from)
  const first = inOrder.findIndex(({ from }) => from === ingredients.from)
  const consecutive = first < 0 ? [] : sectionsAround(rows, inOrder, first)
  if (consecutive.length < 2 || consecutive.length > MAX_SECTIONS) return null
  // Two sections with the same foods are one recipe that stands there twice.
  const areRepeated = (isSame: (one: PageLine[], other: PageLine[]) => boolean) =>
    consecutive.some(({ foods }, at) => at > 0 && isSame(consecutive[at - 1]?.foods ?? [], foods))
  if (areRepeated(areSameFoods)) return null
  // Equal amounts show a translation: the first, in the page's own language, is taken.
  const [firstSection] = consecutive
  if (firstSection && areRepeated(areSameAmounts))
    return { ingredients: firstSection.foods, steps: firstSection.steps }
  const titledSections = consecutive.map((section, at) => ({
    ...section,
    title: titleOver(rows, section, consecutive[at - 1]),
  }))
  return {
    ingredients: titledSections.flatMap(({ title, foods }) => [...title, ...foods]),
    steps: titledSections.flatMap(({ title, steps }) => [...title.map(titleOverSteps), ...steps]),
  }
}

/** Amounts from which equal ones in the same order show a translation. */
const MIN_SAME_AMOUNTS = 3

/** Whether the same amounts follow each other in both: '1 kg potatoes', '1 kg ziemniaków'. */
function areSameAmounts(one: PageLine[], other: PageLine[]): boolean {
  const [amounts, otherAmounts] = [one, other].map((lines) => lines.map((line) => amountIn(textOf(line))))
  const distinctAmounts = new Set(amounts?.filter(Boolean))
  return distinctAmounts.size >= MIN_SAME_AMOUNTS && amounts?.join('|') === otherAmounts?.join('|')
}

const amountIn = (text: string) =>
  /^[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛–-]*(?:(?:k?g|[mcd]?l)(?![\p{L}]))?/u.exec(text)?.[0].replace(/\s+/g, '') ?? ''

/** 'Ingredients for the dough' as 'For the dough', over its steps. */
function titleOverSteps(title: PageLine): PageLine {
  const text = textOf(title).replace(ingredientsLabel, '').trim()
  return heading(withCapital(text))
}

/** The sections that follow each other without a gap, around the given one. */
function sectionsAround(rows: PageRow[], sections: RecipeSection[], first: number): RecipeSection[] {
  const [start] = sections.slice(first)
  if (!start) return []
  const consecutive = [start]
  const isNextSection = (section: RecipeSection, next: RecipeSection) =>
    next.from >= section.to &&
    next.from - section.to <= MAX_BETWEEN &&
    !rows.slice(section.to, next.from).some((row) => startsWithLabel(row, moreRecipesLabel))
  for (const section of sections.slice(first + 1))
    if (isNextSection(consecutive.at(-1) ?? start, section)) consecutive.push(section)
  for (const section of sections.slice(0, first).toReversed())
    if (isNextSection(section, consecutive[0] ?? start)) consecutive.unshift(section)
  return consecutive
}

/**
 * The last words over the foods of a part that name it; over the first part only a label can:
 * 'Ingredients for the dough'.
 */
function titleOver(rows: PageRow[], { from }: RecipeSection, before: RecipeSection | undefined): PageLine[] {
  const above = rows.slice(before ? before.to : from - 1, from)
  const title = above.findLast(
    (row) => isTitle(row) && (before !== undefined || startsWithLabel(row, ingredientsLabel)),
  )
  return title ? [heading(title.text)] : []
}

/** Whether a label says more than 'Ingredients'. */
const isTitle = ({ text }: PageRow) => (ingredientsLabel.exec(text)?.[0].length ?? 0) < text.length - 1

/**
 * The steps without those lines in their rows in which every word is one of the ingredients: a
 * sentence has other words too.
 */
function withoutFoodsBeside(steps: PageLine[], rows: PageRow[], ingredients: PageLine[]): PageLine[] {
  const ingredientWords = new Set(ingredients.map(textOf).flatMap(wordsOf))
  const isFoods = (text: string) => {
    const words = wordsOf(text)
    return words.length > 0 && !/[.!]$/.test(text) && words.every((word) => ingredientWords.has(word))
  }
  const shortened = new Map<PageLine, string>()
  for (const row of rows) {
    const pieces = row.pieces.filter((text, at) => at === 0 || !(isWebAddress(text) || isFoods(text)))
    if (pieces.length === row.pieces.length) continue
    shortened.set(withoutStepNumberBeside(row), withoutStepNumberBeside({ pieces, text: pieces.join(' ') }))
  }
  return steps.map((line) => (isHeading(line) ? line : (shortened.get(line) ?? line)))
}
