import { useMutation } from '@tanstack/react-query'
import type { CallAnswer } from '../../contract/call.ts'
import { importRecipeUrlCall } from '../../contract/importing.ts'
import { sentenceOf } from '../calls/call-error.ts'
import { callServer } from '../calls/call-server.ts'

/** What the product says where the server gave no reason (part 1 §8). */
export const NOT_IMPORTED = 'Could not import recipe from this URL'

export type Imported = CallAnswer<typeof importRecipeUrlCall>

interface Page {
  url: string
  signal: AbortSignal
}

/** Reads the recipe on a page; usually a preview to review, sometimes a recipe that is saved already (part 1 §4). */
export const useImportUrl = () =>
  useMutation({
    mutationFn: ({ url, signal }: Page) => callServer(importRecipeUrlCall, { body: { url }, signal }),
    meta: {
      refreshes: ['recipes'],
      done: ({ preview, recipeData }: Imported) =>
        preview
          ? {
              title: 'Recipe scraped successfully',
              text: `${recipeData?.name || 'The recipe'} is ready for review on the recipes page.`,
            }
          : { title: 'Recipe imported successfully', text: 'The recipe has been added to your collection.' },
      failed: (error) => ({ title: 'Recipe Import Failed', text: sentenceOf(error, NOT_IMPORTED) }),
    },
  })
