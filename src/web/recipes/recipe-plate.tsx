import { useMemo } from 'react'
import classes from './recipe-plate.module.css'
import { drawPlate } from './recipe-plate-drawing.ts'
import type { DishWords } from './recipe-plate-dish.ts'

/**
 * The face of a recipe without a photo: its dish from above on a cloth, drawn from its own words, always the same for the same
 * recipe. Fills its container at any size; the name stands beside it, so that it says nothing to a screen reader.
 */
export function RecipePlate({ name, ingredients, tags }: DishWords) {
  const { cloth, layers } = useMemo(() => drawPlate({ name, ingredients, tags }), [name, ingredients, tags])
  return (
    <span className={classes.cloth} data-cloth={cloth} aria-hidden>
      <svg viewBox="0 0 200 200" className={classes.dish}>
        {layers.map(({ d, fill, stroke, width, opacity, lift }, index) => (
          <path
            key={index}
            d={d}
            fill={fill ?? 'none'}
            stroke={stroke}
            strokeWidth={width}
            strokeLinecap="round"
            opacity={opacity}
            transform={lift ? `translate(${lift * 0.5} ${lift})` : undefined}
          />
        ))}
      </svg>
    </span>
  )
}
