import { formatCount } from '@plateful/ingredients/format-english'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importRecipeUrlCall } from '../../contract/importing.ts'
import { importedReadingCall, updateRecipeCall } from '../../contract/recipes.ts'
import {
  changeToUndo,
  changeToTake,
  type Comparison,
  compareWithPage,
} from '../../domain/importing/compare-with-page.ts'
import {
  type ImportedReading,
  type RecipeChangeWithReading,
  importedReadingOf,
} from '../../domain/recipes/imported-reading.ts'
import { Recipe } from '../../domain/recipes/recipe.ts'
import { currentVersionOf, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { recipeKey } from '../recipes/queries.ts'
import { toastWithUndo } from '../ui/toast.ts'
import { type Imported, parseImported } from './parse-imported.ts'

/** The page as it is now, and as it was first read; null where that was not kept. */
export interface ReadAgain {
  page: Imported
  imported: ImportedReading | null
}

interface ReadAgainInput {
  recipe: Recipe
  /** The name of the recipe on a page with several; else the imported one. */
  name?: string
  signal: AbortSignal
}

export const importedOf = async ({ id }: Recipe, signal?: AbortSignal) =>
  (await callServer(importedReadingCall, { params: { id }, ...(signal && { signal }) })).reading

/** Fetches the page of a recipe again; the dialog shows the result itself. */
export const useReadAgain = () =>
  useMutation({
    mutationFn: async ({ recipe, name, signal }: ReadAgainInput): Promise<ReadAgain> => {
      const imported = await importedOf(recipe, signal)
      const body = { url: recipe.source ?? '', recipe: name ?? imported?.name ?? recipe.name }
      return { imported, page: parseImported(await callServer(importRecipeUrlCall, { body, signal })) }
    },
    meta: { failed: 'shown-by-screen' },
  })

/** The comparison; null where the page holds no recipe any more. */
export function compare(recipe: Recipe, { page, imported }: ReadAgain): Comparison | null {
  const pageReading = page.recipeData && importedReadingOf(page.recipeData)
  return pageReading ? compareWithPage(recipe, pageReading, imported, page.recipeData?.photo ?? null) : null
}

interface TakeInput {
  recipe: Recipe
  comparison: Comparison
  taken: ReadonlySet<string>
  imported: ImportedReading | null
}

/** Takes differences over into the recipe, then calls `onTaken`; the toast offers to undo it. */
export const useApplyPageChanges = (onTaken: () => void) => {
  const client = useQueryClient()
  const undoChanges = useUndoPageChanges()
  const showRecipe = (recipe: Recipe) => client.setQueryData(recipeKey(recipe.id), recipe)
  return useMutation({
    mutationFn: ({ recipe, comparison, taken }: TakeInput) => change(recipe, changeToTake(comparison, taken)),
    onSuccess: (saved, { recipe, comparison, taken, imported }) => {
      // Called before the compared recipe changes, and the comparison with it.
      onTaken()
      showRecipe(saved)
      const undo = changeToUndo(recipe, changeToTake(comparison, taken), imported)
      toastWithUndo(
        formatCount(taken.size, 'change taken from the page', 'changes taken from the page'),
        () => undoChanges.mutate({ saved, undo }),
      )
    },
    onError: (error) => {
      const current = currentVersionOf(error, Recipe)
      if (current) showRecipe(current)
    },
    meta: { refreshes: ['recipes', 'recipe'], failed: failedBecause('The changes couldn’t be taken') },
  })
}

const useUndoPageChanges = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ saved, undo }: { saved: Recipe; undo: RecipeChangeWithReading }) => change(saved, undo),
    onSuccess: (recipe) => client.setQueryData(recipeKey(recipe.id), recipe),
    meta: {
      refreshes: ['recipes', 'recipe'],
      done: { title: 'The recipe is as it was' },
      failed: failedBecause('The changes couldn’t be taken back'),
    },
  })
}

const change = ({ id, updatedAt }: Recipe, body: RecipeChangeWithReading) =>
  callServer(updateRecipeCall, { params: { id }, body: { ...body, seen: updatedAt } })
