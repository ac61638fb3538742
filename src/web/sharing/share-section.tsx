import { Button } from '@mantine/core'
import { IconLink, IconList, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { MOST_SHARED } from '../../domain/sharing/share.ts'
import { partOnPress } from '../ui/part-on-press.tsx'
import { WaysSection } from '../ui/ways-section.tsx'

const ShareLinksDialog = partOnPress(async () => (await import('./share-links-dialog.tsx')).ShareLinksDialog)

export type ShareWay = 'email' | 'link'

interface Props {
  /** Which way recipes are being chosen for; null while none are. */
  way: ShareWay | null
  onBegin: (way: ShareWay) => void
}

/** The ways a recipe leaves the house (sharing 1). */
export function ShareSection({ way, onBegin }: Props) {
  const [showsLinks, setShowsLinks] = useState(false)
  const look = (of: ShareWay) =>
    ({
      variant: way === of ? 'filled' : 'default',
      'aria-pressed': way === of,
      onClick: () => onBegin(of),
    }) as const
  return (
    <>
      <WaysSection
        title="Share Recipes"
        ways={
          <>
            <Button leftSection={<IconMail size={18} aria-hidden />} {...look('email')}>
              Share by Email
            </Button>
            <Button leftSection={<IconLink size={18} aria-hidden />} {...look('link')}>
              Share by sending a link
            </Button>
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconList size={18} aria-hidden />}
              onClick={() => setShowsLinks(true)}
            >
              My links
            </Button>
          </>
        }
        hint={
          way !== null &&
          `Choose up to ${MOST_SHARED} recipes below: press their cards, or say their numbers.`
        }
      />
      {showsLinks && <ShareLinksDialog onClose={() => setShowsLinks(false)} />}
    </>
  )
}
