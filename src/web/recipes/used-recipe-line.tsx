import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { roundTo } from '@plateful/ingredients/measure/convert'
import { formatQuantity } from '@plateful/ingredients/measure/quantity'
import { Link } from '@tanstack/react-router'
import { estimatePortions } from '../../domain/recipes/portions-used.ts'
import { costOf, type Figure, nutritionOf } from '../../domain/recipes/recipe-figures.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { scaleLine } from '../../domain/recipes/scaling/scale.ts'
import { type FindRecipe, linkedRecipeId } from '../../domain/recipes/used-recipes.ts'
import { ScaledText } from './scaled-text.tsx'
import classes from './used-recipe-line.module.css'

const noIds: readonly number[] = []

interface Props {
  recipe: Recipe
  servings: number
  line: string
  find: FindRecipe<Recipe>
  /** The recipes around it, so that a recipe within itself is not unfolded without end. */
  parentIds?: readonly number[]
}

/** The recipe that a line refers to, and how many portions of it; null for an ordinary line. */
export function usedRecipeOf({ recipe, servings, line, find, parentIds = [] }: Props) {
  const id = isHeading(line) ? undefined : linkedRecipeId(recipe, line)
  const used = id === undefined || parentIds.includes(id) ? undefined : find(id)
  if (!used) return null
  const { portions, isGuess } = estimatePortions(line, used, recipe, find)
  return { used, portions: roundTo((portions * servings) / recipe.servings, 2), isGuess }
}

export const formatPortions = (portions: number) =>
  `${formatQuantity(portions)} ${portions > 1 ? 'portions' : 'portion'}`

/** The note on a line with a weight of a recipe whose own weight is not known (recipes 62). */
export const guessNote = (name: string) =>
  `Counted as a portion each, because not everything in ‘${name}’ can be weighed.`

/** The note on a figure that the recipe does not state itself (recipes 63). */
export const figureNote = (figure: Figure<unknown> | null) =>
  figure?.from === 'counted'
    ? 'Counted from the recipes in it.'
    : figure?.from === 'part'
      ? 'Only of recipes in it; the rest isn’t counted.'
      : undefined

export function UsedRecipeLine(props: Props) {
  const { recipe, servings, line } = props
  const found = usedRecipeOf(props)
  const text = <ScaledText line={line} from={recipe.servings} to={servings} />
  return found ? (
    <>
      {text} <UsedRecipeParts {...props} {...found} />
    </>
  ) : (
    text
  )
}

export function UsedRecipeParts({
  recipe,
  find,
  parentIds = noIds,
  used,
  portions,
  isGuess,
}: Props & { used: Recipe; portions: number; isGuess: boolean }) {
  return (
    <div className={classes.used}>
      <details className={classes.parts}>
        <summary>What’s in it</summary>
        <ul>
          {used.ingredients
            .filter((usedLine) => !isHeading(usedLine))
            .map((usedLine, row) => (
              <li key={row}>
                <UsedRecipeLine
                  recipe={used}
                  servings={portions}
                  line={usedLine}
                  find={find}
                  parentIds={[...parentIds, recipe.id]}
                />
              </li>
            ))}
        </ul>
      </details>
      <Link
        to="/recipe/$id"
        params={{ id: used.id }}
        search={{ servings: Math.max(1, Math.round(portions)) }}
        className={classes.link}
        aria-label={`Open ${used.name}, ${formatPortions(portions)}`}
      >
        {used.name}, {formatPortions(portions)}
      </Link>
      {isGuess && <p className={classes.guess}>{guessNote(used.name)}</p>}
    </div>
  )
}

/** Nutrition and cost for printing, also where they are counted from the recipes in it. */
export function printedFigures(
  recipe: Recipe,
  find: FindRecipe<Recipe>,
): Pick<Recipe, 'nutritionPerServing' | 'budgetPerServing'> {
  const [nutrition, cost] = [nutritionOf(recipe, find), costOf(recipe, find)]
  return {
    nutritionPerServing:
      nutrition?.from === 'counted' ? JSON.stringify(nutrition.value) : recipe.nutritionPerServing,
    budgetPerServing: cost?.from === 'counted' ? cost.value.toFixed(2) : recipe.budgetPerServing,
  }
}

/**
 * The scaled lines for printing; the line of a used recipe is followed by the lines of that recipe.
 */
export function printedLines(
  recipe: Recipe,
  servings: number,
  find: FindRecipe<Recipe>,
  formatLine: (line: string) => string = (line) => line,
  parentIds: readonly number[] = [],
): string[] {
  return recipe.ingredients.flatMap((line) => {
    const found = usedRecipeOf({ recipe, servings, line, find, parentIds })
    const ownText = parentIds.length === 0 ? formatLine(line) : textOf(line, recipe.servings, servings)
    if (!found) return [ownText]
    const usedLines = printedLines(found.used, found.portions, find, formatLine, [...parentIds, recipe.id])
    return [
      ownText,
      ...usedLines.filter((usedLine) => !isHeading(usedLine)).map((usedLine) => `– ${usedLine}`),
    ]
  })
}

const textOf = (line: string, from: number, to: number) =>
  from === to ? line : scaleLine(line, from, to, 'original').text
