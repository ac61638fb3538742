import { IconLayoutList, IconSettings, IconUser } from '@tabler/icons-react'

/** The links that the account menu and the side menu's Account group share (home 20). */
export const accountLinks = [
  { to: '/account', label: 'My Account', icon: IconUser },
  { to: '/settings', label: 'Settings', icon: IconSettings },
  { to: '/meal-setup', label: 'Day Templates', icon: IconLayoutList },
] as const
