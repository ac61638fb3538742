import { Button } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { roundTo } from '@plateful/ingredients/measure/convert'
import { IconLink } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useMemo, useState, memo } from 'react'
import { estimatePortions } from '../../../domain/recipes/portions-used.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import {
  carryLinks,
  recipeFinder,
  linkedRecipeId,
  recipeNamedBy,
  recipesWithin,
  type UsedRecipe,
} from '../../../domain/recipes/used-recipes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useStableCallback } from '../../ui/use-stable-callback.ts'
import { useRecipes } from '../queries.ts'
import { RecipePicker } from '../recipe-picker.tsx'
import { guessNote, formatPortions } from '../used-recipe-line.tsx'

export interface LinkedLines {
  ingredients: string[]
  usedRecipes: UsedRecipe[]
}

interface EditedLines extends LinkedLines {
  /** The stored recipe that is edited, which cannot be its own ingredient. */
  ownId: number | undefined
  servings: number
  onChange: (part: LinkedLines) => void
}

const noRecipes: readonly Recipe[] = []

/** The recipes that may be an ingredient of this one: all but itself and those that contain it. */
function useOffered(ownId: number | undefined): readonly Recipe[] {
  const library = useRecipes().data ?? noRecipes
  return useMemo(() => {
    const find = recipeFinder(library)
    const isCircular = (recipe: Recipe) =>
      recipe.id === ownId || recipesWithin(recipe, find).some(({ id }) => id === ownId)
    return library.filter((recipe) => !isCircular(recipe))
  }, [library, ownId])
}

export function useRecipeLinks({ ingredients, usedRecipes, ownId, servings, onChange }: EditedLines) {
  const offered = useOffered(ownId)
  const [isChoosing, setIsChoosing] = useState(false)
  const find = useMemo(() => recipeFinder(offered), [offered])
  // Deferred: finding the recipe of a line must not delay the typed letter.
  const deferredLines = useDeferredValue(ingredients)
  const recipeOfLine = useMemo(
    () =>
      new Map(
        deferredLines.flatMap((line) => {
          const recipe = isHeading(line) ? undefined : recipeNamedBy(line, offered)
          return recipe ? [[line, recipe] as const] : []
        }),
      ),
    [deferredLines, offered],
  )
  const change = (lines: string[]) =>
    onChange({ ingredients: lines, usedRecipes: carryLinks(usedRecipes, ingredients, lines) })
  const linesWithout = (line: string) =>
    usedRecipes.filter((link) => linkedRecipeId({ usedRecipes: [link] }, line) === undefined)

  const link = useStableCallback((row: number) => {
    const line = ingredients[row]?.trim() ?? ''
    const recipe = recipeOfLine.get(ingredients[row] ?? '')
    if (recipe) onChange({ ingredients, usedRecipes: [...usedRecipes, { line, recipeId: recipe.id }] })
  })
  const unlink = useStableCallback((row: number) =>
    onChange({ ingredients, usedRecipes: linesWithout(ingredients[row] ?? '') }),
  )

  const linksUnderLine = (line: string, row: number): ReactNode => {
    const id = linkedRecipeId({ usedRecipes }, line)
    const linked = id === undefined ? undefined : find(id)
    const recipe = linked ?? (id === undefined ? recipeOfLine.get(line) : undefined)
    if (!recipe) return null
    const share = linked && estimatePortions(line, linked, { servings }, find)
    return (
      <RowLink
        label={`Ingredient ${row + 1}`}
        name={recipe.name}
        row={row}
        portions={share && formatPortions(roundTo(share.portions, 2))}
        guess={linked && share?.isGuess ? guessNote(linked.name) : undefined}
        onLink={link}
        onUnlink={unlink}
      />
    )
  }

  const add = ({ id, name }: Recipe) => {
    const line = `${formatCount(servings, 'portion')} ${name}`.slice(0, 500)
    const otherLines = ingredients.filter(
      (ingredient, row) => ingredient.trim() !== '' || row < ingredients.length - 1,
    )
    onChange({ ingredients: [...otherLines, line], usedRecipes: [...usedRecipes, { line, recipeId: id }] })
    setIsChoosing(false)
  }
  const moreWays = offered.length > 0 && (
    <>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconLink size={16} aria-hidden />}
        onClick={() => setIsChoosing(true)}
      >
        Add one of your recipes
      </Button>
      {isChoosing && (
        <Dialog title="Which recipe goes in?" onClose={() => setIsChoosing(false)}>
          <RecipePicker recipes={offered} chosen={null} onChoose={add} />
        </Dialog>
      )}
    </>
  )
  return { change, under: linksUnderLine, moreWays }
}

interface Props {
  /** 'Ingredient 2' */
  label: string
  row: number
  /** The recipe that the line refers to, or may refer to. */
  name: string
  /** The number of portions; undefined where the link is only suggested. */
  portions: string | undefined
  /** The note where the portions are only assumed. */
  guess: string | undefined
  onLink: (row: number) => void
  onUnlink: (row: number) => void
}

/** Shows which recipe a line refers to, or suggests one with its name (recipes 52). */
const RowLink = memo(function RowLink({ label, row, name, portions, guess, onLink, onUnlink }: Props) {
  if (portions === undefined)
    return (
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconLink size={14} aria-hidden />}
        onClick={() => onLink(row)}
      >
        Use your recipe ‘{name}’
      </Button>
    )
  return (
    <>
      <span>
        Your recipe ‘{name}’, {portions}
        {guess && `. ${guess}`}
      </span>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`Unlink ${label.toLowerCase()} from ${name}`}
        onClick={() => onUnlink(row)}
      >
        Unlink
      </Button>
    </>
  )
})
