import { ActionIcon } from '@mantine/core'
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
import { type ReactNode, useState } from 'react'
import type { ReadingPage } from '../../../domain/importing/picture-reading.ts'
import { StraightenDialog } from './straighten-dialog.tsx'
import classes from './pictures.module.css'
import { pictureAddress, useChangePage, useRemovePage } from './queries.ts'

interface Props {
  reading: number
  page: ReadingPage
  at: number
  count: number
}

export function PageThumb({ reading, page, at, count }: Props) {
  const [isMending, setIsMending] = useState(false)
  const change = useChangePage(reading)
  const remove = useRemovePage(reading)
  const name = `page ${at + 1}`
  const isBusy = change.isPending || remove.isPending
  const iconButton = (label: string, icon: ReactNode, onClick: () => void, isDisabled = false) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      disabled={isDisabled || isBusy}
      onClick={onClick}
    >
      {icon}
    </ActionIcon>
  )
  // A crop belongs to the picture as it was turned, so turning it removes the crop.
  const turnPage = () => change.mutate({ page: page.id, angle: (page.angle + 90) % 360, crop: null })
  return (
    <li className={classes.thumb}>
      <div className={classes.frame}>
        {page.kind === 'picture' ? (
          <img src={pictureAddress(reading, page)} alt={`Page ${at + 1}`} className={classes.image} />
        ) : (
          <span className={classes.pdf}>
            <IconFileTypePdf size={40} stroke={1.4} aria-hidden />
            PDF
          </span>
        )}
        <span className={classes.number} aria-hidden>
          {at + 1}
        </span>
        {page.state === 'read' && (
          <span className={classes.mark}>
            <IconCheck size={16} aria-hidden />
            <span className="aloud">Read</span>
          </span>
        )}
      </div>
      {page.problem !== null && (
        <p className={classes.problem}>
          <IconAlertTriangle size={16} aria-hidden /> {page.problem}
        </p>
      )}
      <div className={classes.tools} role="group" aria-label={`Page ${at + 1}`}>
        {count > 1 &&
          iconButton(
            `Move ${name} earlier`,
            <IconArrowLeft size={18} aria-hidden />,
            () => change.mutate({ page: page.id, position: at - 1 }),
            at === 0,
          )}
        {count > 1 &&
          iconButton(
            `Move ${name} later`,
            <IconArrowRight size={18} aria-hidden />,
            () => change.mutate({ page: page.id, position: at + 1 }),
            at === count - 1,
          )}
        {page.kind === 'picture' && (
          <>
            {iconButton(`Turn ${name}`, <IconRotateClockwise size={18} aria-hidden />, turnPage)}
            {iconButton(`Straighten or crop ${name}`, <IconCrop size={18} aria-hidden />, () =>
              setIsMending(true),
            )}
          </>
        )}
        {iconButton(`Remove ${name}`, <IconX size={18} aria-hidden />, () => remove.mutate(page.id))}
      </div>
      {isMending && (
        <StraightenDialog
          reading={reading}
          page={page}
          onStraightened={(mended) => {
            setIsMending(false)
            change.mutate({ page: page.id, ...mended })
          }}
          onClose={() => setIsMending(false)}
        />
      )}
    </li>
  )
}
