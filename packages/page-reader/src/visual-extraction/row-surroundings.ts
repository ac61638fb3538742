/** Signs of what stands around a row: beside it, above it, in its list, set like it. */
import { areAlike } from './row-looks.ts'
import { type Announced, FOODS, grade, isTitle, type SeenRow, SHAPES } from './seen-row.ts'

/** The rows before and after, and whether they are set alike. */
export function neighbours(seen: SeenRow[], at: number): string[] {
  const [before, one, after, second] = [seen[at - 1], seen[at], seen[at + 1], seen[at + 2]]
  if (!one) return []
  const { row, step, words: length } = one
  const stepGrade = grade(step, ...SHAPES)
  const signs = [before ? '' : 'first', after ? '' : 'last'].filter(Boolean)
  if (before) {
    const isAlike = areAlike(before.row, row)
    signs.push(
      `before:food${grade(before.food, 0.25, 0.45, 0.65)}`,
      `before:step${grade(before.step, 0.25, 0.5, 0.65)}`,
      `before:alike:${isAlike}`,
      `before:alike:${isAlike}:step${stepGrade}`,
      `before:list:${before.row.list === row.list}`,
      `before:holder:${before.row.holder === row.holder}`,
      `before:title:${before.row.rank > 0}`,
    )
    if (before.label) signs.push(`before:${before.label}`, `before:${before.label}:step${stepGrade}`)
    if (before.isCount) signs.push('before:count', `before:count:step${stepGrade}`)
  }
  if (after) {
    signs.push(
      `after:food${grade(after.food, 0.25, 0.45, 0.65)}`,
      `after:step${grade(after.step, 0.25, 0.5, 0.65)}`,
      `after:alike:${areAlike(after.row, row)}`,
      `after:list:${after.row.list === row.list}`,
      `after:title:${after.row.rank > 0}`,
      `after:step${grade(after.step, 0.5)}:words${grade(length, 9)}`,
    )
    if (after.label) signs.push(`after:${after.label}`)
    if (after.isCount) signs.push('after:count')
  }
  if (second)
    signs.push(`second:food${grade(second.food, 0.45, 0.65)}`, `second:step${grade(second.step, 0.5)}`)
  const text = textAbove(seen, at)
  if (text) {
    const isAlike = areAlike(text.row, row)
    signs.push(`text:alike:${isAlike}`, `text:step${grade(text.step, 0.25, 0.5, 0.65)}:${isAlike}`)
  }
  return signs
}

/** The nearest row above that is no title and no count. */
function textAbove(seen: SeenRow[], at: number): SeenRow | undefined {
  for (let above = at - 1; above >= 0; above--) {
    const one = seen[above]
    if (one && !one.isCount && one.row.rank === 0) return one
  }
  return undefined
}

/** What the last label and the last heading above each row announce, and how far above. */
export function announcedAbove(seen: SeenRow[]): string[] {
  const all = new Set(seen.map(({ label }) => label))
  const known = new Set<Announced>()
  let [label, heading]: string[] = ['', '']
  let [farLabel, farHeading] = [99, 99]
  return seen.map((one) => {
    farLabel++
    farHeading++
    if (one.label) {
      ;[label, farLabel] = [one.label, 0]
      known.add(one.label)
    }
    if (isTitle(one.row)) [heading, farHeading] = [one.label || 'title', 0]
    const parts = (['foods', 'method'] as const).map((part) => `${known.has(part)}${all.has(part)}`)
    return [
      `under:${label}:${grade(farLabel, 1, 2, 6, 20, 50)}`,
      `below:${heading}:${grade(farHeading, 1, 2, 6, 20)}`,
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
export function groupsBy<Key>(seen: SeenRow[], keyOf: (one: SeenRow) => Key): Map<Key, Group> {
  const groups = new Map<Key, Group>()
  for (const one of seen) {
    const group = groups.get(keyOf(one)) ?? { rows: 0, food: 0, step: 0 }
    groups.set(keyOf(one), {
      rows: group.rows + 1,
      food: group.food + one.food,
      step: group.step + one.step,
    })
  }
  return groups
}

/** How the other rows of its group look, beside how the row does. */
export function groupSigns(name: string, group: Group | undefined, { food, step }: SeenRow): string[] {
  const rows = group?.rows ?? 1
  const mean = (sum: number, bounds: number[]) => (rows > 1 ? grade(sum / (rows - 1), ...bounds) : '-')
  const steps = `${name}:step${mean((group?.step ?? 0) - step, [0.05, 0.25, 0.5, 0.65])}`
  const foods = `${name}:food${mean((group?.food ?? 0) - food, [0.05, 0.25, 0.45, 0.65])}`
  return [
    steps,
    foods,
    `${steps}:${grade(step, ...SHAPES)}`,
    `${foods}:${grade(food, ...FOODS)}`,
    `${name}:rows${grade(rows, 2, 3, 6, 15, 40)}`,
  ]
}

/** What speaks for another part beginning at a row. */
export function changes(seen: SeenRow[], at: number): string[] {
  const [before, one] = [seen[at - 1], seen[at]]
  if (!one) return []
  const { row, label } = one
  const isThat: [string, boolean][] = [
    ['kind', before !== undefined && !areAlike(before.row, row)],
    ['list', before !== undefined && before.row.list !== row.list],
    ['holder', before !== undefined && before.row.holder !== row.holder],
    [`below:${before?.label ?? ''}`, (before?.label ?? '') !== ''],
    [`label:${label}`, label !== ''],
    ['bold', row.rank > 0],
    ['title', isTitle(row)],
  ]
  return ['any', ...isThat.flatMap(([sign, holds]) => (holds ? [sign] : []))]
}
