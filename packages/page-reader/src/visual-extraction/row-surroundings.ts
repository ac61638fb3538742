/** Features of what stands around a row: beside it, above it, in its list, set like it. */

import {
  type AnnouncedPart,
  FOOD_BOUNDS,
  gradeByBounds,
  isHeadingRow,
  type DescribedRow,
  STEP_BOUNDS,
} from './described-row.ts'
import { areAlike } from './row-looks.ts'

/** The rows before and after, and whether they are set alike. */
export function neighbourFeatures(describedRows: DescribedRow[], at: number): string[] {
  const [before, current, after, second] = [
    describedRows[at - 1],
    describedRows[at],
    describedRows[at + 1],
    describedRows[at + 2],
  ]
  if (!current) return []
  const { row, step, words: length } = current
  const stepGrade = gradeByBounds(step, ...STEP_BOUNDS)
  const features = [before ? '' : 'first', after ? '' : 'last'].filter(Boolean)
  if (before) {
    const isAlike = areAlike(before.row, row)
    features.push(
      `before:food${gradeByBounds(before.food, 0.25, 0.45, 0.65)}`,
      `before:step${gradeByBounds(before.step, 0.25, 0.5, 0.65)}`,
      `before:alike:${isAlike}`,
      `before:alike:${isAlike}:step${stepGrade}`,
      `before:list:${before.row.list === row.list}`,
      `before:holder:${before.row.holder === row.holder}`,
      `before:title:${before.row.rank > 0}`,
    )
    if (before.label) features.push(`before:${before.label}`, `before:${before.label}:step${stepGrade}`)
    if (before.isStepNumber) features.push('before:count', `before:count:step${stepGrade}`)
  }
  if (after) {
    features.push(
      `after:food${gradeByBounds(after.food, 0.25, 0.45, 0.65)}`,
      `after:step${gradeByBounds(after.step, 0.25, 0.5, 0.65)}`,
      `after:alike:${areAlike(after.row, row)}`,
      `after:list:${after.row.list === row.list}`,
      `after:title:${after.row.rank > 0}`,
      `after:step${gradeByBounds(after.step, 0.5)}:words${gradeByBounds(length, 9)}`,
    )
    if (after.label) features.push(`after:${after.label}`)
    if (after.isStepNumber) features.push('after:count')
  }
  if (second)
    features.push(
      `second:food${gradeByBounds(second.food, 0.45, 0.65)}`,
      `second:step${gradeByBounds(second.step, 0.5)}`,
    )
  const text = textAbove(describedRows, at)
  if (text) {
    const isAlike = areAlike(text.row, row)
    features.push(`text:alike:${isAlike}`, `text:step${gradeByBounds(text.step, 0.25, 0.5, 0.65)}:${isAlike}`)
  }
  return features
}

/** The nearest row above that is no title and no count. */
function textAbove(describedRows: DescribedRow[], at: number): DescribedRow | undefined {
  for (let above = at - 1; above >= 0; above--) {
    const candidate = describedRows[above]
    if (candidate && !candidate.isStepNumber && candidate.row.rank === 0) return candidate
  }
  return undefined
}

/** What the last label and the last heading above each row announce, and how far above. */
export function announcedAbove(describedRows: DescribedRow[]): string[] {
  const allLabels = new Set(describedRows.map(({ label }) => label))
  const knownLabels = new Set<AnnouncedPart>()
  let [label, heading]: string[] = ['', '']
  let [rowsSinceLabel, rowsSinceHeading] = [99, 99]
  return describedRows.map((described) => {
    rowsSinceLabel++
    rowsSinceHeading++
    if (described.label) {
      ;[label, rowsSinceLabel] = [described.label, 0]
      knownLabels.add(described.label)
    }
    if (isHeadingRow(described.row)) [heading, rowsSinceHeading] = [described.label || 'title', 0]
    const parts = (['foods', 'method'] as const).map(
      (part) => `${knownLabels.has(part)}${allLabels.has(part)}`,
    )
    return [
      `under:${label}:${gradeByBounds(rowsSinceLabel, 1, 2, 6, 20, 50)}`,
      `below:${heading}:${gradeByBounds(rowsSinceHeading, 1, 2, 6, 20)}`,
      `known:${parts.join('')}`,
    ].join(' ')
  })
}

/** The looks of all rows that are set alike, or stand in one list. */
interface Group {
  rows: number
  food: number
  step: number
}

/** The groups of rows that share what is asked for. */
export function groupsBy<Key>(
  describedRows: DescribedRow[],
  keyOf: (described: DescribedRow) => Key,
): Map<Key, Group> {
  const groups = new Map<Key, Group>()
  for (const described of describedRows) {
    const group = groups.get(keyOf(described)) ?? { rows: 0, food: 0, step: 0 }
    groups.set(keyOf(described), {
      rows: group.rows + 1,
      food: group.food + described.food,
      step: group.step + described.step,
    })
  }
  return groups
}

/** How the other rows of its group look, compared with the row itself. */
export function groupFeatures(
  name: string,
  group: Group | undefined,
  { food, step }: DescribedRow,
): string[] {
  const rows = group?.rows ?? 1
  const mean = (sum: number, bounds: number[]) =>
    rows > 1 ? gradeByBounds(sum / (rows - 1), ...bounds) : '-'
  const steps = `${name}:step${mean((group?.step ?? 0) - step, [0.05, 0.25, 0.5, 0.65])}`
  const foods = `${name}:food${mean((group?.food ?? 0) - food, [0.05, 0.25, 0.45, 0.65])}`
  return [
    steps,
    foods,
    `${steps}:${gradeByBounds(step, ...STEP_BOUNDS)}`,
    `${foods}:${gradeByBounds(food, ...FOOD_BOUNDS)}`,
    `${name}:rows${gradeByBounds(rows, 2, 3, 6, 15, 40)}`,
  ]
}

/** Features for a new segment that begins at a row. */
export function changeFeatures(describedRows: DescribedRow[], at: number): string[] {
  const [before, current] = [describedRows[at - 1], describedRows[at]]
  if (!current) return []
  const { row, label } = current
  const conditions: [string, boolean][] = [
    ['kind', before !== undefined && !areAlike(before.row, row)],
    ['list', before !== undefined && before.row.list !== row.list],
    ['holder', before !== undefined && before.row.holder !== row.holder],
    [`below:${before?.label ?? ''}`, (before?.label ?? '') !== ''],
    [`label:${label}`, label !== ''],
    ['bold', row.rank > 0],
    ['title', isHeadingRow(row)],
  ]
  return ['any', ...conditions.flatMap(([feature, holds]) => (holds ? [feature] : []))]
}
