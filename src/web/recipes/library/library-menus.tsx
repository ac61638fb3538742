import { Menu } from '@mantine/core'
import {
  IconBooks,
  IconCamera,
  IconLink,
  IconList,
  IconMail,
  IconPackageImport,
  IconPencilPlus,
  IconStack2,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { MenuAt, type MenuAtProps } from '../../ui/menu-at.tsx'

/** The ways to add a recipe (importing 1, recipes 85). */
export function AddRecipeMenu({ onPhoto, ...menu }: MenuAtProps & { onPhoto: () => void }) {
  return (
    <MenuAt {...menu}>
      <Menu.Label>Add Recipes</Menu.Label>
      <Menu.Item
        leftSection={<IconPencilPlus size={18} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/recipes/new" />}
      >
        Add by hand
      </Menu.Item>
      <Menu.Item
        leftSection={<IconLink size={18} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/import-recipes" />}
      >
        Import from URL
      </Menu.Item>
      <Menu.Item leftSection={<IconCamera size={18} aria-hidden />} onClick={onPhoto}>
        Import from Photo
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPackageImport size={18} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/moving" />}
      >
        From another app
      </Menu.Item>
    </MenuAt>
  )
}

export interface MoreActions {
  onShare: (way: 'email' | 'link') => void
  onLinks: () => void
  onCollect: () => void
  onCollections: () => void
}

/** The ways to share recipes (sharing 1), and the household's collections (recipes 48). */
export function MoreMenu({ onShare, onLinks, onCollect, onCollections, ...menu }: MenuAtProps & MoreActions) {
  return (
    <MenuAt {...menu}>
      <Menu.Label>Share Recipes</Menu.Label>
      <Menu.Item leftSection={<IconMail size={18} aria-hidden />} onClick={() => onShare('email')}>
        Share by Email
      </Menu.Item>
      <Menu.Item leftSection={<IconLink size={18} aria-hidden />} onClick={() => onShare('link')}>
        Share by sending a link
      </Menu.Item>
      <Menu.Item leftSection={<IconList size={18} aria-hidden />} onClick={onLinks}>
        Your links
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>Collections</Menu.Label>
      <Menu.Item leftSection={<IconStack2 size={18} aria-hidden />} onClick={onCollect}>
        Add several to a collection
      </Menu.Item>
      <Menu.Item leftSection={<IconBooks size={18} aria-hidden />} onClick={onCollections}>
        Your collections
      </Menu.Item>
    </MenuAt>
  )
}
