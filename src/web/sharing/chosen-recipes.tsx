import type { Recipe } from '../../domain/recipes/recipe.ts'
import { sayNumber } from '../recipes/say-recipe.ts'
import classes from './dialog.module.css'
import { sayRecipeCount } from './say-share.ts'

/** The recipes that will be shared. */
export function ChosenRecipes({ recipes }: { recipes: Recipe[] }) {
  return (
    <div>
      <p className="soft">{sayRecipeCount(recipes.length)}</p>
      <ul className={classes.chosen} aria-label="Chosen recipes">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            {sayNumber(recipe)} {recipe.name}
          </li>
        ))}
      </ul>
    </div>
  )
}
