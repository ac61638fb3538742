import { Menu } from '@mantine/core'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { initialsOf } from '../domain/household/person.ts'
import { accountLinks } from './account-links.ts'
import { useUser } from './auth/queries.ts'
import classes from './navigation.module.css'
import { ColourChoice } from './ui/colour-choice.tsx'

/** Who is signed in, and what is theirs. */
export function AccountMenu({ onLogout }: { onLogout: () => void }) {
  const user = useUser()
  if (!user) return null
  return (
    <Menu position="bottom-end" width={232} withinPortal={false}>
      <Menu.Target>
        <button
          type="button"
          className={classes.account}
          aria-label={`Account of ${user.firstName} ${user.lastName}`}
        >
          <span className={classes.initials} aria-hidden>
            {initialsOf(user.firstName, user.lastName)}
          </span>
          {user.firstName}
          <IconChevronDown size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
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
