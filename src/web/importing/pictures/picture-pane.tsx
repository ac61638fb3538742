import { Button } from '@mantine/core'
import { IconArrowNarrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import type { LineArea } from '../../../domain/importing/picture-reading.ts'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import type { ReviewedPictures } from '../pending-preview.ts'
import { LineStrip } from './line-strip.tsx'
import { pictureAddress } from './queries.ts'
import classes from './picture-pane.module.css'

interface Props {
  pictures: ReviewedPictures
  part: LineArea | null
  onNextWord: () => void
  hardWords: number
}

export function PicturePane({ pictures: { reading, pages }, part, onNextWord, hardWords }: Props) {
  const [chosen, setChosen] = useState(0)
  const [shownFor, setShownFor] = useState(part)
  const pageIndex = pages.findIndex(({ id }) => id === part?.page)
  if (part !== shownFor) {
    setShownFor(part)
    if (pageIndex >= 0) setChosen(pageIndex)
  }
  const page = pages[chosen]
  if (!page) return null
  const address = pictureAddress(reading, page)
  const isOnPage = part !== null && pageIndex === chosen
  return (
    <section className={classes.pane} aria-label="The picture">
      <div className={classes.enlarged}>
        {isOnPage ? (
          <LineStrip address={address} part={part} label="The line in the picture, enlarged" />
        ) : (
          <p className="soft">Go to a line, and it’s shown here enlarged.</p>
        )}
      </div>
      {hardWords > 0 && (
        <div className={classes.words}>
          <Button
            variant="default"
            size="compact-md"
            rightSection={<IconArrowNarrowRight size={18} aria-hidden />}
            aria-keyshortcuts="Alt+N"
            onClick={onNextWord}
          >
            Next doubtful word
          </Button>
          <span className={classes.key}>
            or <kbd>Alt</kbd> <kbd>N</kbd>
          </span>
        </div>
      )}
      {pages.length > 1 && (
        <SegmentedControl
          aria-label="Page"
          isSmall
          value={String(chosen)}
          offered={pages.map((_, place) => ({ value: String(place), label: `Page ${place + 1}` }))}
          onChange={(value) => setChosen(Number(value))}
        />
      )}
      <div className={classes.page} tabIndex={0} role="group" aria-label={`Page ${chosen + 1}, whole`}>
        <div className={classes.sheet}>
          <img src={address} alt={`Page ${chosen + 1} as it was read`} className={classes.image} />
          {isOnPage && (
            <div
              className={classes.here}
              aria-hidden
              style={{
                left: `${part.left * 100}%`,
                top: `${part.top * 100}%`,
                width: `${part.width * 100}%`,
                height: `${part.height * 100}%`,
              }}
            />
          )}
        </div>
      </div>
    </section>
  )
}
