import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { cut } from './format-recipe.ts'
import classes from './recipe-excerpt.module.css'

/** The part of a recipe that a card shows (recipes 26). */
const CARD_INGREDIENTS = 4
const CARD_STEPS = 2
const CARD_STEP_LENGTH = 80

interface Props {
  recipe: { ingredients: readonly string[]; steps: readonly string[] }
  countsSteps?: boolean
  isDense?: boolean
}

export function RecipeExcerpt({ recipe, countsSteps = false, isDense = false }: Props) {
  const ingredients = recipe.ingredients.filter((line) => !isHeading(line))
  const steps = recipe.steps.filter((line) => !isHeading(line))
  return (
    <>
      <ul className={classes.ingredients} data-dense={isDense} aria-label="Ingredients">
        {ingredients.slice(0, CARD_INGREDIENTS).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        <MoreNote count={ingredients.length - CARD_INGREDIENTS} word="ingredient" />
      </ul>
      <ol className={classes.steps} aria-label="First steps">
        {steps.slice(0, CARD_STEPS).map((step, index) => (
          <li key={index} data-number={index + 1}>
            {cut(step, CARD_STEP_LENGTH)}
          </li>
        ))}
        {countsSteps && <MoreNote count={steps.length - CARD_STEPS} word="step" />}
      </ol>
    </>
  )
}

const MoreNote = ({ count, word }: { count: number; word: string }) =>
  count > 0 && (
    <li className={classes.more}>
      +{count} more {count === 1 ? word : `${word}s`}
    </li>
  )
