import { Button, Drawer } from '@mantine/core'
import { IconCloudUp, IconLogout } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { accountLinks } from './account/account-links.ts'
import { outbox } from './api/outbox.ts'
import { type MainLink, mainLinks } from './main-links.ts'
import { describeOutbox } from './outbox/outbox-note.tsx'
import { ColourChoice } from './ui/forms/colour-choice.tsx'
import { useOpenAfterMount } from './ui/lazy-on-press.tsx'
import { Logo } from './ui/logo.tsx'
import { useBackToClose, useScrollLock } from './ui/use-overlay.ts'
import classes from './navigation.module.css'

interface Props {
  opened: boolean
  /** Marks the link of the current place. */
  markOf: (link: MainLink) => object
  onClose: () => void
  /** Opens the list of what waits on this device. */
  onWaiting: () => void
  onLogout: () => void
}

/** The menu of small screens, in place of the links in the bar. */
export function SideMenu({ opened, ...menu }: Props) {
  const isOpen = useOpenAfterMount(opened)
  return (
    <Drawer opened={isOpen} onClose={menu.onClose} position="right" size="20rem" title={<Logo />}>
      <SideMenuContent {...menu} />
    </Drawer>
  )
}

function SideMenuContent({ markOf, onClose, onWaiting, onLogout }: Omit<Props, 'opened'>) {
  useScrollLock()
  useBackToClose(onClose)
  return (
    <>
      <WaitingEntry
        onOpen={() => {
          onClose()
          onWaiting()
        }}
      />
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

/** What waits on this device, while anything does (home 96). */
function WaitingEntry({ onOpen }: { onOpen: () => void }) {
  const words = describeOutbox(useSyncExternalStore(outbox.subscribe, outbox.changes))
  if (words === '') return null
  return (
    <button type="button" className={classes.waiting} aria-haspopup="dialog" onClick={onOpen}>
      <IconCloudUp size={20} aria-hidden /> {words}
    </button>
  )
}
