/**
 * The programs and file formats that recipes are read from, by the names that people know them by.
 */
export const formatNames = {
  mealie: 'Mealie',
  tandoor: 'Tandoor',
  paprika: 'Paprika',
  nextcloud: 'Nextcloud Cookbook',
  recipesage: 'RecipeSage',
  'plan-to-eat': 'Plan to Eat',
  'my-recipe-box': 'My Recipe Box',
  copymethat: 'CopyMeThat',
  cooklang: 'Cooklang',
  mealmaster: 'MealMaster',
  recipeml: 'RecipeML',
  'json-ld': 'JSON-LD (schema.org)',
  'web-page': 'saved web pages',
} as const

/** The name of a format in code and in answers. */
export type FormatName = keyof typeof formatNames
