import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { distinctName, distinguishRows } from '../../../domain/shopping/distinguish-rows.ts'
import { isMoved } from '../../../domain/shopping/not-there.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { ShopAisle } from './trolley-row.tsx'
import classes from './shop-screen.module.css'

interface Props {
  items: readonly ShoppingItem[]
  onUndo: (item: ShoppingItem) => void
  children?: (item: ShoppingItem) => ReactNode
}

/** The rows that the shop did not have, and what became of each (shopping 63). */
export function NotThereSection({ items, onUndo, children }: Props) {
  if (items.length === 0) return null
  // Rows stand here under their own names, also those with a replacement.
  const marks = distinguishRows(
    items.map((item) => ({ ...item, notThere: undefined })),
    null,
  )
  return (
    <ShopAisle name="Not there">
      <ul className={classes.away} aria-label="Not there">
        {items.map((item) => (
          <li key={item.id} data-item={item.id}>
            <span className={classes.awayName}>
              {item.name}
              <small>{isMoved(item) ? 'waits for the next list' : `${item.notThere?.instead} instead`}</small>
            </span>
            {children?.(item)}
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={`Undo: ${distinctName(item.name, marks.get(item.id))} was not there`}
              onClick={() => onUndo(item)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </ShopAisle>
  )
}
