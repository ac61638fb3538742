import {
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconCheck,
  IconCrop,
  IconFileTypePdf,
  IconRotateClockwise,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { ReadingPage } from '../../../domain/importing/picture-reading.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { pictureAddress, useChangePage, useRemovePage } from './queries.ts'
import { StraightenDialog } from './straighten-dialog.tsx'
import classes from './pictures.module.css'

interface Props {
  reading: number
  page: ReadingPage
  at: number
  count: number
}

export function PageThumb({ reading, page, at, count }: Props) {
  const [isStraightening, setIsStraightening] = useState(false)
  const change = useChangePage(reading)
  const remove = useRemovePage(reading)
  const name = `page ${at + 1}`
  const isBusy = change.isPending || remove.isPending
  // A crop is measured on the turned picture, so turning it again removes the crop.
  const turnPage = () => change.mutate({ page: page.id, angle: (page.angle + 90) % 360, crop: null })
  return (
    <li className={classes.thumb}>
      <Picture reading={reading} page={page} number={at + 1} />
      {page.problem !== null && (
        <p className={classes.problem}>
          <IconAlertTriangle size={16} aria-hidden /> {page.problem}
        </p>
      )}
      <div className={classes.tools} role="group" aria-label={`Page ${at + 1}`}>
        {count > 1 && (
          <>
            <IconButton
              label={`Move ${name} earlier`}
              icon={IconArrowLeft}
              isDisabled={at === 0 || isBusy}
              onClick={() => change.mutate({ page: page.id, position: at - 1 })}
            />
            <IconButton
              label={`Move ${name} later`}
              icon={IconArrowRight}
              isDisabled={at === count - 1 || isBusy}
              onClick={() => change.mutate({ page: page.id, position: at + 1 })}
            />
          </>
        )}
        {page.kind === 'picture' && (
          <>
            <IconButton
              label={`Turn ${name}`}
              icon={IconRotateClockwise}
              isDisabled={isBusy}
              onClick={turnPage}
            />
            <IconButton
              label={`Straighten or crop ${name}`}
              icon={IconCrop}
              isDisabled={isBusy}
              onClick={() => setIsStraightening(true)}
            />
          </>
        )}
        <IconButton
          label={`Remove ${name}`}
          icon={IconX}
          isDisabled={isBusy}
          onClick={() => remove.mutate(page.id)}
        />
      </div>
      {isStraightening && (
        <StraightenDialog
          reading={reading}
          page={page}
          onStraightened={(straightened) => {
            setIsStraightening(false)
            change.mutate({ page: page.id, ...straightened })
          }}
          onClose={() => setIsStraightening(false)}
        />
      )}
    </li>
  )
}

function Picture({ reading, page, number }: { reading: number; page: ReadingPage; number: number }) {
  return (
    <div className={classes.frame}>
      {page.kind === 'picture' ? (
        <img src={pictureAddress(reading, page)} alt={`Page ${number}`} className={classes.image} />
      ) : (
        <span className={classes.pdf}>
          <IconFileTypePdf size={40} stroke={1.4} aria-hidden />
          PDF
        </span>
      )}
      <span className={classes.number} aria-hidden>
        {number}
      </span>
      {page.state === 'read' && (
        <span className={classes.mark}>
          <IconCheck size={16} aria-hidden />
          <span className="aloud">Read</span>
        </span>
      )}
    </div>
  )
}
