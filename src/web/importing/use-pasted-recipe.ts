import { useState } from 'react'
import { z } from 'zod'
import { PastedPage } from '../../domain/importing/recipe-preview.ts'
import { tabStorage } from '../api/browser-storage.ts'
import { errorMessage } from '../api/call-error.ts'
import { pageErrorMessage } from './page-advice.ts'
import type { Imported } from './parse-imported.ts'
import { useImportPage, useImportPdf } from './queries.ts'

const KEY = 'plateful:text-with-several'

/**
 * A pasted text that holds more recipes than the one that was taken is kept in this tab, so that
 * nobody has to paste it again for the next (importing 114).
 */
const MultiRecipeText = z.object({
  text: z.string(),
  url: z.string().optional(),
  /** The names of the recipes that nobody took yet. */
  left: z.array(z.string()).min(1),
})
export type MultiRecipeText = z.infer<typeof MultiRecipeText>

export const storedMultiRecipeText = (): MultiRecipeText | null =>
  tabStorage.readAs(KEY, MultiRecipeText) ?? null

/** Keeps a text while recipes of it are left; otherwise nothing is kept. */
export const storeMultiRecipeText = (text: MultiRecipeText | null): void =>
  void tabStorage.write(KEY, text && text.left.length > 0 ? JSON.stringify(text) : null)

export interface PastedRecipeOptions {
  url?: string | undefined
  /** Whether the caller shows the result itself, without a toast. */
  isQuiet?: boolean
  /** A text that was pasted earlier and holds more recipes. */
  earlierText?: MultiRecipeText | null
  /** Called with the recipe, and with the text where more recipes of it are left. */
  onRead: (imported: Imported, rest: MultiRecipeText | null) => void
}

/** Reads a recipe in words, a page's source or a PDF; of several recipes one has to be chosen. */
export function usePastedRecipe(
  { url, isQuiet, earlierText, onRead }: PastedRecipeOptions,
  onInvalid: () => void,
) {
  const [problem, setProblem] = useState<string>()
  const [multiRecipePage, setMultiRecipePage] = useState<{ source: string | Blob; page: Imported }>()
  const [namesLeft, setNamesLeft] = useState<readonly string[]>(earlierText?.left ?? [])
  const page = useImportPage(isQuiet ?? false)
  const pdf = useImportPdf()

  /** The text with the recipes that are left once one is taken; null where it holds no more. */
  const textWithout = (text: string, takenName: string | undefined): MultiRecipeText | null => {
    const found = multiRecipePage?.page
    const names = found ? [found.recipeData?.name ?? '', ...found.others] : namesLeft
    const left = names.filter((name) => name !== takenName)
    const isText = typeof (multiRecipePage?.source ?? text) === 'string'
    return isText && takenName !== undefined && left.length > 0
      ? { text, ...(url !== undefined && { url }), left }
      : null
  }
  const readPdf = (chosen: Blob, recipe?: string) => {
    setProblem(undefined)
    pdf.mutate(
      { file: chosen, ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) =>
          found.others.length > 0 ? setMultiRecipePage({ source: chosen, page: found }) : onRead(found, null),
        onError: (error) => setProblem(errorMessage(error)),
      },
    )
  }
  const read = (text: string, recipe?: string) => {
    const pasted = PastedPage.safeParse({ html: text, url })
    if (!pasted.success) {
      setProblem(pasted.error.issues[0]?.message)
      onInvalid()
      return
    }
    setProblem(undefined)
    page.mutate(
      { ...pasted.data, ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) =>
          found.others.length > 0
            ? setMultiRecipePage({ source: text, page: found })
            : onRead(found, textWithout(text, recipe)),
        onError: (error) => setProblem(pageErrorMessage(error)),
      },
    )
  }
  const reset = () => {
    setProblem(undefined)
    setMultiRecipePage(undefined)
    setNamesLeft([])
  }
  return {
    read,
    readPdf,
    isReadingPage: page.isPending,
    isReadingPdf: pdf.isPending,
    problem,
    multiRecipePage,
    namesLeft,
    textWithout,
    reset,
  }
}
