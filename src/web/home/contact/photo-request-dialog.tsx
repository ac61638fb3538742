import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Imported } from '../../importing/parse-imported.ts'
import { storePendingPreview } from '../../importing/pending-preview.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { MessageForm, MessageSent } from './message-form.tsx'
import { PhotoReader } from './photo-reader.tsx'
import classes from './contact.module.css'

interface Props {
  /** A photo was shared before the service worker was installed, so it has to be shared again. */
  isToBeSharedAgain: boolean
  onClose: () => void
  onReview: () => void
}

/**
 * Reads recipes in pictures or in a PDF (importing 45), or sends a request for help with them
 * (importing 2).
 */
export function PhotoRequestDialog({ isToBeSharedAgain, onClose, onReview }: Props) {
  const [isSent, setIsSent] = useState(false)
  const read = ({ recipeData, warnings, twins }: Imported) => {
    if (!recipeData) return
    storePendingPreview({ recipe: recipeData, warnings, twins })
    onReview()
  }
  return (
    <Dialog title="Import from Photo" width="48rem" onClose={onClose}>
      {isSent ? (
        <MessageSent action={<Button onClick={onClose}>Done</Button>} />
      ) : (
        <>
          <PhotoReader isToBeSharedAgain={isToBeSharedAgain} onReview={onReview} onRead={read} />
          <h3 className={classes.letter}>Or send it to us</h3>
          <p className={classes.intro}>
            Recipes on paper, in photos or in a PDF? Tell us about them, and we’ll help you bring them in.
          </p>
          <MessageForm
            kind="photo-import"
            placeholder="For example: 40 photos of my grandmother’s cards, in English and Polish."
            actions={
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
            }
            onSent={() => setIsSent(true)}
          />
        </>
      )}
    </Dialog>
  )
}
