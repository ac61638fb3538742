import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button, NativeSelect } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { shopAt, shopsOf } from '../../../domain/shopping/shop.ts'
import type { ShopCategory } from '../../../domain/shopping/shopping-item.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { LineHandle } from '../../ui/forms/line-handle.tsx'
import { SortableLines } from '../../ui/forms/sortable-lines.tsx'
import { ShopFields } from '../shop/shop-fields.tsx'
import { useShop } from '../shop/use-shop.tsx'
import { useChangeShopOrder, useShopOrder } from './shop-order-queries.ts'
import classes from './aisle-order-dialog.module.css'

/**
 * The household's shops, each with its order of aisles, changed by dragging or by the menu of a
 * handle.
 */
export function AisleOrderDialog({ onClose }: { onClose: () => void }) {
  const order = useShopOrder()
  const { shop: chosen } = useShop()
  const [shopId, setShopId] = useState(chosen.id)
  const shops = shopsOf(order)
  const shop = shopAt(order, shopId)
  const { mutate } = useChangeShopOrder()
  const { aisles } = shop
  const move = (from: number, to: number) => {
    const movedAisle = aisles[from]
    if (movedAisle !== undefined)
      mutate({ shopId: shop.id, aisles: aisles.toSpliced(from, 1).toSpliced(to, 0, movedAisle) })
  }
  return (
    <Dialog title="Order of the aisles" onClose={onClose}>
      <p className={classes.text}>
        Put the aisles in the order you meet them in your shop. Every list follows it, on paper too.
      </p>
      {shops.length > 1 && (
        <NativeSelect
          className={classes.shop}
          label="Shop"
          data={shops.map(({ id, name }) => ({ value: id, label: name }))}
          value={shop.id}
          onChange={({ target }) => setShopId(target.value)}
        />
      )}
      <SortableLines rowLabel="Aisle" count={aisles.length} onMove={move}>
        <ol className={classes.aisles}>
          {aisles.map((aisle, row) => (
            <AisleRow key={aisle} aisle={aisle} row={row} count={aisles.length} onMove={move} />
          ))}
        </ol>
      </SortableLines>
      <ShopFields key={shop.id} shop={shop} onChoose={setShopId} />
      <DialogButtons>
        <Button onClick={onClose}>Done</Button>
      </DialogButtons>
    </Dialog>
  )
}

interface RowProps {
  aisle: ShopCategory
  row: number
  count: number
  onMove: (from: number, to: number) => void
}

function AisleRow({ aisle, row, count, onMove }: RowProps) {
  const hintId = useId()
  const { node, setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable(
    { id: row + 1 },
  )
  const movedTo = useRef<number | null>(null)
  // A row that the browser puts elsewhere loses the focus (shopping 89).
  useEffect(() => {
    if (movedTo.current === row) node.current?.querySelector('button')?.focus()
    movedTo.current = null
  }, [node, row])
  return (
    <li
      ref={setNodeRef}
      className={classes.aisle}
      data-dragging={isDragging}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <LineHandle
        label={aisle}
        marker={`${row + 1}`}
        row={row}
        count={count}
        handleRef={setActivatorNodeRef}
        listeners={listeners}
        hintId={hintId}
        onMoveTo={(to) => {
          movedTo.current = to
          onMove(row, to)
        }}
      />
      <span>{aisle}</span>
      <span id={hintId} hidden>
        Place {row + 1} of {count}
      </span>
    </li>
  )
}
