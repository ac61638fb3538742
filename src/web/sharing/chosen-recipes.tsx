import { formatCount } from '@plateful/ingredients/format-english'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { formatRecipeNumber } from '../recipes/format-recipe.ts'
import classes from './dialog.module.css'

export function ChosenRecipes({ recipes }: { recipes: Recipe[] }) {
  return (
    <div>
      <p className="soft">{formatCount(recipes.length, 'recipe')}</p>
      <ul className={classes.chosen} aria-label="Chosen recipes">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            {formatRecipeNumber(recipe)} {recipe.name}
          </li>
        ))}
      </ul>
    </div>
  )
}
