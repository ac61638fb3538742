import { Fragment, type ReactNode } from 'react'
import { nutritionOf } from '../../domain/recipes/recipe-figures.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { sectionsOf } from '../../domain/recipes/line-sections.ts'
import { NutritionList } from './nutrition-list.tsx'
import classes from './recipe-body.module.css'
import { EquipmentAndTips } from './equipment-and-tips.tsx'
import type { FindRecipe } from '../../domain/recipes/used-recipes.ts'
import { StepAmountsNote } from './step-amounts-note.tsx'
import { figureNote, UsedRecipeLine, usedRecipeOf } from './used-recipe-line.tsx'

interface Props {
  recipe: Recipe
  servings: number
  find: FindRecipe<Recipe>
  tools?: ReactNode
  /** Draws a line of the ingredients in another way; returns a list item. */
  renderLine?: (line: string) => ReactNode
}

export function RecipeBody({ recipe, servings, find, tools, renderLine }: Props) {
  const nutrition = nutritionOf(recipe, find)
  const lineOf = (line: string) =>
    (usedRecipeOf({ recipe, servings, line, find }) ? null : renderLine?.(line)) ?? (
      <li>
        <UsedRecipeLine {...{ recipe, servings, line, find }} />
      </li>
    )
  return (
    <>
      <div className={classes.columns}>
        {/* A long list scrolls beside the steps, so the keyboard must reach it. */}
        <section aria-labelledby="ingredients" className={classes.ingredients} tabIndex={0}>
          <h2 id="ingredients">Ingredients</h2>
          {tools}
          {sectionsOf(recipe.ingredients).map(({ heading, lines }, index) => (
            <div key={index}>
              {heading && <h3>{heading}</h3>}
              <ul>
                {lines.map((line, row) => (
                  <Fragment key={row}>{lineOf(line)}</Fragment>
                ))}
              </ul>
            </div>
          ))}
        </section>
        <section aria-labelledby="method" className={classes.method}>
          <h2 id="method">Method</h2>
          <StepAmountsNote recipe={recipe} from={recipe.servings} to={servings} />
          {sectionsOf(recipe.steps).map(({ heading, lines, before }, index) => (
            <div key={index}>
              {heading && <h3>{heading}</h3>}
              <ol start={before + 1}>
                {lines.map((step, row) => (
                  <li key={row} data-number={before + row + 1}>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      </div>
      <EquipmentAndTips recipe={recipe} />
      <div className={classes.nutrition}>
        <NutritionList nutrition={nutrition?.value ?? null} note={figureNote(nutrition)} />
      </div>
    </>
  )
}
