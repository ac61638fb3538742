/**
 * Reads a recipe that no markup declares: by the labels over its parts, the names of its blocks and
 * the look of its lines.
 */

import type { PageDocument } from '../page/document.ts'
import { factsAmong } from '../page/facts.ts'
import { foodGrade, stepGrade } from '../page/likeness-grades.ts'
import { type Finding, type PageLine, withoutHeadings } from '../page/page-recipe.ts'
import { type PageRow, rowsOf } from '../page/page-rows.ts'
import { moreRecipesLabel, ingredientsLabel, methodLabel } from '../page/part-label-patterns.ts'
import { joinSideBySideLists } from '../page/side-by-side-lists.ts'
import { tidyIngredient } from '../page/tidy-lines.ts'
import { turnTransposedTables } from '../page/transposed-tables.ts'
import { nameCandidates } from './dish-name.ts'
import { chooseIngredients } from './ingredient-choice.ts'
import { ingredientParts } from './ingredient-parts.ts'
import { withoutTipsInList } from './method-end.ts'
import { namedBlocks } from './named-blocks.ts'
import { bestPart, type PagePart } from './page-part.ts'
import { withoutTalkBelow, withWholeLists } from './page-segments.ts'
import { placeFeaturesOf } from './place-features.ts'
import { startsWithLabel } from './row-looks.ts'
import { shownLists } from './shown-lists.ts'
import { stepParts } from './step-parts.ts'

const TRUST = 0.5

/**
 * The recipe that the page shows: its ingredients, its steps, and facts near 'Serves' and 'Cooking
 * time'.
 */
export function readVisibleRecipe(page: PageDocument): Finding[] {
  const rows = fromMainHeading(upToOtherRecipe(upToComments(rowsInOrder(page))))
  const blocks = namedBlocks(page)
  const candidates = ingredientParts(rows, blocks)
  const chosenFoods = chooseIngredients(rows, candidates)
  const { parts, sections } = stepParts(rows, blocks.steps, { candidates, chosen: chosenFoods })
  const steps = bestPart(parts)
  if (!chosenFoods && !steps) return []
  const { ingredients, steps: shownSteps } = shownLists(rows, chosenFoods, steps, sections)
  const lists = { ingredients, steps: withWholeLists(rows, ingredients, shownSteps) }
  const around = (field: 'ingredients' | 'steps', lines: PageLine[]) =>
    placeFeaturesOf(field, lines, rows, field === 'steps' ? parts : candidates)
  const firstFood = chosenFoods ? startOf(rows, chosenFoods) : -1
  const first = rows[Math.max(0, firstFood >= 0 ? firstFood : (steps?.from ?? 0))]
  const names = (ruled: string) =>
    nameCandidates(page, { foods: lists.ingredients, steps: lists.steps, first }, ruled)
  const stepsAlone = () =>
    withoutTipsInList(rows, withoutTalkBelow(rowsOf(page), lists.ingredients, lists.steps))
  const fields = { ...lists, ...factsAmong(rows) }
  return [
    {
      reader: 'page-shape',
      trust: TRUST,
      fields,
      placeFeatures: around,
      nameCandidates: names,
      segmentedSteps: stepsAlone,
    },
  ]
}

/** The rows of a page, with amounts beside their foods. */
const rowsInOrder = (page: PageDocument) => turnTransposedTables(joinSideBySideLists(rowsOf(page)))

/** The row that a part begins with; of one found by its block's name, the row of its first line. */
function startOf(rows: PageRow[], { from, lines }: PagePart): number {
  const [line] = withoutHeadings(lines)
  return from >= 0 ? from : rows.findIndex(({ text }) => tidyIngredient(text) === line)
}

/** '3 thoughts on …', '4 Kommentare', 'Leave a reply': the title over readers' comments. */
const commentsTitle =
  /^(?:\d{1,4}\s+(?:thoughts?|comments?|responses?|repl(?:y|ies)|kommentare?r?|commentaires?|comment[oi]|comentarios?|comentários?|reacties?|komentarz\p{L}*)(?=$|\P{L})|(?:leave a (?:reply|comment)|responses to|kommentare zu)(?=$|\P{L}))/iu

/** The rows up to the heading of readers' comments, below foods and a step. */
function upToComments(rows: PageRow[]): PageRow[] {
  const end = rows.findIndex(({ rank, text }) => rank > 0 && commentsTitle.test(text))
  const above = rows.slice(0, Math.max(0, end))
  const foods = above.filter(({ foodLikeness }) => foodLikeness >= foodGrade.likely)
  const hasStep = above.some(({ stepLikeness }) => stepLikeness >= stepGrade.likely)
  return foods.length >= MIN_FOODS_ABOVE && hasStep ? above : rows
}

/** The rows up to a heading that leads to another recipe ('Try also'), below a whole one. */
function upToOtherRecipe(rows: PageRow[]): PageRow[] {
  const end = rows.findIndex((row) => row.rank > 0 && startsWithLabel(row, moreRecipesLabel))
  const above = rows.slice(0, Math.max(0, end))
  return hasBothLabels(above) ? above : rows
}

/** Foods above a main heading that may be those of another recipe. */
const MIN_FOODS_ABOVE = 2

/**
 * The rows from the page's only main heading on, where foods stand above and a recipe below it
 * (importing 78).
 */
function fromMainHeading(rows: PageRow[]): PageRow[] {
  const mainHeading = rows.findIndex(({ tag }) => tag === 'h1')
  if (mainHeading < MIN_FOODS_ABOVE || rows.slice(mainHeading + 1).some(({ tag }) => tag === 'h1'))
    return rows
  const foods = rows.slice(0, mainHeading).filter(({ foodLikeness }) => foodLikeness >= foodGrade.likely)
  const below = foods.length >= MIN_FOODS_ABOVE ? rows.slice(mainHeading) : []
  return hasBothLabels(below) ? below : rows
}

const hasBothLabels = (rows: PageRow[]): boolean =>
  [ingredientsLabel, methodLabel].every((label) => rows.some((row) => startsWithLabel(row, label)))
