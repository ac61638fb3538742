import { type ComponentProps, lazy, Suspense } from 'react'
import type { Diner } from '../household/who-can-eat/queries.ts'
import { eatenOf } from '../../domain/recipes/used-recipes.ts'
import { isWary } from '../../domain/recipes/eater.ts'
import { Note } from '../ui/note.tsx'
import { useUsed } from './queries.ts'
import classes from './recipe-article.module.css'
import { RecipeBody } from './recipe-body.tsx'
import { RecipeHead } from './recipe-head.tsx'

// Loaded on demand, because it knows all foods.
const WhoCanEat = lazy(async () => ({
  default: (await import('../household/who-can-eat/who-can-eat.tsx')).WhoCanEat,
}))

interface Props extends Omit<ComponentProps<typeof RecipeBody>, 'find'> {
  people: readonly Diner[]
  onScale: (servings: number) => void
}

/** An open recipe: who can eat it before anything else, then picture, ingredients and steps. */
export function RecipeArticle({ people, onScale, ...body }: Props) {
  const { recipe, servings } = body
  const used = useUsed(recipe)
  return (
    <article className={classes.recipe}>
      <div className={classes.safety} data-asked={people.some(isWary)}>
        {used.hasFailed && people.some(isWary) && (
          <Note role="alert">
            Not checked who can eat it: the recipes that go into it could not be read. Try again in a moment.
          </Note>
        )}
        <Suspense fallback={null}>
          {used.isReady && <WhoCanEat recipe={recipe} eaten={eatenOf(recipe, used.find)} people={people} />}
        </Suspense>
      </div>
      <RecipeHead recipe={recipe} servings={servings} find={used.find} onScale={onScale} />
      <RecipeBody {...body} find={used.find} />
    </article>
  )
}
