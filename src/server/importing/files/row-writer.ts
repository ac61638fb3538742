/** Writes a row of a file of our own; what the household has already stays as it is. */

import { randomUUID } from 'node:crypto'
import { isLocked } from '../../../domain/calendar/lock.ts'
import { overlaps } from '../../../domain/day.ts'
import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import type { ImportResult } from '../../../domain/importing/household-import.ts'
import { lockDays } from '../../calendar/lock-days.ts'
import { locksBetween } from '../../calendar/store.ts'
import type { Household } from '../../db/household.ts'
import { nextRecipeNumber } from '../../recipes/store.ts'
import { fillPerson, isPeopleTable } from './fill-person.ts'
import { tableRules } from './household-tables.ts'
import { addRemark, type RecipeImporter } from './import-recipes.ts'
import { sortedKeys } from './row-hash.ts'
import type { ImportRow } from './store.ts'

export type AnyRow = Record<string, unknown>

export class RowWriter {
  constructor(
    private readonly importer: RecipeImporter,
    private readonly restore: { row: ImportRow; result: ImportResult },
    private readonly photos: ReadonlyMap<string, string>,
  ) {}

  /**
   * Writes a row; undefined if it is left out, or if the same row was written since the table was
   * read.
   */
  async insert(
    tx: Household,
    table: FullFormatTable,
    { id: _id, ...row }: AnyRow,
  ): Promise<AnyRow | undefined> {
    const makerColumn = tableRules[table].hasMaker === false ? {} : { userId: this.restore.row.userId }
    const ownColumns = await this.#addedColumns(tx, table, row)
    if (ownColumns === null) return undefined
    const values = { ...this.#withPhoto(row), ...ownColumns, ...makerColumn }
    const insert = tx.insertInto(table as 'recipes').values(values as never)
    // A recipe's number and id are new, so a conflict is a bug and must not lose the recipe
    // silently.
    const written: AnyRow | undefined =
      table === 'recipes'
        ? await insert.returningAll().executeTakeFirstOrThrow()
        : await insert
            .onConflict((conflict) => conflict.doNothing())
            .returningAll()
            .executeTakeFirst()
    if (written) this.#count(table)
    return written
  }

  #withPhoto(row: AnyRow): AnyRow {
    return 'photoName' in row ? { ...row, photoName: this.photos.get(String(row['photoName'])) ?? null } : row
  }

  /** Adds to an existing person what they lack; returns the stamp for an undo. */
  async fill(tx: Household, table: FullFormatTable, id: number, row: AnyRow): Promise<string | undefined> {
    if (!isPeopleTable(table)) return undefined
    const { now } = this.importer
    const filled = await fillPerson(tx, table, id, { row: this.#withPhoto(row), now })
    if (filled) addRemark(this.restore.result, filled.remark)
    return filled?.stamp
  }

  /**
   * The columns that a row needs besides those of the file; null where a locked day excludes the
   * row, or its picture is missing.
   */
  async #addedColumns(tx: Household, table: FullFormatTable, row: AnyRow): Promise<AnyRow | null> {
    const { keepsNumbers } = this.restore.row
    if (table === 'recipes') {
      const number = keepsNumbers ? {} : { userSequence: await nextRecipeNumber(tx, this.importer.now) }
      return { ...number, usedRecipes: [], globalId: randomUUID(), deletedAt: null }
    }
    if (table === 'calendarAssignments') {
      const date = String(row['date'])
      const locks = await locksBetween(tx, { start: date, end: date })
      if (!isLocked(date, locks)) return {}
      addRemark(this.restore.result, `${date} is locked and stays as it is.`)
      return null
    }
    if (table === 'recipePictures') return this.photos.has(String(row['photoName'])) ? {} : null
    if (table !== 'completedShoppingLists') return {}
    const range = { start: String(row['startDate']), end: String(row['endDate']) }
    const locks = await locksBetween(tx, range)
    if (locks.some((lock) => overlaps(lock, range))) {
      addRemark(
        this.restore.result,
        `The list ${String(row['name'])} stayed behind: its days are locked by another.`,
      )
      return null
    }
    const lockReason = { reason: `Shopping list: ${String(row['name'])}`, now: String(row['completedAt']) }
    return { lockId: await lockDays(tx, range, lockReason) }
  }

  #count(table: FullFormatTable): void {
    if (table === 'recipes') this.restore.result.recipes += 1
    else if (table === 'completedShoppingLists') this.restore.result.lists += 1
    else this.#countOther(tableRules[table].what)
  }

  #countOther(what: string): void {
    const { result } = this.restore
    result.others += 1
    const kind = result.otherKinds.find((otherKind) => otherKind.what === what)
    if (kind) kind.count += 1
    else result.otherKinds.push({ what, count: 1 })
  }
}

/** The id of the household's row with the same identity; 0 where there is none, or it has no id. */
export async function idOfSameRow(tx: Household, table: FullFormatTable, row: AnyRow): Promise<number> {
  const { hasId, identity } = tableRules[table]
  if (!hasId || table === 'recipes') return 0
  let query = tx.selectFrom(table as 'recipes').select('id')
  for (const column of identity) query = query.where(column as 'name', '=', row[column] as string)
  return (await query.executeTakeFirst())?.id ?? 0
}

/** The key that identifies a row in its table. */
export const identityOf = (table: FullFormatTable, row: AnyRow): string =>
  JSON.stringify(sortedKeys(tableRules[table].identity.map((column) => row[column] ?? null)))
