/**
 * Our own format, version 1: `plateful.json` beside `photos/NAME.jpg` in a zip. Rows stand in the
 * order in which they can be read back. Ids count from 1 in each table and mean nothing outside the
 * file.
 */

import { z } from 'zod'
import { PlanningDay } from '../account/reminders.ts'
import { FullFormatRows } from './full-format-rows.ts'
import { checkFullFormatRowCount } from './import-limits.ts'
import { replaceBlankNames } from './replace-blank-names.ts'

/**
 * The version that is written; a file of a later one is refused, earlier ones will always be read.
 */
export const FORMAT_VERSION = 1

/**
 * The settings of the person who exported, and the household's planning day, which older files
 * lack.
 */
const FullFormatSettings = PlanningDay.partial().extend({
  defaultDinerCount: z.number().int().min(1).max(20),
  recipeRepeatInterval: z.number().int().min(0).max(365),
})

/** `plateful.json`. */
export const FullFormat = z.object({
  plateful: z.number().int().min(1),
  settings: FullFormatSettings.optional(),
  tables: FullFormatRows,
})
export type FullFormat = z.infer<typeof FullFormat>

/** Whether a parsed file says that it is ours. */
export const isFullFormat = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'plateful' in value && 'tables' in value

/** How many rows the tables hold, before any of them is parsed. */
function rowsIn(value: unknown): number {
  const tables = z.object({ tables: z.record(z.string(), z.unknown()) }).safeParse(value).data?.tables ?? {}
  return Object.values(tables).reduce(
    (sum: number, table) => sum + (Array.isArray(table) ? table.length : 0),
    0,
  )
}

/**
 * The parsed file, with sentences about what was changed in it; or a sentence about why it cannot
 * be read.
 */
export function readFullFormat(
  value: unknown,
): { file: FullFormat; remarks: string[] } | { problem: string } {
  const version = z.object({ plateful: z.number() }).safeParse(value).data?.plateful
  if (version !== undefined && version > FORMAT_VERSION) {
    return { problem: 'This file was written by a newer Plateful. Bring this one up to date first.' }
  }
  checkFullFormatRowCount(rowsIn(value))
  const read = FullFormat.safeParse(value)
  if (read.success) {
    const { tables, remarks } = replaceBlankNames(read.data.tables)
    return { file: { ...read.data, tables }, remarks }
  }
  const [issue] = read.error.issues
  return {
    problem: `plateful.json is incomplete or was changed: ${issue?.path.join('.') ?? ''} isn’t as it should be.`,
  }
}
