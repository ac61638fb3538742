import { IconCheck } from '@tabler/icons-react'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import classes from './recipe-checkbox.module.css'

interface Props {
  recipe: Recipe
  isChosen: boolean
  onChoose: (recipe: Recipe) => void
}

/** While recipes are chosen the whole card is a checkbox. */
export const RecipeCheckbox = ({ recipe, isChosen, onChoose }: Props) => (
  <label className={classes.choose} data-chosen={isChosen}>
    <input
      type="checkbox"
      checked={isChosen}
      aria-label={`Choose ${recipe.name}`}
      onChange={() => onChoose(recipe)}
    />
    <span className={classes.tick} aria-hidden>
      <IconCheck size={18} />
    </span>
  </label>
)
