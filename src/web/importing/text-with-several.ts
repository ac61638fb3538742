/**
 * A pasted text that holds more recipes than the one that was taken is kept in this tab, so that
 * nobody has to paste it again for the next (importing 114).
 */
import { z } from 'zod'
import { tabStorage } from '../api/browser-storage.ts'

const KEY = 'plateful:text-with-several'

const TextWithSeveral = z.object({
  text: z.string(),
  url: z.string().optional(),
  /** The names of the recipes that nobody took yet. */
  left: z.array(z.string()).min(1),
})
export type TextWithSeveral = z.infer<typeof TextWithSeveral>

export const storedText = (): TextWithSeveral | null => tabStorage.readAs(KEY, TextWithSeveral) ?? null

/** Keeps a text while recipes of it are left; otherwise nothing is kept. */
export const storeText = (kept: TextWithSeveral | null): void =>
  void tabStorage.write(KEY, kept && kept.left.length > 0 ? JSON.stringify(kept) : null)
