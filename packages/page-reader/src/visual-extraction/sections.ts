/**
 * Recipes in parts, each with its foods and its steps in turn: the dough and how it is made, then
 * the filling and how that is.
 */
import { stepShape } from '../page/line-shape.ts'
import { heading, isHeading, type PageLine, textOf } from '../page/page-recipe.ts'
import { ingredientsLabel, methodLabel, otherLabel } from '../page/part-labels.ts'
import type { PageRow } from '../page/rows.ts'
import type { PagePart } from './page-part.ts'
import { kindOf, says } from './row-looks.ts'
import { SENTENCE, stepsBelow } from './steps-below.ts'
import { areSameFoods } from './told-twice.ts'

/** A page with more of them tells several recipes. */
const MOST_TURNS = 4
/** Rows between the steps of one part and the foods of the next: a title, and a label. */
const MOST_BETWEEN = 2
const LONGEST_TITLE = 80

interface Turn {
  from: number
  /** The row after the last step. */
  to: number
  foods: PageLine[]
  steps: PageLine[]
}

/**
 * The foods and the steps of every part, under their titles; null where foods and steps take no
 * turns around the given foods.
 */
export function inTurns(
  rows: PageRow[],
  candidates: PagePart[],
  ingredients: PagePart,
): { ingredients: PageLine[]; steps: PageLine[] } | null {
  const turns = candidates
    .filter((part) => part.score > 0.6 && part.from >= 0 && isSetLike(rows, part, ingredients))
    .map((part) => turnAt(rows, part))
    .filter((turn) => turn !== null)
    .toSorted((a, b) => a.from - b.from || b.foods.length - a.foods.length)
  const first = turns.findIndex(({ from }) => from === ingredients.from)
  const chain = first < 0 ? [] : chainAround(turns, first)
  if (chain.length < 2 || chain.length > MOST_TURNS) return null
  // The same foods once more are the same recipe, told twice.
  if (chain.some(({ foods }, at) => at > 0 && areSameFoods(chain[at - 1]?.foods ?? [], foods))) return null
  const titled = chain.map((turn, at) => ({ ...turn, title: titleOver(rows, turn, chain[at - 1]) }))
  return {
    ingredients: titled.flatMap(({ title, foods }) => [...title, ...foods]),
    steps: titled.flatMap(({ title, steps }) => [...title.map(overSteps), ...steps]),
  }
}

/** 'Ingredients for the dough' says 'For the dough' over its steps. */
function overSteps(title: PageLine): PageLine {
  const text = textOf(title).replace(ingredientsLabel, '').trim()
  return heading(text.charAt(0).toUpperCase() + text.slice(1))
}

const isSetLike = (rows: PageRow[], part: PagePart, other: PagePart) => {
  const [row, first] = [rows[part.to - 1], rows[other.to - 1]]
  return row !== undefined && first !== undefined && kindOf(row) === kindOf(first)
}

/** The foods with the steps right below them; null where no sentence follows. */
function turnAt(rows: PageRow[], { from, to, lines }: PagePart): Turn | null {
  const next = rows.slice(to, to + 2).findIndex(({ text }) => stepShape(text) >= SENTENCE)
  if (next < 0) return null
  const steps = stepsBelow(rows, to + next, 0).lines
  const last = textOf(steps.at(-1) ?? '')
  const end = rows.findIndex(({ text }, at) => at >= to && text === last) + 1
  return end > 0 ? { from, to: end, foods: lines.filter((line) => !isHeading(line)), steps } : null
}

/** The turns that follow each other without a break, with the given one among them. */
function chainAround(turns: Turn[], first: number): Turn[] {
  const [start] = turns.slice(first)
  if (!start) return []
  const chain = [start]
  const goesOn = (turn: Turn, next: Turn) => next.from >= turn.to && next.from - turn.to <= MOST_BETWEEN
  for (const turn of turns.slice(first + 1)) if (goesOn(chain.at(-1) ?? start, turn)) chain.push(turn)
  for (const turn of turns.slice(0, first).toReversed())
    if (goesOn(turn, chain[0] ?? start)) chain.unshift(turn)
  return chain
}

/**
 * The last words over the foods of a part that name it; over the first part only a label can:
 * 'Ingredients for the dough'.
 */
function titleOver(rows: PageRow[], { from }: Turn, before: Turn | undefined): PageLine[] {
  const above = rows.slice(before ? before.to : from - 1, from)
  const title = above.findLast((row) => isTitle(row) && (before !== undefined || says(row, ingredientsLabel)))
  return title ? [heading(title.text)] : []
}

/** Short, and no label of a list that says no more than 'Ingredients' or 'Notes'. */
const isTitle = (row: PageRow) =>
  row.text.length <= LONGEST_TITLE &&
  !says(row, methodLabel) &&
  !says(row, otherLabel) &&
  (ingredientsLabel.exec(row.text)?.[0].length ?? 0) < row.text.length - 1
