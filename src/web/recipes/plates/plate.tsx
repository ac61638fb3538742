import { lazy, Suspense, useMemo } from 'react'
import type { DishWords } from './dish.ts'
import { layTheTable } from './chance.ts'
import classes from './plate.module.css'

/** Knowing every food and drawing it is much code: the words of a screen come first. */
const Dish = lazy(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const { DishPicture } = await import('./dish-picture.tsx')
  return { default: DishPicture }
})

/**
 * The face of a recipe without a photo: its dish from above on a cloth, drawn from its own words,
 * always the same for the same recipe. Fills its container at any size; the name stands beside it,
 * so that it says nothing to a screen reader.
 */
export function Plate({ name, ingredients, tags }: DishWords) {
  const { cloth } = useMemo(() => layTheTable({ name, ingredients }), [name, ingredients])
  return (
    <span className={classes.cloth} data-cloth={cloth} aria-hidden>
      <Suspense>
        <Dish {...{ name, ingredients, tags }} />
      </Suspense>
    </span>
  )
}
