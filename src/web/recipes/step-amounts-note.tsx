import type { Recipe } from '../../domain/recipes/recipe.ts'
import { doStepsSayAmounts } from '../../domain/recipes/scaling/step-amounts.ts'

interface Props {
  recipe: Pick<Recipe, 'ingredients' | 'steps'>
  /** The servings that the steps are written for, and those that are shown. */
  from: number
  to: number
}

/** Steps are shown as they are written, whatever the ingredients are scaled to (recipes 155). */
export function StepAmountsNote({ recipe, from, to }: Props) {
  if (from === to || !doStepsSayAmounts(recipe)) return null
  return <p className="soft">Amounts in the steps are for {from}.</p>
}
