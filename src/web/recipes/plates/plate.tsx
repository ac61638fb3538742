import { lazy, Suspense, useMemo } from 'react'
import type { DishWords } from './dish.ts'
import { layTheTable } from './chance.ts'
import classes from './plate.module.css'

const noPicture = (_dish: DishWords) => null

/** Loaded on demand, after the screen's words: foods and drawings are much code. */
const Dish = lazy(async () => {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  // A plate that can't be loaded, as without a signal, stays empty and breaks no screen.
  const { DishPicture } = await import('./dish-picture.tsx').catch(() => ({ DishPicture: noPicture }))
  return { default: DishPicture }
})

/** Always the same for the same recipe. Hidden from screen readers: the name stands beside it. */
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
