import { Menu } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { ColourChoice } from '../ui/forms/colour-choice.tsx'
import { AnchorTo } from '../ui/lazy-on-press.tsx'
import { accountLinks } from './account-links.ts'

interface Props {
  opened: boolean
  /** The element the menu hangs from, and the id of the button that opens it. */
  anchor: RefObject<HTMLElement | null>
  buttonId: string
  onClose: () => void
  onLogout: () => void
}

export function AccountMenuItems({ opened, anchor, buttonId, onClose, onLogout }: Props) {
  return (
    <Menu
      opened={opened}
      onChange={(isOpen) => isOpen || onClose()}
      position="bottom-end"
      width={232}
      withinPortal={false}
    >
      <Menu.Target>
        <AnchorTo target={anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-labelledby={buttonId}>
        {accountLinks.map(({ to, label, icon: Icon }) => (
          <Menu.Item
            key={to}
            leftSection={<Icon size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to={to} />}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <ColourChoice inMenu />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={onLogout}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
