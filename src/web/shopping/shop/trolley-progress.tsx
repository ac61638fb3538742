import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isMoved, progressOf } from '../../../domain/shopping/not-there.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import classes from './shop-screen.module.css'

interface Props {
  items: readonly ShoppingItem[]
  /** How many changes the server does not have yet. */
  waiting: number
  /** The id of the item that was ticked last. */
  lastTicked: string | null
  onUndo: (item: ShoppingItem) => void
  children?: ReactNode
}

/** Sets `--above` to its height: the names of the aisles stay in sight below it (shopping 86). */
function reportHeight(progress: HTMLElement | null) {
  const observer = new ResizeObserver(() =>
    progress?.parentElement?.style.setProperty('--above', `${progress.offsetHeight}px`),
  )
  if (progress) observer.observe(progress)
  return () => observer.disconnect()
}

/** How much is in the trolley; it stays in sight, with an Undo for the last tick (shopping 61). */
export function TrolleyProgress({ items, waiting, lastTicked, onUndo, children }: Props) {
  const { taken, total } = progressOf(items)
  const movedCount = items.filter(isMoved).length
  const lastItem = items.find(({ id, isChecked }) => isChecked && id === lastTicked)
  return (
    <div className={classes.progress} ref={reportHeight}>
      <div className={classes.head}>
        <p className={classes.count} role="status">
          <strong>
            {taken} of {total}
          </strong>{' '}
          in the trolley{movedCount > 0 && `, ${movedCount} not there`}
          {waiting > 0 && `, ${waiting} not sent yet`}
        </p>
        {lastItem && (
          <Button
            variant="subtle"
            size="compact-md"
            className={classes.undo}
            leftSection={<IconArrowBackUp size={17} aria-hidden />}
            onClick={() => onUndo(lastItem)}
          >
            <span className={classes.undoName}>Undo {lastItem.name}</span>
          </Button>
        )}
      </div>
      <progress
        className={classes.bar}
        max={Math.max(total, 1)}
        value={taken}
        aria-label="Items in the trolley"
      />
      {children}
    </div>
  )
}
