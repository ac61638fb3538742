/** A recipe service elsewhere, as the placeholder shows it. */
export interface RecipeService {
  name: string
  text: string
  freeTier: string
  needsKey: boolean
}

/** How many recipes an import would bring from each (account 31). */
export const RECIPES_PER_IMPORT = 20

/** The four services and what each gives away (account 31); one needs no key. */
export const recipeServices: readonly RecipeService[] = [
  {
    name: 'Spoonacular',
    text: 'A large catalogue with nutrition for every recipe.',
    freeTier: '150 requests/day',
    needsKey: true,
  },
  {
    name: 'Edamam',
    text: 'Recipes from many sites, filtered by diet and allergy.',
    freeTier: '5000/month',
    needsKey: true,
  },
  {
    name: 'TheMealDB',
    text: 'An open collection of dishes from around the world.',
    freeTier: 'Free',
    needsKey: false,
  },
  {
    name: 'Tasty',
    text: 'Everyday recipes, each told in a few steps.',
    freeTier: '500/month',
    needsKey: true,
  },
]
