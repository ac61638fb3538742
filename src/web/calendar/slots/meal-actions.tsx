import { Menu } from '@mantine/core'
import { IconArrowRight, IconCopy, IconFridge, IconRepeat } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { AnchorTo, useOpenAfterMount } from '../../ui/lazy-on-press.tsx'
import { useMealMoves } from './meal-moves.ts'
import type { MealAt } from './perform-action.ts'

interface Props {
  id: string
  from: MealAt
  button: RefObject<HTMLElement | null>
  opened: boolean
  onClose: () => void
}

const actions = [
  ['move', 'Move to…', IconArrowRight],
  ['copy', 'Copy to…', IconCopy],
  ['repeat', 'Repeat…', IconRepeat],
  ['leftovers', 'Plan leftovers…', IconFridge],
] as const

/** The menu of a meal. It can do everything that dragging can. */
export function MealActions({ id, from, button, opened, onClose }: Props) {
  const moves = useMealMoves()
  const isShown = useOpenAfterMount(opened)
  return (
    <Menu id={id} opened={isShown} onClose={onClose} position="bottom-end" withinPortal={false} returnFocus>
      <Menu.Target>
        <AnchorTo target={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions
          .filter(([kind]) => kind !== 'leftovers' || from.meal.type === 'recipe')
          .map(([kind, words, Icon]) => (
            <Menu.Item
              key={kind}
              leftSection={<Icon size={16} aria-hidden />}
              onClick={() => moves.ask(kind, from)}
            >
              {words}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  )
}
