import { type DishWords, type Form, readDish } from './dish.ts'
import type { Drawing } from './drawing.ts'
import { breadOf, burgerOf, tacosOf } from './handheld.ts'
import { layTheTable } from './lay-the-table.ts'
import { bowlOf, pastaOf, pizzaOf, plateOf, saladOf, soupOf, stewOf, trayOf } from './savoury.ts'
import type { Layer } from './shapes.ts'
import { biscuitsOf, cakeOf, drinkOf, pancakesOf, pieOf, puddingOf, squaresOf } from './sweet.ts'

const drawings: Record<Form, Drawing> = {
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
  drink: drinkOf,
  pudding: puddingOf,
}

/** The dish as layers of paint from the table up; the same words give the same picture. */
export function drawPlate(words: DishWords): Layer[] {
  const { chance } = layTheTable(words)
  const dish = readDish(words)
  return drawings[dish.form](chance, dish)
}
