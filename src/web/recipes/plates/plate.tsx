import { lazy, Suspense, useMemo } from 'react'
import { afterPaint } from '../../ui/when-idle.ts'
import type { DishWords } from './dish.ts'
import { clothAndRandom } from './random.ts'
import classes from './plate.module.css'

const noPicture = (_dish: DishWords) => null

/**
 * Loaded on demand: the foods and their drawings are much code, and the screen's words come first.
 */
const Dish = lazy(async () => {
  await new Promise<void>((resolve) => afterPaint(resolve))
  // A plate that can't be loaded, as without a signal, stays empty and breaks no screen.
  const { DishPicture } = await import('./dish-picture.tsx').catch(() => ({ DishPicture: noPicture }))
  return { default: DishPicture }
})

/**
 * The picture of a recipe without a photo: its dish from above, drawn from its own words and always
 * the same for the same recipe. It fills its container. It is hidden from screen readers, because
 * the name stands beside it.
 */
export function Plate({ name, ingredients, tags }: DishWords) {
  const { cloth } = useMemo(() => clothAndRandom({ name, ingredients }), [name, ingredients])
  return (
    <span className={classes.cloth} data-cloth={cloth} aria-hidden>
      <Suspense>
        <Dish {...{ name, ingredients, tags }} />
      </Suspense>
    </span>
  )
}
