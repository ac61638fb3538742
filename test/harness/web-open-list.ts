/**
 * The household's list in the making as the web tests meet it: kept for one test, merged by the
 * rules of the product.
 */

import type { OpenList, OpenListEdits, NewOpenList } from '../../src/domain/shopping/open-list.ts'
import { baseVersion, byHandEdits } from '../../src/domain/shopping/open-list.ts'
import { mergeEdits } from '../../src/domain/shopping/row-edit.ts'

export class HouseholdList {
  list: OpenList | null = null

  make({ id, items, origins, foods, meals, edits, startDate, endDate }: NewOpenList): OpenList {
    const before = this.list?.base
      ? byHandEdits({ items: this.list.base.items, edits: this.list.edits })
      : edits
    const madeAt = new Date().toISOString()
    const base = { startDate, endDate, madeAt, items, origins, foods, meals, isAdjustable: true }
    this.list = { id, basis: 1, base, edits: mergeEdits(before, edits) }
    return this.list
  }

  edit({ listId, edits }: OpenListEdits): { list: OpenList | null; late: string[] } {
    const isFor = this.list !== null && (listId === this.list.id || listId === null)
    if (this.list && isFor) this.list = { ...this.list, edits: mergeEdits(this.list.edits, edits) }
    return {
      list: this.list,
      late: isFor ? [] : edits.rows.filter(({ set }) => !set.added).map((row) => row.itemId),
    }
  }

  /** As a phone gets it that has its base. */
  read(has: string | undefined): OpenList | null {
    if (!this.list) return null
    const { id, basis: revision, base } = this.list
    return { ...this.list, base: has === baseVersion({ id, revision }) ? null : base }
  }
}
