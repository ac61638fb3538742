/**
 * Assigns each line of a text to the part of a recipe that it belongs to: by its own look, by the
 * labels around it, and by the order in which people write a recipe. The best parts of all lines
 * together are found by dynamic programming (Viterbi 1967).
 */

import { correctParts } from './correct-parts.ts'
import { type PartLabel, partLabelOf } from './part-label.ts'
import { isCountedFood, scoreLines, titlesOverFoods } from './part-scores.ts'
import type { TextLine } from './text-lines.ts'
import { type LineInPart, type PartScores, type TextPart, textParts } from './text-part.ts'

/** The cost of each change of parts without a label. A change that is not listed is impossible. */
const transitionCosts: Record<TextPart, Partial<PartScores>> = {
  head: { head: 0, ingredients: 0.4, method: 1.2 },
  ingredients: { ingredients: 0, method: 0.4, rest: 1, head: 3 },
  method: { method: 0, rest: 0.7, ingredients: 1.6, head: 1.9 },
  rest: { rest: 0, ingredients: 2.2, method: 2.2, head: 1.5 },
}

/** The cost of beginning a part without a blank line, in a text that has blank lines. */
const COST_WITHOUT_BLANK = 0.8
/** The cost of beginning a part without its label, in a text that has the label. */
const COST_WITHOUT_LABEL = 2

/** The cost of beginning another recipe with a title right over its foods. */
const COST_OF_NEXT_NAME = 1

/** The cost of a part that its label, or the title over its foods, announces. */
const COST_OF_ANNOUNCED = 0.1

/** What it costs that a part follows another at a line, given by its index. */
type CostOfChange = (last: TextPart, part: TextPart, at: number) => number

/**
 * The lines with their parts, chosen so that all together are most likely. With `isOneRecipe` no
 * line leads back to the head of another recipe.
 */
export function assignParts(lines: readonly TextLine[], isOneRecipe = false): LineInPart[] {
  const labels = lines.map(partLabelOf)
  const titles = titlesOverFoods(lines, labels, isOneRecipe)
  const scores = scoreLines(lines, labels, titles)
  const costOf = costOfChange(lines, labels, titles.areNames, isOneRecipe)
  const { totals, previousParts } = bestPaths(scores, costOf, (part) =>
    startScore(part, lines[0], labels[0] ?? null),
  )
  const assigned = traceBack(lines, labels, scores, totals, previousParts)
  return isOneRecipe ? correctParts(assigned) : assigned
}

function costOfChange(
  lines: readonly TextLine[],
  labels: readonly (PartLabel | null)[],
  areNames: readonly boolean[],
  isOneRecipe: boolean,
): CostOfChange {
  const hasBlanks = lines.some(({ isAfterBlank }, at) => at > 0 && isAfterBlank)
  return (last, part, at) => {
    const cost = transitionCosts[last][part]
    if (last === part || cost === undefined) return last === part ? 0 : Infinity
    if (isOneRecipe && part === 'head') return Infinity
    if (isLabelFor(labels[at] ?? null, part)) return COST_OF_ANNOUNCED
    if (last === 'method' && part === 'head' && areNames[at]) return COST_OF_NEXT_NAME
    if (last === 'head' && part === 'ingredients' && areNames[at - 1]) return COST_OF_ANNOUNCED
    const blank = !hasBlanks ? 0 : lines[at]?.isAfterBlank ? -0.2 : COST_WITHOUT_BLANK
    return cost + blank + (labels.some((label) => label === part) ? COST_WITHOUT_LABEL : 0)
  }
}

/**
 * For each line, the best total of all lines up to it that ends in each part, and the part of the
 * line before on the way to it.
 */
function bestPaths(
  scores: readonly PartScores[],
  costOf: CostOfChange,
  startScoreOf: (part: TextPart) => number,
): { totals: PartScores[]; previousParts: Record<TextPart, TextPart>[] } {
  const totals: PartScores[] = []
  const previousParts: Record<TextPart, TextPart>[] = []
  for (const [at, lineScores] of scores.entries()) {
    const before = totals[at - 1]
    const lineTotals = {} as PartScores
    const linePreviousParts = {} as Record<TextPart, TextPart>
    for (const part of textParts) {
      let bestTotal = before ? -Infinity : startScoreOf(part)
      linePreviousParts[part] = 'head'
      for (const last of before ? textParts : []) {
        const total = (before?.[last] ?? 0) - costOf(last, part, at)
        if (total > bestTotal) {
          bestTotal = total
          linePreviousParts[part] = last
        }
      }
      lineTotals[part] = bestTotal + lineScores[part]
    }
    totals.push(lineTotals)
    previousParts.push(linePreviousParts)
  }
  return { totals, previousParts }
}

/** The score of a text's first part: the head, unless its first line is labelled or a food. */
function startScore(part: TextPart, first: TextLine | undefined, label: PartLabel | null): number {
  if (part === 'head' || isLabelFor(label, part)) return 0
  return part === 'ingredients' && isCountedFood(first?.text ?? '') ? -0.4 : -1.5
}

const isLabelFor = (label: PartLabel | null, part: TextPart) =>
  label === part || (label === 'other' && part === 'rest')

function traceBack(
  lines: readonly TextLine[],
  labels: readonly (PartLabel | null)[],
  scores: readonly PartScores[],
  totals: readonly PartScores[],
  previousParts: readonly Record<TextPart, TextPart>[],
): LineInPart[] {
  const end = totals.at(-1)
  let part: TextPart = end ? best(end) : 'head'
  const assigned: LineInPart[] = []
  for (let at = lines.length - 1; at >= 0; at--) {
    const [line, lineScores] = [lines[at], scores[at]]
    if (!line || !lineScores) continue
    const otherScores = textParts.filter((other) => other !== part).map((other) => lineScores[other])
    const margin = Math.max(0, Math.min(1, lineScores[part] - Math.max(...otherScores)))
    assigned.unshift({ ...line, part, label: labels[at] ?? null, margin })
    part = previousParts[at]?.[part] ?? 'head'
  }
  return assigned
}

const best = (scores: PartScores): TextPart =>
  textParts.reduce((bestPart, part) => (scores[part] > scores[bestPart] ? part : bestPart))
