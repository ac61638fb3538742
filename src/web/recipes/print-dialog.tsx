import { Button, Radio } from '@mantine/core'
import { useState } from 'react'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { handleSubmit } from '../ui/forms/handle-submit.ts'
import classes from './print-dialog.module.css'

interface Props {
  title: string
  /** The label of the button: 'Print Recipe'. */
  confirm: string
  onPrint: (withPhotos: boolean) => void
  onClose: () => void
}

/** Asks how to print: with photos or as text alone (recipes 30). */
export function PrintDialog({ title, confirm, onPrint, onClose }: Props) {
  const [look, setLook] = useState('photos')
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="stack"
        onSubmit={handleSubmit(() => {
          // Within the press, since a window that opens later would be blocked.
          onPrint(look === 'photos')
          onClose()
        })}
      >
        <Radio.Group label="How should it look?" value={look} onChange={setLook}>
          <div className={classes.choices}>
            <Radio value="photos" label="With photos (when available)" data-autofocus />
            <Radio value="text" label="Text only (clean format)" />
          </div>
        </Radio.Group>
        <DialogButtons onCancel={onClose}>
          <Button type="submit">{confirm}</Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
