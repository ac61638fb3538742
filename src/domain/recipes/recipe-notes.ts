/** A household's own words on a recipe: 'half the chilli for the children', kept beside it. */

import { formatNumber } from '@plateful/ingredients/format-english'
import { z } from 'zod'
import { Instant } from '../fields.ts'

/** The longest notes on a recipe, in characters. */
export const MAX_NOTES = 5000

/** What is answered of the notes: one text for the household, who wrote it last, and when. */
export const recipeNotes = {
  // Answers that browsers stored before there were notes lack them.
  notes: z.string().nullable().default(null),
  notesBy: z.string().nullable().default(null),
  notesAt: Instant.nullable().default(null),
}

const notes = z
  .string()
  .trim()
  .max(MAX_NOTES, `Keep your notes within ${formatNumber(MAX_NOTES)} characters`)
  .transform((text) => text || null)
  .nullable()

/**
 * Notes as somebody writes them, in place of those that they had `seen` (recipes 56), so that what
 * somebody else wrote meanwhile is not lost.
 */
export const NotesChange = z.object({ notes, seen: notes })
export type NotesChange = z.infer<typeof NotesChange>
