import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { sortRecipes } from '../../../domain/recipes/sort-recipes.ts'
import type { RecipesToPrint } from '../../recipes/printed-recipes.tsx'
import { sayCount } from './say-import.ts'

/** More photos than these would keep a browser from ever printing. */
const MOST_PHOTOS = 300

/** The whole library as a book, in the order of the recipes' names. */
export function cookbookOf(recipes: readonly Recipe[]): RecipesToPrint {
  return {
    recipes: sortRecipes(recipes, 'name'),
    withPhotos: recipes.filter(({ photo }) => photo !== null).length <= MOST_PHOTOS,
    collection: {
      title: 'Our cookbook',
      intro: [sayCount(recipes.length, 'recipe')],
      foot: 'Kept with Plateful',
    },
  }
}
