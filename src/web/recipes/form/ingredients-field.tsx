import {
  convertLineUnits,
  type LineForm,
  toggleLineUnits,
} from '@plateful/ingredients/lines/convert-line-units'
import { type ReactNode, useState } from 'react'
import type { ShownUnits } from '../../../domain/recipes/scaling/scale-amount.ts'
import type { UsedRecipe } from '../../../domain/recipes/used-recipes.ts'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { unitSystems } from '../format-recipe.ts'
import { LinesField } from './lines-field.tsx'
import { type LinkedLines, useRecipeLinks } from './use-recipe-links.tsx'

interface Props {
  lines: string[]
  usedRecipes: UsedRecipe[]
  /** The stored recipe that is edited, and its servings. */
  ownId: number | undefined
  servings: number
  problem: string | undefined
  doubt: ReactNode
  /** New recipes and stored ones are converted by different tables. */
  place: LineForm
  onChange: (part: LinkedLines) => void
}

const stripBullet = (line: string) => line.replace(/^[-*•–▢☐]\s+/, '')

/**
 * The ingredients, with a units toggle for each line and one for all; the one for all resets the
 * others (recipes 18). What is shown is saved. A converted line that nobody edited since returns to
 * its original words.
 */
export function IngredientsField({ lines, usedRecipes, problem, doubt, place, ...recipe }: Props) {
  const { change: onChange, under, moreWays } = useRecipeLinks({ ingredients: lines, usedRecipes, ...recipe })
  const [system, setSystem] = useState<ShownUnits>('original')
  /** The original words of each converted line, by the converted text. */
  const [originalLines, setOriginalLines] = useState<ReadonlyMap<string, string>>(new Map())

  const replaceLines = (replacements: readonly (readonly [from: string, to: string])[]) => {
    setOriginalLines(
      new Map([
        ...originalLines,
        ...replacements.filter(([from, to]) => from !== to).map(([from, to]) => [to, from] as const),
      ]),
    )
  }
  const convertAll = (chosen: ShownUnits) => {
    const pairs = lines.map((line) => {
      const original = originalLines.get(line) ?? line
      return [
        original,
        chosen === 'original' ? original : (convertLineUnits(original, chosen, place) ?? original),
      ] as const
    })
    setSystem(chosen)
    replaceLines(pairs)
    onChange(pairs.map(([, to]) => to))
  }
  const convertOne = (row: number) => {
    const line = lines[row] ?? ''
    const other = toggleLineUnits(line, place)
    if (!other) return
    const original = originalLines.get(line) ?? line
    // In its original units a line has its original words.
    const converted = convertLineUnits(original, other.units, place) ?? original
    replaceLines([[original, converted]])
    onChange(lines.with(row, converted))
  }

  return (
    <LinesField
      field="ingredients"
      label="Ingredients"
      rowLabel="Ingredient"
      hint="One per line, or paste a whole list. A line that ends with a colon is a heading."
      placeholder="For example 400 g chopped tomatoes"
      problem={problem}
      doubt={doubt}
      lines={lines}
      tidyPasted={stripBullet}
      onChange={onChange}
      tools={
        <SegmentedControl
          aria-label="Units for all ingredients"
          isSmall
          value={system}
          offered={unitSystems}
          onChange={convertAll}
        />
      }
      place={place}
      onTurnUnits={convertOne}
      under={under}
      moreWays={moreWays}
    />
  )
}
