/** The numbers of a labelled line, each with its unit words: what the amount grammar reads. */

import { readQuantity } from '../measure/quantity.ts'
import { canonicalUnit, isUnitModifier, isUnitWord, kindOfUnit } from '../measure/unit.ts'
import type { LineLabel } from './tagger-model.ts'

/** A number of a line with the unit words right behind it; `start` and `end` count tokens. */
export interface NumberWithUnits {
  quantity: number
  max: number | null
  units: string[]
  start: number
  end: number
}

/** Unit words that stand behind no number. */
export interface UnitRun {
  units: string[]
  start: number
  end: number
}

/** Whether a unit measures, and counts no pieces. */
export const isMeasureUnit = (unit: string | null) => {
  const kind = unit === null ? undefined : kindOfUnit(unit)
  return kind === 'mass' || kind === 'volume' || kind === 'length'
}

/** A run of unit words parted into a measure and a container or piece: 'oz can' is oz and tin. */
export function splitUnits(words: readonly string[]): { measure: string | null; container: string | null } {
  const plainWords = words
    .map((word) => (word === 'T' ? word : word.toLowerCase().replace(/\.$/, '')))
    .filter((word) => word !== 'or' && !isUnitModifier(word))
  // '1 minced clove': a word that is no unit gives way to one that is.
  const unitIndex = plainWords.findIndex((word) => isUnitWord(word) || isUnitWord(`${word} oz`))
  const core = unitIndex > 0 ? plainWords.slice(unitIndex) : plainWords
  const [first, second] = core
  if (first === undefined) return { measure: null, container: null }
  const twoWordUnit = second === undefined ? null : canonicalUnit(`${first} ${second}`)
  if (twoWordUnit === 'fl oz')
    return {
      measure: twoWordUnit,
      container: core.length > 2 ? canonicalUnit(core.slice(2).join(' ')) : null,
    }
  const unit = canonicalUnit(first)
  if (!isMeasureUnit(unit)) return { measure: null, container: unit }
  const container = core
    .slice(1)
    .map((word) => canonicalUnit(word))
    .find((other) => other !== null && !isMeasureUnit(other))
  return { measure: unit, container: container ?? null }
}

const vagueWords = new Map([
  ['few', 3],
  ['several', 3],
  ['couple', 2],
])

/** What a labelled line says in numbers and units. */
export interface LineNumbers {
  groups: NumberWithUnits[]
  runs: UnitRun[]
}

/** The numbers and units of a labelled line, in its order. */
export function readLineNumbers(tokens: readonly string[], labels: readonly LineLabel[]): LineNumbers {
  const groups: NumberWithUnits[] = []
  const runs: UnitRun[] = []
  for (let index = 0; index < tokens.length;) {
    const label = labels[index]
    if (label !== 'QTY' && label !== 'UNIT') {
      index++
      continue
    }
    const start = index
    const word = (tokens[index] ?? '').toLowerCase()
    if (label === 'QTY') index++
    const units: string[] = []
    while (labels[index] === 'UNIT') units.push(tokens[index++] ?? '')
    if (label === 'UNIT') {
      const { measure, container } = splitUnits(units)
      if (measure ?? container) runs.push({ units, start, end: index })
      continue
    }
    const last = groups[groups.length - 1]
    if (word === 'dozen' && last?.end === start && last.units.length === 0) {
      last.quantity *= 12
      if (last.max !== null) last.max *= 12
      last.units = units
      last.end = index
      continue
    }
    const read = readQuantity(word.replace(/^~/, '').replace(/(\d)x$/, '$1'))
    const quantity = vagueWords.get(word) ?? read?.quantity
    if (quantity !== undefined)
      groups.push({
        quantity,
        max: read?.quantityMax ?? null,
        units,
        start,
        end: index,
      })
  }
  return { groups, runs }
}
