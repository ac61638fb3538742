import { Button, Modal } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { MessageForm } from './message-form.tsx'
import { MessageSent } from './message-sent.tsx'
import classes from './photo-request.module.css'
import type { Sender } from './sender.ts'

/** Import from Photo: asks for help with photos and PDFs of recipes; the roof puts it on the recipes screen (part 1 §2). */
export function PhotoRequest({ sender }: { sender: Sender }) {
  const [shows, setShows] = useState<'nothing' | 'form' | 'sent'>('nothing')
  const close = () => setShows('nothing')
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCamera size={18} aria-hidden />}
        onClick={() => setShows('form')}
      >
        Import from Photo
      </Button>
      <Modal opened={shows !== 'nothing'} onClose={close} title="Import from Photo" size="40rem">
        {shows === 'sent' ? (
          <MessageSent action={<Button onClick={close}>Done</Button>} />
        ) : (
          <>
            <p className={classes.intro}>
              Recipes on paper, in photos or in a PDF? Tell us about them, and we help you bring them in.
            </p>
            <MessageForm
              sender={sender}
              asks="photo-import"
              placeholder="For example: 40 photos of my grandmother's cards, in English and Polish."
              deeds={
                <Button variant="default" onClick={close}>
                  Cancel
                </Button>
              }
              onSent={() => setShows('sent')}
            />
          </>
        )}
      </Modal>
    </>
  )
}
