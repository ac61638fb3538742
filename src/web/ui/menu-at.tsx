import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { AnchorTo, useOpenAfterMount } from './lazy-on-press.tsx'

export interface MenuAtProps {
  /** The button that opened it; it gets the focus back. */
  button: HTMLElement
  onClose: () => void
}

/** A menu that hangs on a button which is there before the menu's code. */
export function MenuAt({ button, onClose, children }: MenuAtProps & { children: ReactNode }) {
  const isShown = useOpenAfterMount(true)
  return (
    <Menu
      opened={isShown}
      onClose={() => {
        button.focus()
        onClose()
      }}
      position="bottom-end"
      returnFocus={false}
    >
      <Menu.Target>
        <AnchorTo target={{ current: button }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={button.getAttribute('aria-label') ?? button.textContent ?? undefined}>
        {children}
      </Menu.Dropdown>
    </Menu>
  )
}
