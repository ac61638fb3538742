import { addToGroup } from '@plateful/ingredients/group-by'
import type { FullFormatTable } from '../../../domain/importing/full-format-rows.ts'
import type { Household } from '../../db/household.ts'
import { storedRows } from './export-rows.ts'
import { isPeopleTable } from './fill-person.ts'
import type { RunningImport } from './import-recipes.ts'
import { type AnyRow, identityOf } from './row-writer.ts'
import type { ImportItem } from './store.ts'

/**
 * The rows of one table that a household had before an import, by their identity (`identityOf`).
 */
export class KnownRows {
  readonly #ids = new Map<string, number[]>()

  /**
   * Reads the rows of the household, without those of this import. Duplicates of recipes are found
   * elsewhere.
   */
  static async read(
    household: Household,
    table: FullFormatTable,
    { row, items }: Pick<RunningImport, 'row' | 'items'>,
  ): Promise<KnownRows> {
    const known = new KnownRows()
    if (table === 'recipes') return known
    const isOfThisImport = ({ kind, sourceKey }: ImportItem) =>
      kind === table || (isPeopleTable(table) && sourceKey?.startsWith(`${table}:`))
    const importedIds = new Set(items.flatMap((item) => (isOfThisImport(item) ? [item.itemId] : [])))
    for await (const stored of storedRows(household, row.userId, table)) {
      const id = Number(stored['id'] ?? 0)
      if (!importedIds.has(id)) known.add(table, stored, id)
    }
    return known
  }

  add(table: FullFormatTable, row: AnyRow, id: number): void {
    addToGroup(this.#ids, identityOf(table, row), id)
  }

  /** The ids of the rows that are the same as this one. */
  idsOf(table: FullFormatTable, row: AnyRow): readonly number[] {
    return this.#ids.get(identityOf(table, row)) ?? []
  }

  /**
   * The id of the household's row that is the same as this one. A person is the same as only one of
   * several in the file with their name, so the id of a person is removed here.
   */
  takeId(table: FullFormatTable, row: AnyRow): number | undefined {
    const ids = this.#ids.get(identityOf(table, row))
    return isPeopleTable(table) ? ids?.shift() : ids?.at(-1)
  }
}
