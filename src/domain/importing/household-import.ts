import { formatNames as otherFormats } from '@plateful/recipe-formats/formats'
import { z } from 'zod'
import { Instant } from '../fields.ts'
import { Twin } from '../recipes/recipe-to-review.ts'

/** Every format that is read; `plateful` is our own. */
export const formatNames = { plateful: 'Plateful', ...otherFormats } as const
export const FormatName = z.enum(Object.keys(formatNames) as [keyof typeof formatNames])
export type FormatName = z.infer<typeof FormatName>

/** The largest file in bytes: enough for 5,000 recipes with photos. */
export const MAX_UPLOAD_BYTES = 2 * 1024 ** 3

/** Most entries of each list in a report; `count` has the full number. */
export const MAX_SHOWN = 300

const countedList = <Item extends z.ZodType>(item: Item) =>
  z.object({ count: z.number(), first: z.array(item) })

/**
 * What a file holds, before anything is written: what will be imported, what is doubtful, what
 * exists already, what is lost.
 */
export const ImportReport = z.object({
  format: FormatName,
  recipes: countedList(
    z.object({ name: z.string(), ingredients: z.number(), steps: z.number(), hasPhoto: z.boolean() }),
  ),
  photos: z.number(),
  /** Photos that the file only links to; they are fetched during the import. */
  webPhotos: z.number().default(0),
  meals: z.number(),
  lists: z.number(),
  /**
   * Of our own format: how many rows of everything else it holds, by the words for them ('family
   * members').
   */
  others: z.array(z.object({ what: z.string(), count: z.number() })),
  doubtful: countedList(z.object({ name: z.string(), why: z.array(z.string()) })),
  duplicates: countedList(
    z.object({ name: z.string(), twin: Twin.extend({ servings: Twin.shape.servings.default(4) }) }),
  ),
  /** `of` names the recipes that it belongs to, or the thing itself (importing 97). */
  lost: z.array(z.object({ what: z.string(), count: z.number(), of: z.array(z.string()).default([]) })),
  /** Whole sentences about parts of the file that cannot be read. */
  problems: countedList(z.string()),
})
export type ImportReport = z.infer<typeof ImportReport>

/** The result of an import, or of its undo. */
export const ImportResult = z.object({
  recipes: z.number(),
  photos: z.number(),
  /** Photos on the web that could not be fetched. */
  missedPhotos: z.number().default(0),
  meals: z.number(),
  lists: z.number(),
  others: z.number(),
  /** The others by their words; imports from before these were stored have none. */
  otherKinds: z.array(z.object({ what: z.string(), count: z.number() })).default([]),
  /** Duplicates that were left out. */
  skipped: z.number(),
  /** Whole sentences: what did not come, and why. */
  remarks: z.array(z.string()),
})
export type ImportResult = z.infer<typeof ImportResult>

/** `reading` reads the file, `ready` waits for a person, `running` writes; the others are final. */
export const ImportState = z.enum(['reading', 'ready', 'running', 'done', 'failed', 'undone'])
export type ImportState = z.infer<typeof ImportState>

/** Whether duplicates are skipped or imported again. */
export const DuplicateHandling = z.enum(['skip', 'bring'])
export type DuplicateHandling = z.infer<typeof DuplicateHandling>

/** A running or finished import. */
export const HouseholdImport = z.object({
  id: z.number(),
  fileName: z.string(),
  bytes: z.number(),
  state: ImportState,
  /** How many recipes are done, of how many. */
  done: z.number(),
  total: z.number(),
  report: ImportReport.nullable(),
  result: ImportResult.nullable(),
  /** Why it failed, in a sentence. */
  problem: z.string().nullable(),
  createdAt: Instant,
})
export type HouseholdImport = z.infer<typeof HouseholdImport>

/** The export formats. */
export const ExportFormat = z.enum(['plateful', 'json-ld', 'paprika'])
export type ExportFormat = z.infer<typeof ExportFormat>
