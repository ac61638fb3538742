import { type CatalogueItem, catalogueItem } from '../../domain/importing/catalogue-item.ts'
import type { RecipeDraft } from '../../domain/recipes/recipe.ts'
import { beansAndLentils } from './catalogue-beans-and-lentils.ts'
import { breakfasts } from './catalogue-breakfasts.ts'
import { burgersAndBakes } from './catalogue-burgers-and-bakes.ts'
import { curries } from './catalogue-curries.ts'
import type { Dish } from './catalogue-dish.ts'
import { fish } from './catalogue-fish.ts'
import { lunches } from './catalogue-lunches.ts'
import { oats } from './catalogue-oats.ts'
import { pasta } from './catalogue-pasta.ts'
import { pies } from './catalogue-pies.ts'
import { puddings } from './catalogue-puddings.ts'
import { rice } from './catalogue-rice.ts'
import { salads } from './catalogue-salads.ts'
import { snacks } from './catalogue-snacks.ts'
import { soups } from './catalogue-soups.ts'
import { stewsAndRoasts } from './catalogue-stews-and-roasts.ts'
import { stirFries } from './catalogue-stir-fries.ts'
import { sweetMornings } from './catalogue-sweet-mornings.ts'
import { tacosAndChilli } from './catalogue-tacos-and-chilli.ts'
import { traybakes } from './catalogue-traybakes.ts'

/** Recipes to choose from, kept by somebody else or written for the product. */
export interface Catalogue {
  browse(): Promise<CatalogueItem[]>
  /** The recipe under this number, ready to be saved; its source is the same every time. Null when there is none. */
  recipe(id: number): Promise<RecipeDraft | null>
}

/** Everything in the catalogue that was written for the product, in the order in which it is browsed. */
export const dishes: readonly Dish[] = [
  ...breakfasts,
  ...oats,
  ...sweetMornings,
  ...soups,
  ...salads,
  ...lunches,
  ...pasta,
  ...curries,
  ...traybakes,
  ...stirFries,
  ...tacosAndChilli,
  ...fish,
  ...beansAndLentils,
  ...pies,
  ...stewsAndRoasts,
  ...rice,
  ...burgersAndBakes,
  ...snacks,
  ...puddings,
]

/** The catalogue that comes with the product and needs nobody else. */
export function builtInCatalogue(): Catalogue {
  return {
    browse: async () => dishes.map(({ id, recipe }) => catalogueItem(id, recipe)),
    recipe: async (id) => dishes.find((dish) => dish.id === id)?.recipe ?? null,
  }
}
