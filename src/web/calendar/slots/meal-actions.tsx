import { Menu } from '@mantine/core'
import { IconArrowRight, IconCopy, IconRepeat } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { AnchorTo, useOnceThere } from '../../ui/lazy-on-press.tsx'
import { type MealAt, useMealMoves } from './meal-moves.ts'

interface Props {
  id: string
  from: MealAt
  button: RefObject<HTMLElement | null>
  opened: boolean
  onClose: () => void
}

/** The menu of a meal. It can do everything that dragging can. */
export function MealActions({ id, from, button, opened, onClose }: Props) {
  const moves = useMealMoves()
  const isShown = useOnceThere(opened)
  return (
    <Menu id={id} opened={isShown} onClose={onClose} position="bottom-end" withinPortal={false} returnFocus>
      <Menu.Target>
        <AnchorTo target={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconArrowRight size={16} aria-hidden />}
          onClick={() => moves.ask('move', from)}
        >
          Move to…
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => moves.ask('copy', from)}>
          Copy to…
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRepeat size={16} aria-hidden />}
          onClick={() => moves.ask('repeat', from)}
        >
          Repeat…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
