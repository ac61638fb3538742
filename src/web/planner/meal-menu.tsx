import { Menu } from '@mantine/core'
import { IconArrowsExchange, IconBulb, IconCircleMinus, IconPin, IconRefresh } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { AnchorTo, useOpenAfterMount } from '../ui/lazy-on-press.tsx'

export interface MealMenuActions {
  onPin: () => void
  onSwap: () => void
  onRedraw: () => void
  onRemove: () => void
  onWhy: () => void
}

interface Props extends MealMenuActions {
  id: string
  button: RefObject<HTMLElement | null>
  opened: boolean
  onClose: () => void
  runnerUp: string | null
  isPinned: boolean
  isBusy: boolean
  /** Others eat leftovers of it: it cannot be removed alone. */
  isEatenLater: boolean
}

export function MealMenu({ id, button, opened, onClose, runnerUp, isPinned, isBusy, ...rest }: Props) {
  const isShown = useOpenAfterMount(opened)
  const icon = (Icon: typeof IconPin) => <Icon size={18} aria-hidden />
  return (
    <Menu id={id} opened={isShown} onClose={onClose} position="bottom-end" withinPortal={false} returnFocus>
      <Menu.Target>
        <AnchorTo target={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {runnerUp !== null && !isPinned && (
          <Menu.Item leftSection={icon(IconArrowsExchange)} disabled={isBusy} onClick={rest.onSwap}>
            Swap for {runnerUp}
          </Menu.Item>
        )}
        {!isPinned && (
          <Menu.Item leftSection={icon(IconRefresh)} disabled={isBusy} onClick={rest.onRedraw}>
            Find something else
          </Menu.Item>
        )}
        <Menu.Item leftSection={icon(IconPin)} onClick={rest.onPin}>
          {isPinned ? 'Let it change again' : 'Keep this one'}
        </Menu.Item>
        {!rest.isEatenLater && (
          <Menu.Item leftSection={icon(IconCircleMinus)} onClick={rest.onRemove}>
            Leave this meal open
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item leftSection={icon(IconBulb)} onClick={rest.onWhy}>
          Why this one?
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
