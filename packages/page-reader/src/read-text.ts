import { recipeWarnings } from './page-doubts.ts'
import type { PageReading } from './page/page-recipe.ts'
import { assignParts } from './text/assign-parts.ts'
import { withBareStepNumbers } from './text/bare-step-numbers.ts'
import { isCopiedPage, readCopiedPage } from './text/copied-page.ts'
import { isFact } from './text/fact-lines.ts'
import { joinCutLines } from './text/join-cut-lines.ts'
import { pairAmounts } from './text/pair-amounts.ts'
import { partLabelOf, splitAtLabels } from './text/part-label.ts'
import { foodsInList, splitFoodLine } from './text/split-food-line.ts'
import { splitRecipes } from './text/split-recipes.ts'
import { splitOneLineRecipe, splitSpokenRecipe } from './text/spoken-recipe.ts'
import { type TextLine, textLines } from './text/text-lines.ts'
import type { LineInPart } from './text/text-part.ts'
import { textRecipe } from './text/text-recipe.ts'
import { isControl } from './visual-extraction/list-controls.ts'

/** The most recipes that are read out of one text. */
const MAX_RECIPES = 20

/**
 * The recipes in a text that somebody typed, or copied from a document, a message or a caption; one
 * reading each, in their order. None of them has fewer than two ingredients and no step. `url` is
 * where it came from, if that is known. Never throws.
 */
export function readTexts(text: string, url = ''): PageReading[] {
  const textLinesByLabel = withoutControls(
    splitAtLabels(withBareStepNumbers(withoutWeekdays(textLines(text)))),
  )
  const lines = linesInParts(textLinesByLabel)
  if (isCopiedPage(lines)) {
    const copiedPage = readCopiedPage(textLinesByLabel, url)
    if (copiedPage.recipe !== null) return [copiedPage]
  }
  const apart = splitRecipes(textLinesByLabel)
  if (apart.length === 1) return readingOf(lines, url)
  return apart.flatMap((recipeLines) => readingOf(linesInParts(recipeLines), url)).slice(0, MAX_RECIPES)
}

/** Texts with at most so many lines may hold a recipe in one of them. */
const FEW_LINES = 3

/** The lines of a text, with wrapped lines joined and each labelled. */
function linesInParts(lines: readonly TextLine[]): LineInPart[] {
  const isLabelled = lines.some((line) => partLabelOf(line) === 'ingredients')
  const splitLines = isLabelled ? lines : lines.flatMap(splitSpokenRecipe)
  const isPlain = splitLines.length === lines.length && lines.length <= FEW_LINES
  const spoken = isPlain ? lines.flatMap(splitOneLineRecipe) : splitLines
  return assignParts(splitLists(joinCutLines(pairAmounts(spoken))), true)
}

/**
 * The recipes in lines whose places on a page are known: no line is cut, and a line set as a
 * heading is one.
 */
export const readPlacedLines = (lines: readonly TextLine[]): PageReading[] =>
  recipesAmong(assignParts(splitLists(lines)))
    .slice(0, MAX_RECIPES)
    .flatMap((recipeLines) => readingOf(recipeLines, '', true))

/** The recipe in the lines; an empty list where they hold none. */
function readingOf(lines: readonly LineInPart[], url: string, arePlaced = false): PageReading[] {
  const { recipe, confidence } = textRecipe(lines, url, arePlaced)
  const isOf = (part: LineInPart['part']) => lines.some(({ label }) => label === part)
  // One food and one step are a recipe where the text labels them as such.
  const fewest = isOf('ingredients') && isOf('method') && recipe.ingredients.length > 0 ? 1 : 2
  if (recipe.ingredients.length < 2 && recipe.steps.length < fewest) return []
  return [{ recipe, method: 'text', warnings: recipeWarnings(recipe, confidence, 'text'), confidence }]
}

const weekday =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:maan|dins|woens|donder|vrij|zater|zon)dag)\s*:?$/iu

/** The lines without weekdays, where several stand alone in their lines. */
function withoutWeekdays(lines: readonly TextLine[]): TextLine[] {
  if (lines.filter(({ text }) => weekday.test(text)).length < 2) return [...lines]
  return lines.flatMap((line, at) => {
    if (weekday.test(line.text)) return []
    return weekday.test(lines[at - 1]?.text ?? '') ? [{ ...line, isAfterBlank: true }] : [line]
  })
}

/** The lines without the switches of units and amounts that a page shows below 'Ingredients'. */
function withoutControls(lines: readonly TextLine[]): TextLine[] {
  let isBelowLabel = false
  return lines.filter((line) => {
    if (isBelowLabel && isControl(line) && !isFact(line.text)) return false
    isBelowLabel = partLabelOf(line) === 'ingredients'
    return true
  })
}

/** 'For the icing: 100 g sugar, 2 tbsp juice': a part of a dish with its foods in one line. */
const partAhead =
  /^(?<title>(?:for|für|pour|per|para|voor|till?|dla|na) [^:,.]{3,30}:)\s+(?<foods>\S.*[^.!?])$/iu

function partWithFoods(text: string): { title: string; foods: string[] } | null {
  const { title = '', foods = '' } = partAhead.exec(text)?.groups ?? {}
  const parts = foods === '' ? [] : foodsInList(foods)
  return parts.length > 1 ? { title, foods: parts } : null
}

/** The lines; foods that share one line get a line each. */
const splitLists = (lines: readonly TextLine[]) =>
  lines.flatMap((line, at) => {
    const before = lines[at - 1]
    const isAnnounced = before !== undefined && partLabelOf(before) === 'ingredients' && !line.isAfterBlank
    const isLast = at + 1 === lines.length || partLabelOf(lines[at + 1] ?? line) !== null
    if (line.count !== null || partLabelOf(line) !== null) return [line]
    const part = partWithFoods(line.text)
    if (part)
      return [
        { ...line, text: part.title, isBullet: false },
        ...part.foods.map((text) => ({ ...line, text, isAfterBlank: false })),
      ]
    const foods = splitFoodLine(line.text, isAnnounced && isLast)
    return foods.length === 1 ? [line] : foods.map((text) => ({ ...line, text }))
  })

/**
 * The lines of each recipe. Another begins where a new name follows a method or lines beside the
 * recipe, or at a title with a list of ingredients of its own.
 */
function recipesAmong(lines: readonly LineInPart[]): LineInPart[][] {
  const recipes: LineInPart[][] = [[]]
  let isWhole = false
  lines.forEach((line, at) => {
    const before = lines[at - 1]?.part
    const isNamed = line.part === 'head' && before !== undefined && before !== 'head'
    if (isNamed || (isWhole && isNextName(line, lines[at + 1]))) {
      recipes.push([])
      isWhole = false
      line.part = 'head'
    }
    isWhole ||= line.part === 'method'
    recipes.at(-1)?.push(line)
  })
  return recipes
}

const LONGEST_NAME = 80

/**
 * A title over the word 'Ingredients' is the name of a recipe; 'For the icing' is a part of one.
 */
const isNextName = (line: LineInPart, next: LineInPart | undefined) =>
  next?.label === 'ingredients' &&
  line.label === null &&
  line.isAfterBlank &&
  line.count === null &&
  line.text.length <= LONGEST_NAME &&
  !/[.!?:]$|^(?:for|to make) the\b/i.test(line.text)
