import { Menu } from '@mantine/core'
import { IconArrowRight, IconCopy, IconDotsVertical, IconRepeat } from '@tabler/icons-react'
import { type MealAt, useMealMoves } from './meal-moves.ts'

/** What else can be done with a meal; everything that dragging does is here too. */
export function MealMenu({ from, className }: { from: MealAt; className: string | undefined }) {
  const moves = useMealMoves()
  return (
    <Menu position="bottom-end" withinPortal={false} returnFocus>
      <Menu.Target>
        <button type="button" className={className} aria-label={`More for ${from.meal.name}`} title="More">
          <IconDotsVertical size={16} aria-hidden />
        </button>
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
