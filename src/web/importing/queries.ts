import { useMutation } from '@tanstack/react-query'
import type { CallAnswer } from '../../contract/call.ts'
import { importRecipePageCall, importRecipeUrlCall } from '../../contract/importing.ts'
import type { PastedPage } from '../../domain/importing/preview.ts'
import type { AfterMutation } from '../calls/after-mutation.ts'
import { sentenceOf } from '../calls/call-error.ts'
import { callServer } from '../calls/call-server.ts'

/** What the product says where the server gave no reason (part 1 §8). */
export const NOT_IMPORTED = 'Could not import recipe from this URL'

export type Imported = CallAnswer<typeof importRecipeUrlCall>

/** Usually a preview to review, sometimes a recipe that is saved already (part 1 §4). */
const said = {
  refreshes: ['recipes'],
  done: ({ preview, recipeData }: Imported) =>
    preview
      ? {
          title: 'Recipe scraped successfully',
          text: `${recipeData?.name || 'The recipe'} is ready for review on the recipes page.`,
        }
      : { title: 'Recipe imported successfully', text: 'The recipe has been added to your collection.' },
  failed: (error) => ({ title: 'Recipe Import Failed', text: sentenceOf(error, NOT_IMPORTED) }),
} satisfies AfterMutation

interface Address {
  url: string
  signal: AbortSignal
}

/** Fetches a page and reads the recipe on it. */
export const useImportUrl = () =>
  useMutation({
    mutationFn: ({ url, signal }: Address) => callServer(importRecipeUrlCall, { body: { url }, signal }),
    meta: {
      ...said,
      // Who pressed Stop knows it.
      failed: (error) => (error.name === 'AbortError' ? { title: 'Import stopped' } : said.failed(error)),
    },
  })

/** Reads a page that the person pasted or saved. */
export const useImportPage = () =>
  useMutation({
    mutationFn: (body: PastedPage) => callServer(importRecipePageCall, { body }),
    meta: said,
  })
