import { useState } from 'react'
import { lineInUnits, type LinePlace, otherUnits } from '@plateful/ingredients/lines/line-in-units'
import type { UnitSystem } from '../../../domain/recipes/scale.ts'
import { OneOf } from '../../ui/forms/one-of.tsx'
import { LinesField } from './lines-field.tsx'

interface Props {
  lines: string[]
  problem: string | undefined
  doubt: string | undefined
  /** A recipe written by hand and a stored one that is edited are turned by tables of their own. */
  place: LinePlace
  onChange: (lines: string[]) => void
}

const systems: { value: UnitSystem; label: string }[] = [
  { value: 'original', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
]

/** A list marker of a copied page is no part of an ingredient. */
const stripBullet = (line: string) => line.replace(/^[-*•–▢☐]\s+/, '')

/**
 * The ingredients, with units toggles for each and for all; the one for all takes back the single
 * ones (recipes 18). What is shown is what is saved; a line that was turned and not typed in since
 * finds back to how it was written.
 */
export function IngredientsField({ lines, problem, doubt, place, onChange }: Props) {
  const [system, setSystem] = useState<UnitSystem>('original')
  /** Under each line that a toggle made: how it was written. */
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map())

  const turn = (turned: readonly (readonly [from: string, to: string])[]) => {
    setWritten(
      new Map([
        ...written,
        ...turned.filter(([from, to]) => from !== to).map(([from, to]) => [to, from] as const),
      ]),
    )
  }
  const turnAll = (chosen: UnitSystem) => {
    const pairs = lines.map((line) => {
      const from = written.get(line) ?? line
      return [from, chosen === 'original' ? from : (lineInUnits(from, chosen, place) ?? from)] as const
    })
    setSystem(chosen)
    turn(pairs)
    onChange(pairs.map(([, to]) => to))
  }
  const turnOne = (row: number) => {
    const line = lines[row] ?? ''
    const other = otherUnits(line, place)
    if (!other) return
    const from = written.get(line) ?? line
    // Back in the units that it was written in, it says what was written.
    const to = lineInUnits(from, other.units, place) ?? from
    turn([[from, to]])
    onChange(lines.with(row, to))
  }

  return (
    <LinesField
      label="Ingredients"
      rowLabel="Ingredient"
      hint="One on each line; paste a whole list at once. A line that ends with a colon is a heading."
      placeholder="For example 400 g chopped tomatoes"
      problem={problem}
      doubt={doubt}
      lines={lines}
      tidyPasted={stripBullet}
      onChange={onChange}
      tools={
        <OneOf
          aria-label="Units of all ingredients"
          isSmall
          value={system}
          offered={systems}
          onChange={turnAll}
        />
      }
      place={place}
      onTurnUnits={turnOne}
    />
  )
}
