import { IconChevronDown } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { initialsOf } from '../../domain/household/person.ts'
import { lazyOnPress } from '../ui/lazy-on-press.tsx'
import { useUser } from './sign-in/queries.ts'
import classes from './account-menu.module.css'

const fetchItems = async () => (await import('./account-menu-items.tsx')).AccountMenuItems
const AccountItems = lazyOnPress(fetchItems)

/** The button with the person's initials. The menu's code loads when the pointer comes near. */
export function AccountMenu({ onLogout }: { onLogout: () => void }) {
  const user = useUser()
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const buttonId = useId()
  if (!user) return null
  const preloadItems = () => void fetchItems().catch(() => undefined)
  const toggleMenu = () => {
    setIsWanted(true)
    setIsOpen(!isOpen)
  }
  return (
    <div ref={anchor} className={classes.mine}>
      <button
        type="button"
        id={buttonId}
        className={classes.account}
        aria-label={`Account of ${user.firstName} ${user.lastName}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={preloadItems}
        onFocus={preloadItems}
        onClick={toggleMenu}
      >
        <span className={classes.initials} aria-hidden>
          {initialsOf(user.firstName, user.lastName)}
        </span>
        {user.firstName}
        <IconChevronDown size={16} aria-hidden />
      </button>
      {isWanted && (
        <AccountItems
          opened={isOpen}
          anchor={anchor}
          buttonId={buttonId}
          onClose={() => setIsOpen(false)}
          onLogout={onLogout}
        />
      )}
    </div>
  )
}
