import { formatCount } from '@plateful/ingredients/format-english'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { readNutrition } from '../../domain/recipes/nutrition.ts'
import { totalMinutes } from '../../domain/recipes/recipe-times.ts'
import type { SharedRecipe } from '../../domain/sharing/share.ts'
import { formatRecipeNumber, formatPounds } from './format-recipe.ts'
import { NutritionList } from './nutrition-list.tsx'
import { StepAmountsNote } from './step-amounts-note.tsx'
import classes from './printed-recipes.module.css'

interface PrintedCollection {
  title: string
  intro: string[]
  foot: string
}

export interface RecipesToPrint {
  /** Perhaps scaled, with the servings that their steps are written for. */
  recipes: (SharedRecipe & { writtenFor?: number })[]
  withPhotos: boolean
  collection?: PrintedCollection
}

export function PrintedRecipes({ recipes, withPhotos, collection }: RecipesToPrint) {
  const [Name, Part] = collection ? (['h2', 'h3'] as const) : (['h1', 'h2'] as const)
  return (
    <main className={classes.paper}>
      {collection && (
        <header className={classes.head}>
          <h1>{collection.title}</h1>
          {collection.intro.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </header>
      )}
      {recipes.map((recipe) => (
        <article key={recipe.id} className={classes.recipe} data-page>
          {withPhotos && recipe.photo && <img className={classes.photo} src={recipe.photo} alt="" />}
          <Name>
            {formatRecipeNumber(recipe)} - {recipe.name}
          </Name>
          <Facts recipe={recipe} />
          {recipe.description !== null && <p className={classes.description}>{recipe.description}</p>}
          <Part className={classes.part}>Ingredients</Part>
          <ul className={classes.ingredients}>
            {recipe.ingredients.map((line, index) => (
              <li key={index} data-heading={isHeading(line)}>
                {line}
              </li>
            ))}
          </ul>
          {recipe.equipment !== null && (
            <p className={classes.equipment}>Equipment: {recipe.equipment.split('\n').join(', ')}</p>
          )}
          <Part className={classes.part}>Instructions</Part>
          <StepAmountsNote recipe={recipe} from={recipe.writtenFor ?? recipe.servings} to={recipe.servings} />
          <Instructions steps={recipe.steps} />
          <Footer recipe={recipe} />
        </article>
      ))}
      {collection && <footer className={classes.foot}>{collection.foot}</footer>}
    </main>
  )
}

const minutes = (label: string, count: number | null) =>
  count === null ? [] : [`${label}: ${formatCount(count, 'minute')}`]

function Facts({ recipe }: { recipe: SharedRecipe }) {
  const facts = [
    `Servings: ${recipe.servings}`,
    ...(recipe.makes === null ? [] : [`Makes: ${recipe.makes}`]),
    ...minutes('Prep', recipe.prepTimeMinutes),
    ...minutes('Cook', recipe.cookTimeMinutes),
    ...minutes('Total', totalMinutes(recipe)),
  ]
  return (
    <div className={classes.facts}>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {recipe.author && <p>Author: {recipe.author}</p>}
      {recipe.source && <p>Source: {recipe.source}</p>}
      {recipe.video && <p>Video: {recipe.video}</p>}
    </div>
  )
}

function Instructions({ steps }: { steps: string[] }) {
  const numbers = steps.map((_, row) => steps.slice(0, row + 1).filter((step) => !isHeading(step)).length)
  return (
    <ul className={classes.steps}>
      {steps.map((step, row) =>
        isHeading(step) ? (
          <li key={row} data-heading>
            {step}
          </li>
        ) : (
          <li key={row}>
            <span className={classes.number}>{numbers[row]}.</span> {step}
          </li>
        ),
      )}
    </ul>
  )
}

function Footer({ recipe }: { recipe: SharedRecipe }) {
  return (
    <div className={classes.more}>
      {recipe.tips !== null && <p className={classes.tips}>Tips: {recipe.tips}</p>}
      {recipe.tags.length > 0 && <p>Tags: {recipe.tags.join(', ')}</p>}
      <NutritionList nutrition={readNutrition(recipe.nutritionPerServing)} />
      {recipe.budgetPerServing !== null && (
        <p>Cost per serving: {formatPounds(Number(recipe.budgetPerServing))}</p>
      )}
    </div>
  )
}
