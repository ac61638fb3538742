import type { useSortable } from '@dnd-kit/sortable'
import { Menu, UnstyledButton } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
} from '@tabler/icons-react'
import { useRef } from 'react'
import classes from './line-handle.module.css'

interface Props {
  /** 'Ingredient 2' */
  label: string
  /** Its number, where rows are numbered. */
  marker: string
  row: number
  count: number
  handleRef: (element: HTMLElement | null) => void
  listeners: ReturnType<typeof useSortable>['listeners']
  /** The id of the instructions for dragging with the keyboard. */
  hintId: string
  /** -1 where the row is one stop of Tab. */
  tabIndex?: number
  onMoveTo: (row: number) => void
}

/** The handle of a row: dragging it moves the row, pressing it opens a menu that does the same. */
export function LineHandle({
  label,
  marker,
  row,
  count,
  handleRef,
  listeners,
  hintId,
  tabIndex,
  onMoveTo,
}: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const buttonRef = useMergedRef(button, handleRef)
  const places = [
    { name: 'Move up', to: row - 1, icon: IconArrowUp },
    { name: 'Move down', to: row + 1, icon: IconArrowDown },
    { name: 'Move to the top', to: 0, icon: IconArrowBarToUp },
    { name: 'Move to the bottom', to: count - 1, icon: IconArrowBarToDown },
  ]
  const canMoveTo = (to: number) => to >= 0 && to < count && to !== row
  // The menu would try to give the focus to its first item, and have no way out where that is
  // disabled.
  const first = places.find(({ to }) => canMoveTo(to))
  return (
    // The list moves the focus along with a row; where nothing moved it stays here.
    <Menu
      position="bottom-start"
      withInitialFocusPlaceholder={first === undefined}
      returnFocus={false}
      onClose={() => button.current?.focus()}
    >
      <Menu.Target>
        <UnstyledButton
          ref={buttonRef}
          className={classes.handle}
          {...listeners}
          tabIndex={tabIndex}
          aria-label={`Move ${label.toLowerCase()}`}
          aria-describedby={hintId}
        >
          <IconGripVertical className={classes.grip} size={16} aria-hidden />
          <span className={classes.marker}>{marker}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {places.map(({ name, to, icon: Icon }) => (
          <Menu.Item
            key={name}
            data-autofocus={name === first?.name || undefined}
            leftSection={<Icon size={18} aria-hidden />}
            disabled={!canMoveTo(to)}
            onClick={() => onMoveTo(to)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
