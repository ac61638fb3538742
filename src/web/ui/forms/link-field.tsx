import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from '../../sharing/dialog.module.css'

interface Props {
  address: string
  /** Whether it was made by the last press, whose form is gone: the copy button takes the focus. */
  isNew?: boolean
}

export function LinkField({ address, isNew = false }: Props) {
  const clipboard = useClipboard()
  const box = useRef<HTMLInputElement>(null)
  const copy = () => {
    // Where the browser denies its clipboard, the address is selected, so that the person can copy
    // it by keys.
    box.current?.select()
    clipboard.copy(address)
  }
  return (
    <div className={classes.link}>
      <TextInput
        ref={box}
        label="Link"
        readOnly
        value={address}
        error={clipboard.error ? 'Press Ctrl+C or ⌘C to copy the selected link.' : undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        autoFocus={isNew}
        leftSection={
          clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
        }
        onClick={copy}
      >
        {clipboard.copied ? 'Copied' : 'Copy link'}
      </Button>
    </div>
  )
}
