import { Button, Drawer } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { accountLinks } from './account/account-links.ts'
import { type MainLink, mainLinks } from './main-links.ts'
import { ColourChoice } from './ui/forms/colour-choice.tsx'
import { Logo } from './ui/logo.tsx'
import { useHeldPage } from './ui/use-over-page.ts'
import { useOnceThere } from './ui/part-on-press.tsx'
import classes from './navigation.module.css'

interface Props {
  opened: boolean
  /** Marks the link of the current place. */
  markOf: (link: MainLink) => object
  onClose: () => void
  onLogout: () => void
}

/** The menu of small screens, in place of the links in the bar. */
export function SideMenu({ opened, ...menu }: Props) {
  const isOpen = useOnceThere(opened)
  return (
    <Drawer opened={isOpen} onClose={menu.onClose} position="right" size="20rem" title={<Logo />}>
      <Menu {...menu} />
    </Drawer>
  )
}

function Menu({ markOf, onClose, onLogout }: Omit<Props, 'opened'>) {
  useHeldPage()
  return (
    <>
      <nav className={classes.side} aria-label="Main">
        {mainLinks.map((link) => (
          <Link key={link.to} to={link.to} className={classes.link} {...markOf(link)} onClick={onClose}>
            <link.icon size={20} aria-hidden /> {link.label}
          </Link>
        ))}
        <h2 className={classes.group}>Account</h2>
        {accountLinks.map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className={classes.link} onClick={onClose}>
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
            onClose()
            onLogout()
          }}
        >
          Logout
        </Button>
      </div>
    </>
  )
}
