/** The programs and file formats that recipes come from, by the names that people know them by. */
import { z } from 'zod'

/** Every format that is read; `plateful` is our own. */
export const formatNames = {
  plateful: 'Plateful',
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

export const FormatName = z.enum(Object.keys(formatNames) as [keyof typeof formatNames])
export type FormatName = z.infer<typeof FormatName>
