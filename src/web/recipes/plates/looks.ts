/** How each food looks from above: one pencil for each look. */
import { chips, grains, mash, strands, tubes } from './beds.ts'
import type { Chance } from './chance.ts'
import type { Food, Look } from './foods.ts'
import { crumbs, herbs, rings, shavings } from './garnish.ts'
import { coins, cubes, florets, leaves, mushrooms, rounds, slices, spears, strips, wedges } from './greens.ts'
import { blocks, egg, fillet, pieces, prawns, sausages, steak } from './mains.ts'
import type { Pencil } from './pencil.ts'
import type { Layer, Spot } from './shapes.ts'

const pencils: Record<Look, Pencil> = {
  grains,
  strands,
  tubes,
  mash,
  chips,
  cubes,
  rounds,
  slices,
  coins,
  leaves,
  florets,
  strips,
  spears,
  mushrooms,
  rings,
  fillet,
  steak,
  pieces,
  prawns,
  egg,
  sausages,
  crumbs,
  shavings,
  herbs,
  wedges,
  blocks,
}

/** Lays a food on the plate: around the spot, no farther from it than about its size. */
export function lay(chance: Chance, food: Pick<Food, 'look' | 'paint'>, c: Spot, size: number): Layer[] {
  return pencils[food.look](chance, food.paint, c, size)
}

/** A sprig of green, which suits any dish. */
export const sprig: Pick<Food, 'look' | 'paint'> = { look: 'herbs', paint: ['#4d8a3a', '#7db45c', '#356726'] }
