import { z } from 'zod'
import { importRecipeUrlCall } from '../../contract/importing.ts'
import { createRecipeCall, recipeCall, recipesCall } from '../../contract/recipes.ts'
import { findRecipes } from '../../domain/recipes/find-recipes.ts'
import { importedReadingOf } from '../../domain/recipes/imported-reading.ts'
import { DEFAULT_SERVINGS, type Recipe } from '../../domain/recipes/recipe.ts'
import { tool } from './tool.ts'

/** Enough to choose by; the whole recipe is read by its id. */
const summaryOf = ({ id, userSequence, name, tags, servings, ...recipe }: Recipe) => ({
  id,
  number: userSequence,
  name,
  tags,
  servings,
  totalTimeMinutes: recipe.totalTimeMinutes,
  isFavourite: recipe.isFavourite,
})

/** What a cook reads of a recipe: no bytes, and nothing that only the program needs. */
const readable = (recipe: Recipe) => ({
  ...summaryOf(recipe),
  prepTimeMinutes: recipe.prepTimeMinutes,
  cookTimeMinutes: recipe.cookTimeMinutes,
  ingredients: recipe.ingredients,
  steps: recipe.steps,
  source: recipe.source,
  notes: recipe.notes,
})

const recipeId = z.number().int().positive().describe('The id of the recipe, from search_recipes')

export const recipeTools = [
  tool({
    name: 'search_recipes',
    title: 'Search recipes',
    description:
      'Finds recipes in the household’s library by words of the name, by ingredients, or by tags. Without any, lists the newest.',
    calls: [recipesCall],
    input: z.object({
      name: z.string().max(200).default('').describe('Words of the name, or a number such as #12'),
      ingredients: z
        .string()
        .max(500)
        .default('')
        .describe('Ingredients that must all be in it: leek, cream'),
      tags: z.array(z.string().max(100)).max(10).default([]),
      limit: z.number().int().min(1).max(100).default(25),
    }),
    run: async (callApi, { limit, ...search }) => {
      const found = findRecipes(await callApi(recipesCall), search)
      return { found: found.length, recipes: found.slice(0, limit).map(summaryOf) }
    },
  }),
  tool({
    name: 'get_recipe',
    title: 'Read a recipe',
    description: 'Reads one recipe with its ingredients and steps.',
    calls: [recipeCall],
    input: z.object({ recipeId }),
    run: async (callApi, { recipeId: id }) => readable(await callApi(recipeCall, { params: { id } })),
  }),
  tool({
    name: 'add_recipe',
    title: 'Add a recipe',
    description: 'Saves a new recipe in the household’s library.',
    calls: [createRecipeCall],
    input: z.object({
      name: z.string(),
      servings: z.number().int().positive(),
      ingredients: z.array(z.string()).describe('One line each, with its amount: 2 tbsp olive oil'),
      steps: z.array(z.string()),
      tags: z.array(z.string()).min(1).describe('At least one, such as dinner, lunch, breakfast or snack'),
      prepTimeMinutes: z.number().int().nonnegative().nullable().default(null),
      cookTimeMinutes: z.number().int().nonnegative().nullable().default(null),
      source: z.string().nullable().default(null).describe('Where it is from: an address or a book'),
    }),
    run: async (callApi, body) => readable(await callApi(createRecipeCall, { body })),
  }),
  tool({
    name: 'import_recipe',
    title: 'Import a recipe from a page',
    description:
      'Reads the recipe on a web page and saves it. Answers what it was not sure of under doubts: tell the person to look at those.',
    calls: [importRecipeUrlCall, createRecipeCall],
    input: z.object({
      url: z.url().describe('The address of the page'),
      tags: z.array(z.string()).default([]).describe('Tags to use in place of those that the page suggests'),
    }),
    run: async (callApi, { url, tags }) => {
      const read = await callApi(importRecipeUrlCall, { body: { url } })
      if (!read.recipeData) return { problem: 'No recipe was read on this page.' }
      const { id: _, servings, ...draft } = read.recipeData
      const body = {
        ...draft,
        servings: servings ?? DEFAULT_SERVINGS,
        tags: tags.length > 0 ? tags : draft.tags,
        hasRepeatedIngredients: true,
        asRead: importedReadingOf(read.recipeData),
      }
      const saved = await callApi(createRecipeCall, { body })
      return { ...readable(saved), doubts: read.warnings.map(({ message }) => message) }
    },
  }),
]
