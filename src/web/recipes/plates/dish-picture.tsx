import { useMemo } from 'react'
import type { DishWords } from './dish.ts'
import { drawPlate } from './draw-plate.ts'
import classes from './plate.module.css'

/** The dish on its cloth. */
export function DishPicture({ name, ingredients, tags }: DishWords) {
  const layers = useMemo(() => drawPlate({ name, ingredients, tags }), [name, ingredients, tags])
  return (
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
  )
}
