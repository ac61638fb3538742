import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { distinctName, distinguishRows } from '../../../domain/shopping/distinguish-rows.ts'
import type { RowChange } from '../../../domain/shopping/make-edit.ts'
import type { Origin } from '../../../domain/shopping/open-list.ts'
import { byAisle, type FoodOf, splitByNeed } from '../../../domain/shopping/shop-order.ts'
import { extraItem, foodName, type ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { randomId } from '../../api/ids.ts'
import { useStableCallback } from '../../ui/use-stable-callback.ts'
import { useAisles } from '../shop/use-shop.tsx'
import { type FocusAt, ItemRow } from './item-row.tsx'
import { localListOf, type LocalList, editRemoval, editRow } from './local-list.ts'
import { useChangeShopOrder, useShopOrder } from './shop-order-queries.ts'
import classes from './list-table.module.css'

const columns = ['Quantity', 'Unit', 'Item', 'From', 'Remove'] as const
const NO_ORIGINS: readonly Origin[] = []

export function ListTable({ localList, foodOf }: { localList: LocalList; foodOf: FoodOf }) {
  const { alwaysHave, measures } = useShopOrder()
  const aisles = useAisles()
  const { mutate: changeOrder } = useChangeShopOrder()
  const { items, removedId, focused, ...edits } = useTableEdits(localList)
  const { needed, had } = splitByNeed(items, alwaysHave, foodOf)
  const shownItems = localList.showsAlwaysHad ? items : needed
  const marks = distinguishRows(shownItems, measures)
  const hadIds = new Set(had.map(({ id }) => id))
  const changeAlwaysHad = useStableCallback((item: ShoppingItem, isHad: boolean) =>
    changeOrder(isHad ? { have: [foodName(item)] } : { haveNot: [foodName(item)] }),
  )

  return (
    <div className="card">
      <table className={classes.table} role="table" aria-label="Shopping list">
        <thead role="rowgroup" className={classes.head}>
          <tr role="row">
            {columns.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name === 'Remove' ? <span className="aloud">{name}</span> : name}
              </th>
            ))}
          </tr>
        </thead>
        {byAisle(shownItems, aisles).map((aisle) => (
          <tbody key={aisle.category} role="rowgroup" className={classes.section} aria-label={aisle.category}>
            <tr role="row" className={classes.sectionRow}>
              <th role="rowheader" scope="rowgroup" colSpan={5} className={classes.sectionName}>
                {aisle.category} <span className={classes.count}>{aisle.items.length}</span>
              </th>
            </tr>
            {aisle.items.map((item) =>
              item.id === removedId ? (
                <RemovedRow key={item.id} name={item.name || 'Item'} onUndo={edits.undo} />
              ) : (
                <ItemRow
                  key={item.id}
                  item={item}
                  measures={measures}
                  itemName={distinctName(item.name || 'new item', marks.get(item.id))}
                  origins={localList.origins[item.id] ?? NO_ORIGINS}
                  focusAt={item.id === focused?.id ? focused.at : null}
                  isAlwaysHad={hadIds.has(item.id)}
                  onAlwaysHad={changeAlwaysHad}
                  onChange={edits.change}
                  onRemove={edits.remove}
                  onNext={edits.add}
                />
              ),
            )}
          </tbody>
        ))}
      </table>
      <div className={classes.foot}>
        <Button variant="subtle" leftSection={<IconPlus size={18} aria-hidden />} onClick={edits.add}>
          Add item
        </Button>
      </div>
    </div>
  )
}

/**
 * The rows and their changes. A row that was just removed keeps its place, so that Undo can restore
 * it there. The functions keep their identity, so that memoised rows are not drawn again.
 */
function useTableEdits({ userId, items }: LocalList) {
  const [removed, setRemoved] = useState<{ item: ShoppingItem; at: number } | null>(null)
  const [focused, setFocused] = useState<{ id: string; at: FocusAt } | null>(null)
  const isRestored = items.some(({ id }) => id === removed?.item.id)
  return {
    items: removed && !isRestored ? items.toSpliced(removed.at, 0, removed.item) : items,
    removedId: isRestored ? undefined : removed?.item.id,
    focused,
    change: useStableCallback(({ id }: ShoppingItem, part: RowChange) => editRow(userId, id, part)),
    remove: useStableCallback((item: ShoppingItem) => {
      const index = localListOf(userId)?.items.findIndex(({ id }) => id === item.id) ?? 0
      setRemoved({ item, at: index })
      editRemoval(userId, item.id)
    }),
    undo: () => {
      if (removed) {
        setFocused({ id: removed.item.id, at: 'remove' })
        editRow(userId, removed.item.id, { wanted: true })
      }
      setRemoved(null)
    },
    add: useStableCallback(() => {
      const { id, name, category, quantity, unit } = extraItem(randomId())
      setFocused({ id, at: 'name' })
      editRow(userId, id, { added: true, name, category, quantity, unit })
    }),
  }
}

function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undoButton = useRef<HTMLButtonElement>(null)
  useEffect(() => undoButton.current?.focus(), [])
  return (
    <tr role="row" className={classes.removedRow}>
      <td role="cell" colSpan={5} className={classes.removed}>
        <span>{name} removed</span>
        <button ref={undoButton} type="button" className={classes.undo} onClick={onUndo}>
          Undo
        </button>
      </td>
    </tr>
  )
}
