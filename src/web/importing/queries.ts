import { formatCount } from '@plateful/ingredients/format-english'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { importRecipePageCall, importRecipePdfCall, importRecipeUrlCall } from '../../contract/importing.ts'
import { createRecipeCall } from '../../contract/recipes.ts'
import type { PastedPage } from '../../domain/importing/recipe-preview.ts'
import type { RecipeDraftWithReading } from '../../domain/recipes/imported-reading.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import type { AfterMutation } from '../api/after-mutation.ts'
import { CallError, isRetryable, isSessionRefused, errorMessage, failedBecause } from '../api/call-error.ts'
import { callServer } from '../api/call-server.ts'
import { recipesKey } from '../recipes/queries.ts'
import { pageErrorMessage } from './page-advice.ts'
import { type Imported, parseImported } from './parse-imported.ts'

/**
 * The toasts after an import, which usually gives a preview to review and sometimes a saved recipe
 * (importing 6).
 */
const messages = {
  refreshes: ['recipes', 'onboarding'],
  done: ({ preview, recipeData, others }: Imported) =>
    others.length > 0
      ? { title: 'Several recipes found', text: 'Choose the one that you want.' }
      : preview
        ? {
            title: 'Recipe scraped successfully',
            text: `${recipeData?.name || 'The recipe'} is ready for review on the recipes page.`,
          }
        : { title: 'Recipe imported successfully', text: 'The recipe has been added to your collection.' },
  failed: (error) => ({ title: 'Recipe Import Failed', text: pageErrorMessage(error) }),
} satisfies AfterMutation

interface Address {
  url: string
  /** Which recipe of a page with several. */
  recipe?: string
  signal: AbortSignal
}

export const useImportUrl = () =>
  useMutation({
    mutationFn: async ({ signal, ...body }: Address) =>
      parseImported(await callServer(importRecipeUrlCall, { body, signal })),
    meta: {
      ...messages,
      // No toast after Stop.
      failed: (error) => (error.name === 'AbortError' ? { title: 'Import stopped' } : messages.failed(error)),
    },
  })

/** Fetches a page of the UK site; its screen words failures a little differently (importing 11). */
export const useImportFromUkSite = () =>
  useMutation({
    mutationFn: async (body: Omit<Address, 'signal'>) =>
      parseImported(await callServer(importRecipeUrlCall, { body })),
    meta: {
      ...messages,
      failed: (error) => ({ title: 'Import failed', text: pageErrorMessage(error) }),
    },
  })

export const useImportPage = (isQuiet = false) =>
  useMutation({
    mutationFn: async (body: PastedPage & { recipe?: string }) =>
      parseImported(await callServer(importRecipePageCall, { body })),
    meta: isQuiet ? { failed: 'shown-by-screen' } : messages,
  })

interface Pdf {
  file: Blob
  /** Which recipe of a PDF with several. */
  recipe?: string
  signal?: AbortSignal
}

export const isPdf = (file: Blob): boolean =>
  file.type === 'application/pdf' || (file instanceof File && /\.pdf$/i.test(file.name))

/** Reads a PDF file; its screen shows errors itself. */
export const useImportPdf = () =>
  useMutation({
    mutationFn: async ({ file, recipe, signal }: Pdf) =>
      parseImported(await callServer(importRecipePdfCall, { query: { recipe }, body: file, signal })),
    meta: { failed: 'shown-by-screen' },
  })

/** Reads one page of a list; its row shows the result. */
export const useReadPage = () =>
  useMutation({
    mutationFn: async (url: string) =>
      parseImported(await callServer(importRecipeUrlCall, { body: { url } })),
    meta: { failed: 'shown-by-screen' },
  })

interface Drafts {
  drafts: readonly { url: string; draft: RecipeDraftWithReading; idempotencyKey: string }[]
  onSaved: (url: string, recipe: Recipe) => void
  onRefused: (url: string, sentence: string) => void
}

/** Saves several recipes in their order; a refused one does not stop the others. */
export const useSaveAll = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ drafts, onSaved, onRefused }: Drafts) => {
      let savedCount = 0
      for (const { url, draft, idempotencyKey } of drafts) {
        try {
          onSaved(url, await callServer(createRecipeCall, { body: draft, idempotencyKey }))
          savedCount += 1
        } catch (error) {
          // The same failure would come for all the others.
          if (isRetryable(error) || isSessionRefused(error)) throw error
          onRefused(url, errorMessage(error))
        }
      }
      return { saved: savedCount, refused: drafts.length - savedCount }
    },
    onError: () => client.invalidateQueries({ queryKey: recipesKey }),
    meta: {
      refreshes: ['recipes', 'onboarding'],
      done: ({ saved, refused }: { saved: number; refused: number }) => ({
        title: `${formatCount(saved, 'recipe')} saved`,
        text: refused === 0 ? undefined : `${refused} couldn’t be saved. The list says why.`,
      }),
      failed: failedBecause('Saving stopped'),
    },
  })
}

/**
 * Whether a failure would meet every other page too: the session ended, the network is gone, the
 * answer broke off. A server's 502 and 504 are about the page itself.
 */
export const isForAllPages = (error: unknown) =>
  !(error instanceof CallError) || error.status === 401 || error.status === 0
