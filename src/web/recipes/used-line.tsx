import { Link } from '@tanstack/react-router'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { portionsUsed } from '../../domain/recipes/portions-used.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { type FindUsed, linkOf } from '../../domain/recipes/used-recipes.ts'
import { roundTo } from '@plateful/ingredients/measure/convert'
import { sayQuantity } from '@plateful/ingredients/measure/quantity'
import { scaleLine } from '../../domain/recipes/scale.ts'
import { ScaledText } from './scaled-text.tsx'
import classes from './used-line.module.css'

const nothing: readonly number[] = []

interface Props {
  /** The recipe that has the line, and for how many it is shown. */
  recipe: Recipe
  servings: number
  line: string
  find: FindUsed<Recipe>
  /** The recipes around it: one that is in itself is not unfolded for ever. */
  around?: readonly number[]
}

/** The recipe that a line stands for, and how many portions of it; null for an ordinary line. */
export function usedBy({ recipe, servings, line, find, around = [] }: Props) {
  const id = isHeading(line) ? undefined : linkOf(recipe, line)
  const used = id === undefined || around.includes(id) ? undefined : find(id)
  if (!used) return null
  return { used, portions: roundTo((portionsUsed(line, used, recipe) * servings) / recipe.servings, 2) }
}

export const sayPortions = (portions: number) =>
  `${sayQuantity(portions)} ${portions > 1 ? 'portions' : 'portion'}`

/** A line that stands for another recipe: what is in that one folds out, and a link opens it. */
export function UsedLine(props: Props) {
  const { recipe, servings, line } = props
  const found = usedBy(props)
  const text = <ScaledText line={line} from={recipe.servings} to={servings} />
  return found ? (
    <>
      {text} <UsedParts {...props} {...found} />
    </>
  ) : (
    text
  )
}

/** What is in a recipe that a line stands for, for so many portions. */
export function UsedParts({
  recipe,
  find,
  around = nothing,
  used,
  portions,
}: Props & { used: Recipe; portions: number }) {
  return (
    <div className={classes.used}>
      <details className={classes.parts}>
        <summary>What’s in it</summary>
        <ul>
          {used.ingredients
            .filter((one) => !isHeading(one))
            .map((one, row) => (
              <li key={row}>
                <UsedLine
                  recipe={used}
                  servings={portions}
                  line={one}
                  find={find}
                  around={[...around, recipe.id]}
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
        aria-label={`Open ${used.name}, ${sayPortions(portions)}`}
      >
        {used.name}, {sayPortions(portions)}
      </Link>
    </div>
  )
}

/** The scaled lines for paper: those of a recipe in it stand under its own line. */
export function linesOnPaper(
  recipe: Recipe,
  servings: number,
  find: FindUsed<Recipe>,
  write: (line: string) => string = (line) => line,
  around: readonly number[] = [],
): string[] {
  return recipe.ingredients.flatMap((line) => {
    const found = usedBy({ recipe, servings, line, find, around })
    const own = around.length === 0 ? write(line) : textOf(line, recipe.servings, servings)
    if (!found) return [own]
    const within = linesOnPaper(found.used, found.portions, find, write, [...around, recipe.id])
    return [own, ...within.filter((one) => !isHeading(one)).map((one) => `– ${one}`)]
  })
}

const textOf = (line: string, from: number, to: number) =>
  from === to ? line : scaleLine(line, from, to, 'original').text
