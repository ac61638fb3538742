import { Burger, Button, Drawer } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendar, IconLogout, IconMail, IconShoppingCart, IconToolsKitchen2 } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { AccountMenu } from './account-menu.tsx'
import { accountLinks } from './account-links.ts'
import { LogoutDialog } from './auth/logout-dialog.tsx'
import { useSendBeforeLeaving } from './shopping/send-ticks.ts'
import classes from './navigation.module.css'
import { QuickSearch } from './quick-search.tsx'
import { ColourChoice } from './ui/colour-choice.tsx'
import { Logo } from './ui/logo.tsx'

/** `within` names the addresses of the same place that do not begin with its own. */
const links = [
  { to: '/calendar', label: 'Calendar', icon: IconCalendar, within: /^\/(calendar-recipe\/|meal-summary)/ },
  { to: '/recipes', label: 'Recipes', icon: IconToolsKitchen2, within: /^\/(recipe\/|import-recipes)/ },
  { to: '/grocery', label: 'Grocery', icon: IconShoppingCart, within: /^\/shopping-list/ },
  { to: '/contact', label: 'Contact Us', icon: IconMail, within: null },
] as const

/** The bar above every screen, and the side menu that takes its place on small screens. */
export function Navigation() {
  const path = useLocation({ select: (location) => location.pathname })
  const current = (within: RegExp | null) =>
    within?.test(path) ? ({ 'data-status': 'active' } as const) : {}
  const [sideOpened, side] = useDisclosure(false)
  const [asking, logout] = useDisclosure(false)
  const sendFirst = useSendBeforeLeaving()
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <Link to="/home" className={classes.home} aria-label="Plateful home">
          <Logo />
        </Link>
        <nav className={classes.links} aria-label="Main">
          {links.map(({ to, label, within }) => (
            <Link key={to} to={to} className={classes.link} {...current(within)}>
              {label}
            </Link>
          ))}
        </nav>
        <QuickSearch />
        <AccountMenu onLogout={logout.open} />
        <div className={classes.burger}>
          <Burger
            opened={sideOpened}
            onClick={side.toggle}
            aria-label="Menu"
            aria-expanded={sideOpened}
            size="sm"
          />
        </div>
      </div>
      <Drawer opened={sideOpened} onClose={side.close} position="right" size="20rem" title={<Logo />}>
        <nav className={classes.side} aria-label="Main">
          {links.map(({ to, label, icon: Icon, within }) => (
            <Link key={to} to={to} className={classes.link} {...current(within)} onClick={side.close}>
              <Icon size={20} aria-hidden /> {label}
            </Link>
          ))}
          <h2 className={classes.group}>Account</h2>
          {accountLinks.map(({ to, label, icon: Icon }) => (
            <Link key={to} to={to} className={classes.link} onClick={side.close}>
              <Icon size={20} aria-hidden /> {label}
            </Link>
          ))}
        </nav>
        <div className={classes.foot}>
          <ColourChoice />
          <Button
            variant="default"
            leftSection={<IconLogout size={18} aria-hidden />}
            onClick={() => {
              side.close()
              logout.open()
            }}
          >
            Logout
          </Button>
        </div>
      </Drawer>
      <LogoutDialog opened={asking} onClose={logout.close} sendFirst={sendFirst} />
    </header>
  )
}
