/**
 * A pasted text that holds more recipes than the one that was taken is kept in this tab, so that
 * nobody has to paste it again for the next (importing 114).
 */
import { z } from 'zod'
import { tabStorage } from '../api/browser-storage.ts'

const KEY = 'plateful:text-with-several'

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
