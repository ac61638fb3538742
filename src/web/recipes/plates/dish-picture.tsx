import { useMemo } from 'react'
import { type DishWords, type DishForm, readDish } from './dish.ts'
import type { DishDrawing } from './draw-food.ts'
import { breadOf, burgerOf, loafOf, tacosOf } from './handheld.ts'
import { clothAndRandom } from './random.ts'
import { bowlOf, pastaOf, pizzaOf, plateOf, saladOf, soupOf, stewOf, trayOf } from './savoury.ts'
import { type Layer, translated } from './shapes.ts'
import { biscuitsOf, cakeOf, drinkOf, pancakesOf, pieOf, puddingOf, squaresOf } from './sweet.ts'
import classes from './plate.module.css'

const drawings: Record<DishForm, DishDrawing> = {
  plate: plateOf,
  soup: soupOf,
  stew: stewOf,
  salad: saladOf,
  pasta: pastaOf,
  bowl: bowlOf,
  tray: trayOf,
  pizza: pizzaOf,
  burger: burgerOf,
  tacos: tacosOf,
  pancakes: pancakesOf,
  biscuits: biscuitsOf,
  squares: squaresOf,
  cake: cakeOf,
  pie: pieOf,
  bread: breadOf,
  loaf: loafOf,
  drink: drinkOf,
  pudding: puddingOf,
}

/** The dish as layers of paint, lowest first; the same words give the same picture. */
export function drawPlate(words: DishWords): Layer[] {
  const { random } = clothAndRandom(words)
  const dish = readDish(words)
  return drawings[dish.form](random, dish).map(({ lift, ...layer }) =>
    lift ? { ...layer, d: translated(layer.d, lift * 0.5, lift) } : layer,
  )
}

/**
 * The dish on its cloth. No path has an opacity or a transform of its own: a browser composites
 * each of those separately, on every change of a screen with many plates (home 66).
 */
export function DishPicture({ name, ingredients, tags }: DishWords) {
  const layers = useMemo(() => drawPlate({ name, ingredients, tags }), [name, ingredients, tags])
  return (
    <svg viewBox="0 0 200 200" className={classes.dish}>
      {layers.map(({ d, fill, stroke, width, opacity }, index) => (
        <path
          key={index}
          d={d}
          fill={fill ?? 'none'}
          stroke={stroke}
          strokeWidth={width}
          strokeLinecap="round"
          fillOpacity={fill ? opacity : undefined}
          strokeOpacity={stroke ? opacity : undefined}
        />
      ))}
    </svg>
  )
}
