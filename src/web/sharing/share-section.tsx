import { Button } from '@mantine/core'
import { IconLink, IconMail } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { MOST_SHARED } from '../../domain/sharing/share.ts'
import classes from './share-section.module.css'

const ShareLinksDialog = lazy(() =>
  import('./share-links-dialog.tsx').then(({ ShareLinksDialog: component }) => ({ default: component })),
)

export type ShareWay = 'email' | 'link'

interface Props {
  /** The way for which recipes are being chosen; null while none are. */
  way: ShareWay | null
  onBegin: (way: ShareWay) => void
}

/** The ways a recipe leaves the house (part 1 §2). */
export function ShareSection({ way, onBegin }: Props) {
  const [showsLinks, setShowsLinks] = useState(false)
  const look = (of: ShareWay) =>
    ({
      variant: way === of ? 'filled' : 'default',
      'aria-pressed': way === of,
      onClick: () => onBegin(of),
    }) as const
  return (
    <section className={classes.section} aria-labelledby="share-recipes">
      <h2 id="share-recipes" className={classes.title}>
        Share Recipes
      </h2>
      <div className={classes.ways}>
        <Button leftSection={<IconMail size={18} aria-hidden />} {...look('email')}>
          Share by Email
        </Button>
        <Button leftSection={<IconLink size={18} aria-hidden />} {...look('link')}>
          Share by sending a link
        </Button>
        <Button variant="subtle" color="gray" onClick={() => setShowsLinks(true)}>
          My links
        </Button>
      </div>
      {way !== null && (
        <p className={classes.hint} role="status">
          Choose up to {MOST_SHARED} recipes below: press their cards, or say their numbers.
        </p>
      )}
      {showsLinks && (
        <Suspense>
          <ShareLinksDialog onClose={() => setShowsLinks(false)} />
        </Suspense>
      )}
    </section>
  )
}
