import { IconCalendar, IconHome, IconMenu2, IconShoppingCart, IconToolsKitchen2 } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { outbox } from './api/outbox.ts'
import { isWithin } from './main-links.ts'
import { navigationPlaceOf } from './recipes/opened-from.ts'
import { useIsPhone } from './ui/use-is-narrow.ts'
import classes from './bottom-bar.module.css'

const places = [
  { to: '/home', label: 'Today', icon: IconHome },
  { to: '/calendar', label: 'Calendar', icon: IconCalendar },
  { to: '/recipes', label: 'Recipes', icon: IconToolsKitchen2 },
  { to: '/grocery', label: 'List', icon: IconShoppingCart },
] as const

/** While somebody cooks, the steps have the whole screen. */
const isCooking = (path: string) => /^\/recipe\/\d+\/cook$/.test(path)

interface Props {
  isMenuOpen: boolean
  onMore: () => void
}

/**
 * The four main places and the side menu at the bottom edge of a phone (home 51). Style sheets
 * learn its height from `--foot`, which is set while it is there.
 */
export function BottomBar({ isMenuOpen, onMore }: Props) {
  const path = useLocation({ select: (location) => location.pathname })
  const place = useLocation({ select: navigationPlaceOf })
  const isPhone = useIsPhone()
  const isTyping = useOnScreenKeyboard()
  const isWaiting = useSyncExternalStore(outbox.subscribe, outbox.changes).length > 0
  const isVisible = isPhone && !isCooking(path)
  useLayoutEffect(() => {
    if (!isVisible) return undefined
    document.documentElement.dataset['foot'] = ''
    return () => void delete document.documentElement.dataset['foot']
  }, [isVisible])
  // A keyboard lies over it, so its room stays: a change of `--foot` would lay the whole page out
  // again.
  if (!isVisible || isTyping) return null
  return (
    <nav className={classes.bar} aria-label="Places" data-bottom-bar>
      {places.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          className={classes.place}
          {...(isWithin(to, place) && { 'data-status': 'active', 'aria-current': 'page' })}
        >
          <Icon size={22} aria-hidden /> {label}
        </Link>
      ))}
      <button
        type="button"
        className={classes.place}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        aria-label={isWaiting ? 'More, changes are waiting' : undefined}
        onClick={onMore}
      >
        <span className={classes.menu} aria-hidden>
          <IconMenu2 size={22} />
          {isWaiting && <span className={classes.dot} />}
        </span>
        <span>More</span>
      </button>
    </nav>
  )
}

/** A keyboard on the screen takes a quarter of it and more; a browser's own bars take less. */
const KEYBOARD_RATIO = 0.75

function onViewport(listener: () => void) {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}

/** Whether a keyboard lies over the page. Zooming in by two fingers is not that. */
function hasKeyboard(): boolean {
  const view = window.visualViewport
  return view !== null && view !== undefined && view.height * view.scale < window.innerHeight * KEYBOARD_RATIO
}

const useOnScreenKeyboard = () => useSyncExternalStore(onViewport, hasKeyboard)
