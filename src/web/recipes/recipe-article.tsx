import { type ComponentProps, lazy, Suspense } from 'react'
import type { Diner } from '../household/who-can-eat/queries.ts'
import classes from './recipe-article.module.css'
import { RecipeBody } from './recipe-body.tsx'
import { RecipeHead } from './recipe-head.tsx'

// Loaded on demand, because it knows all foods.
const WhoCanEat = lazy(async () => ({
  default: (await import('../household/who-can-eat/who-can-eat.tsx')).WhoCanEat,
}))

interface Props extends ComponentProps<typeof RecipeBody> {
  people: readonly Diner[]
  onScale: (servings: number) => void
}

/** An open recipe: picture, who can eat it, ingredients and steps. */
export function RecipeArticle({ people, onScale, ...body }: Props) {
  const { recipe, servings } = body
  return (
    <article className={classes.recipe}>
      <RecipeHead recipe={recipe} servings={servings} onScale={onScale} />
      <Suspense fallback={null}>
        <WhoCanEat recipe={recipe} people={people} />
      </Suspense>
      <RecipeBody {...body} />
    </article>
  )
}
