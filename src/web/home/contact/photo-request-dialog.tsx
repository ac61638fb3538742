import { Button } from '@mantine/core'
import { useState } from 'react'
import { SharedPhotos } from './shared-photos.tsx'
import type { Imported } from '../../importing/foreign-answers.ts'
import { leavePreview } from '../../importing/pending-preview.ts'
import { ReadPdf } from '../../importing/read-pdf.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { MessageForm, MessageSent } from './message-form.tsx'
import classes from './contact.module.css'

export interface PhotoRequestProps {
  /** A photo was shared before anything here could keep it. */
  isToBeSharedAgain?: boolean
  onClose: () => void
  /** A PDF was read: its recipe waits for review. */
  onReview: () => void
}

/** Asks for help with recipes on paper, in photos or in a PDF, and says what happens next. */
export function PhotoRequestDialog({ isToBeSharedAgain = false, onClose, onReview }: PhotoRequestProps) {
  const [isSent, setSent] = useState(false)
  const read = ({ recipeData, warnings, twins }: Imported) => {
    if (!recipeData) return
    leavePreview({ recipe: recipeData, warnings, twins })
    onReview()
  }
  return (
    <Dialog title="Import from Photo" width="40rem" onClose={onClose}>
      {isSent ? (
        <MessageSent action={<Button onClick={onClose}>Done</Button>} />
      ) : (
        <>
          <p className={classes.intro}>
            Recipes on paper, in photos or in a PDF? Tell us about them, and we’ll help you bring them in.
          </p>
          <ReadPdf onRead={read} />
          <SharedPhotos isToBeSharedAgain={isToBeSharedAgain} />
          <MessageForm
            asks="photo-import"
            placeholder="For example: 40 photos of my grandmother’s cards, in English and Polish."
            actions={
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
            }
            onSent={() => setSent(true)}
          />
        </>
      )}
    </Dialog>
  )
}
