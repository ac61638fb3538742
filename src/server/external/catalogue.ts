import { type CatalogueItem, catalogueItem } from '../../domain/importing/catalogue-item.ts'
import { RecipeDraft } from '../../domain/recipes/recipe.ts'
import dishesInFile from './catalogue.json' with { type: 'json' }

/** Recipes to choose from: of another service, or written for the product. */
export interface Catalogue {
  browse(): Promise<CatalogueItem[]>
  /**
   * The recipe with this number, ready to save; its source is the same every time. Null when there
   * is none.
   */
  recipe(id: number): Promise<RecipeDraft | null>
}

/**
 * A recipe of the built-in catalogue. Its number never changes, because households know their copy
 * by it.
 */
interface CatalogueDish {
  id: number
  recipe: RecipeDraft
}

type DishInFile = Omit<RecipeDraft, 'source' | 'nutritionPerServing'> & {
  id: number
  nutritionPerServing: object
}

/** The recipes that were written for the product, in the order in which they are browsed. */
export const dishes: readonly CatalogueDish[] = (dishesInFile as DishInFile[]).map(
  ({ id, nutritionPerServing, ...fields }) => ({
    id,
    recipe: RecipeDraft.parse({
      ...fields,
      source: `Plateful catalogue #${id}`,
      nutritionPerServing: JSON.stringify(nutritionPerServing),
    }),
  }),
)

/** The catalogue that comes with the product and needs no other service. */
export function builtInCatalogue(): Catalogue {
  return {
    browse: async () => dishes.map(({ id, recipe }) => catalogueItem(id, recipe)),
    recipe: async (id) => dishes.find((dish) => dish.id === id)?.recipe ?? null,
  }
}
