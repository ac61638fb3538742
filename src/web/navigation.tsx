import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { AccountMenu } from './account/account-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { QuickSearch } from './home/quick-search.tsx'
import { isWithin, type MainLink, mainLinks } from './main-links.ts'
import { LazyOutboxDialog } from './outbox/outbox-note.tsx'
import { navigationPlaceOf } from './recipes/opened-from.ts'
import { lazyOnPress } from './ui/lazy-on-press.tsx'
import { Logo } from './ui/logo.tsx'
import classes from './navigation.module.css'

const SideMenu = lazyOnPress(async () => (await import('./side-menu.tsx')).SideMenu)
const Leaving = lazyOnPress(async () => (await import('./logout.tsx')).Logout)

/** How the router marks a link to the current address. */
const currentPage = { 'data-status': 'active', 'aria-current': 'page' } as const

/**
 * The bar above a screen, the side menu that takes its place on small screens, and the bar below
 * the screen of a phone.
 */
export function Navigation({ children }: { children: ReactNode }) {
  const place = useLocation({ select: navigationPlaceOf })
  const markOf = ({ to }: MainLink) => (isWithin(to, place) ? currentPage : {})
  const sideMenu = useLazyDisclosure()
  const logout = useLazyDisclosure()
  const waiting = useLazyDisclosure()
  return (
    <>
      <header className={classes.bar}>
        <div className={classes.inner}>
          <Link to="/home" className={classes.home} aria-label="Plateful home">
            <Logo />
          </Link>
          <nav className={classes.links} aria-label="Main">
            {mainLinks.map((link) => (
              <Link key={link.to} to={link.to} className={classes.link} {...markOf(link)}>
                {link.label}
              </Link>
            ))}
          </nav>
          <QuickSearch />
          <AccountMenu onLogout={logout.open} />
          <div className={classes.burger}>
            <Burger
              opened={sideMenu.isOpen}
              onClick={sideMenu.turn}
              aria-label="Menu"
              aria-expanded={sideMenu.isOpen}
              size="sm"
            />
          </div>
        </div>
        {sideMenu.isWanted && (
          <SideMenu
            opened={sideMenu.isOpen}
            markOf={markOf}
            onClose={sideMenu.close}
            onWaiting={waiting.open}
            onLogout={logout.open}
          />
        )}
        {waiting.isOpen && <LazyOutboxDialog onClose={waiting.close} />}
        {logout.isWanted && <Leaving opened={logout.isOpen} onClose={logout.close} />}
      </header>
      {children}
      <BottomBar isMenuOpen={sideMenu.isOpen} onMore={sideMenu.open} />
    </>
  )
}

/** Something that opens and closes, and whose code loads when it is first opened (`isWanted`). */
function useLazyDisclosure() {
  const [isOpen, { open, close, toggle }] = useDisclosure(false)
  const [isWanted, setIsWanted] = useState(false)
  if (isOpen && !isWanted) setIsWanted(true)
  return { isOpen, isWanted, open, close, turn: toggle }
}
