import type { Chance } from './chance.ts'
import type { Dish } from './dish.ts'
import type { Layer } from './shapes.ts'

/** Draws one form of dish, from the table up. */
export type Drawing = (chance: Chance, dish: Dish) => Layer[]
