/**
 * Says of each line of a text what it is: by its own look, by the labels around it, and by the
 * order in which people write a recipe. The best labelling of all lines together is found by
 * dynamic programming (Viterbi 1967).
 */
import { beginsWithNumber, ingredientShape, isNutrient, stepShape } from '../page/line-shape.ts'
import { isFarewell } from '../page/farewell.ts'
import type { TextLine } from './text-lines.ts'
import { type Label, labelOf, namesFood } from './whole-lines.ts'

/** Before a recipe; its ingredients; its method; what is said after or beside it. */
export const parts = ['head', 'ingredients', 'method', 'rest'] as const
export type Part = (typeof parts)[number]

/** A line, the part it belongs to, and what it announces. */
export interface LabelledLine extends TextLine {
  part: Part
  label: Label | null
  /** By how much its part is better than the next best, from 0 to 1. */
  sure: number
}

/**
 * What it costs to go from one part to another where no label says so; absent: it never happens.
 */
const steps: Record<Part, Partial<Record<Part, number>>> = {
  head: { head: 0, ingredients: 0.4, method: 1.2 },
  ingredients: { ingredients: 0, method: 0.4, rest: 1, head: 3 },
  method: { method: 0, rest: 0.7, ingredients: 1.6, head: 1.9 },
  rest: { rest: 0, ingredients: 2.2, method: 2.2, head: 1.5 },
}

/** What it costs to begin a part without a blank line where the text has blank lines. */
const UNPARTED = 0.8
/** What it costs to begin a part without its label where the text has one. */
const ELSEWHERE = 2

/** What a label adds to the part it names, and takes from every other. */
const SAID = 2.5

/** The lines with the parts they most likely belong to, all of them together. */
export function labelledLines(lines: readonly TextLine[]): LabelledLine[] {
  const labels = lines.map(labelOf)
  const scores = lines.map((line, at) =>
    partScores(line, labels[at] ?? null, isAmongAmounts(lines, at), isOverStep(line, lines[at + 1])),
  )
  const hasBlanks = lines.some(({ isAfterBlank }, at) => at > 0 && isAfterBlank)
  const costOf = (last: Part, part: Part, at: number): number => {
    const cost = steps[last][part]
    if (last === part || cost === undefined) return last === part ? 0 : Infinity
    if (isSaid(labels[at] ?? null, part)) return 0.1
    const blank = !hasBlanks ? 0 : lines[at]?.isAfterBlank ? -0.2 : UNPARTED
    return cost + blank + (labels.some((label) => label === part) ? ELSEWHERE : 0)
  }
  const forward: Record<Part, number>[] = []
  const from: Record<Part, Part>[] = []
  for (const [at, own] of scores.entries()) {
    const before = forward[at - 1]
    const best = {} as Record<Part, number>
    const came = {} as Record<Part, Part>
    for (const part of parts) {
      let top = before ? -Infinity : startAt(part, lines[0], labels[0] ?? null)
      came[part] = 'head'
      for (const last of before ? parts : []) {
        const cost = costOf(last, part, at)
        const value = (before?.[last] ?? 0) - cost
        if (value > top) {
          top = value
          came[part] = last
        }
      }
      best[part] = top + own[part]
    }
    forward.push(best)
    from.push(came)
  }
  return traced(lines, labels, scores, forward, from)
}

/** A text begins with its name, unless its first line is announced or plainly an ingredient. */
function startAt(part: Part, first: TextLine | undefined, label: Label | null): number {
  if (part === 'head' || isSaid(label, part)) return 0
  return part === 'ingredients' && isCountedFood(first?.text ?? '') ? -0.4 : -1.5
}

/** An amount in figures, a unit and a food. */
const isCountedFood = (text: string) => beginsWithNumber(text) && ingredientShape(text) >= 0.95

const isSaid = (label: Label | null, part: Part) => label === part || (label === 'other' && part === 'rest')

