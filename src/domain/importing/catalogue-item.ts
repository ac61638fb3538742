import { z } from 'zod'
import { totalMinutes } from '../recipes/recipe-times.ts'
import { RecipeContent, type RecipeDraft } from '../recipes/recipe.ts'

/**
 * A recipe of the catalogue as the browse page shows it (importing 15: spoonacularId, title,
 * image), with what a card tells besides. `spoonacularId` is the catalogue's own number, whoever
 * keeps the catalogue. `image` is the address of a photo, or null: recipes of the built-in
 * catalogue have none, and the page draws their plate from title, ingredients and tags.
 */
export const CatalogueItem = z.object({
  spoonacularId: z.number().int().positive(),
  title: z.string(),
  image: z.string().nullable(),
  servings: z.number(),
  totalMinutes: z.number().nullable(),
  tags: z.array(z.string()),
  cuisine: z.string().nullable(),
  ingredients: z.array(z.string()),
})
export type CatalogueItem = z.infer<typeof CatalogueItem>

/**
 * What is read of a recipe of the catalogue before it is imported, besides what its card tells
 * (importing 16): what it is and how it is made.
 */
export const CatalogueReading = RecipeContent.pick({ description: true, ingredients: true, steps: true })
export type CatalogueReading = z.infer<typeof CatalogueReading>

/** What a card shows of a recipe. */
type CatalogueCardFields = Pick<
  RecipeDraft,
  'name' | 'photo' | 'servings' | 'tags' | 'cuisine' | 'ingredients' | 'prepTimeMinutes' | 'cookTimeMinutes'
>

/**
 * A recipe as its catalogue lists it: its photo is shown by address and never as the picture
 * itself, which would weigh too much.
 */
export function catalogueItem(spoonacularId: number, recipe: CatalogueCardFields): CatalogueItem {
  const { name, photo, servings, tags, cuisine, ingredients } = recipe
  return {
    spoonacularId,
    title: name,
    image: photo?.startsWith('https://') ? photo : null,
    servings,
    totalMinutes: totalMinutes(recipe),
    tags,
    cuisine,
    ingredients,
  }
}
