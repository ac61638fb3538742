import { lazy, Suspense, useDeferredValue } from 'react'
import { hasFoodNeeds } from '../../../domain/household/who-can-eat/eater.ts'
import { eatenLinesOf } from '../../../domain/recipes/used-recipes.ts'
import { useEveryone } from '../../household/household-people.ts'
import { UncheckedNote } from '../../household/who-can-eat/unchecked-note.tsx'
import { useUsedRecipes } from '../queries.ts'
import type { RecipeFormValues } from './recipe-form-values.ts'
import classes from './form-safety.module.css'

// Its code contains all foods, so it loads only where somebody has an allergy or a diet.
const WhoCanEatSection = lazy(async () => {
  const part = await import('../../household/who-can-eat/who-can-eat-section.tsx').catch(() => undefined)
  return { default: part?.WhoCanEatSection ?? NoVerdict }
})

/** Shown in place of the sign where its code cannot be loaded, as on an opened recipe. */
const NoVerdict = () => null

/** An id that no stored recipe has, so that none is taken for the one in the form. */
const NOT_STORED = 0

/** The sign of a recipe that is reviewed, for what its form holds now (recipes 89). */
export function FormSafety({ values }: { values: RecipeFormValues }) {
  const people = useEveryone()
  // Deferred, since judging a long list takes longer than showing a letter.
  const { name, tags, usedRecipes, servings, ingredients: rows } = useDeferredValue(values)
  const used = useUsedRecipes({ usedRecipes })
  const ingredients = rows.filter((row) => row.trim() !== '')
  if (ingredients.length === 0) return null
  const isJudged = people.some(hasFoodNeeds) && used.isReady
  const recipe = { id: NOT_STORED, name, servings: Number(servings), ingredients, usedRecipes }
  return (
    <>
      <UncheckedNote what="this" />
      {isJudged && (
        <div className={classes.sign}>
          <Suspense>
            <WhoCanEatSection
              recipe={{ name: name || 'this recipe', tags }}
              eaten={eatenLinesOf(recipe, used.find)}
              people={people}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}