function traced(
  lines: readonly TextLine[],
  labels: readonly (Label | null)[],
  scores: readonly Record<Part, number>[],
  forward: readonly Record<Part, number>[],
  from: readonly Record<Part, Part>[],
): LabelledLine[] {
  const end = forward.at(-1)
  let part: Part = end ? best(end) : 'head'
  const labelled: LabelledLine[] = []
  for (let at = lines.length - 1; at >= 0; at--) {
    const [line, own] = [lines[at], scores[at]]
    if (!line || !own) continue
    const others = parts.filter((other) => other !== part).map((other) => own[other])
    const sure = Math.max(0, Math.min(1, own[part] - Math.max(...others)))
    labelled.unshift({ ...line, part, label: labels[at] ?? null, sure })
    part = from[at]?.[part] ?? 'head'
  }
  return labelled
}

const best = (scores: Record<Part, number>): Part =>
  parts.reduce((top, part) => (scores[part] > scores[top] ? part : top))

/** How well a line fits each part, by itself. */
function partScores(
  line: TextLine,
  label: Label | null,
  isAmong: boolean,
  isOver: boolean,
): Record<Part, number> {
  if (label !== null) {
    const said: Part = label === 'other' ? 'rest' : label
    return {
      head: label === 'other' ? 0 : -SAID,
      ingredients: -SAID,
      method: -SAID,
      rest: -SAID,
      [said]: SAID,
    }
  }
  if (isTitleLike(line)) return { head: 0.25, ingredients: 0, method: 0, rest: 0 }
  if (isOver) return { head: 0.1, ingredients: -0.2, method: 0.25, rest: 0 }
  const food = foodScore(line, isAmong)
  const step = stepShape(line.text) + (line.count !== null ? 0.35 : 0)
  if (isFarewell(line.text)) return { head: 0, ingredients: -1, method: -1, rest: 0.3 }
  const isTag = /^#\p{L}|https?:|@\w/u.test(line.text)
  return {
    head: isTag ? 0.2 : -0.6 * Math.max(0, food - 0.5),
    ingredients: isTag ? -1 : 2 * (food - 0.45) - (line.count !== null ? 0.4 : 0),
    method: isTag ? -1 : 2 * (step - 0.45) - Math.max(0, food - 0.6),
    rest: isTag ? 0.4 : -0.5 * Math.max(0, food - 0.6) - 0.1,
  }
}

/** Characters of a title of a part: 'For the sauce:'. */
const LONGEST_TITLE = 50

/** A few words after a blank line, none of them food, over a step: a part of the method. */
const isOverStep = (line: TextLine, next: TextLine | undefined) =>
  line.isAfterBlank &&
  next !== undefined &&
  line.text.length <= LONGEST_TITLE &&
  /^[\p{Lu}\d]/u.test(line.text) &&
  !/[.!?,:]$/.test(line.text) &&
  stepShape(line.text) < 0.45 &&
  ingredientShape(line.text) < 0.65 &&
  stepShape(next.text) >= 0.6 &&
  !namesFood(line.text)

const isTitleLike = (line: TextLine) =>
  line.text.length <= LONGEST_TITLE &&
  line.count === null &&
  !/^\d/.test(line.text) &&
  (line.isHeading || (line.text.endsWith(':') && !line.isBullet))

/** Lines before and after in which an amount is looked for. */
const NEAR = 3

/** Whether lines near it begin with amounts of food: a food without one belongs to them. */
const isAmongAmounts = (lines: readonly TextLine[], at: number) =>
  lines
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some(({ text }, index) => index !== Math.min(at, NEAR) && ingredientShape(text) >= 0.65)

function foodScore(line: TextLine, isAmong: boolean): number {
  if (isNutrient(line.text)) return 0
  const shape = ingredientShape(line.text)
  if (shape >= 0.65) return shape
  const isBare = line.text.length <= 60 && !/[.!?]$/.test(line.text)
  return isBare && namesFood(line.text) ? Math.max(shape, isAmong ? 0.75 : 0.5) : shape
}
