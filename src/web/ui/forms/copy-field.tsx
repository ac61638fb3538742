import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import classes from '../../sharing/dialog.module.css'

interface Props {
  label: 'Link' | 'Token'
  text: string
  /** Whether it was made by the last press, whose form is gone: the copy button takes the focus. */
  isNew?: boolean
  /** Called once it is copied, by the button or by keys; not where the browser denied that. */
  onCopied?: () => void
}

export function CopyField({ label, text, isNew = false, onCopied }: Props) {
  const clipboard = useClipboard()
  const box = useRef<HTMLInputElement>(null)
  const noun = label.toLowerCase()
  const tell = useEffectEvent(() => onCopied?.())
  useEffect(() => {
    if (clipboard.copied) tell()
  }, [clipboard.copied])
  const copy = () => {
    // Where the browser denies its clipboard, the text is selected, so that the person can copy it
    // by keys.
    box.current?.select()
    clipboard.copy(text)
  }
  return (
    <div className={classes.link}>
      <TextInput
        ref={box}
        label={label}
        readOnly
        value={text}
        error={clipboard.error ? `Press Ctrl+C or ⌘C to copy the selected ${noun}.` : undefined}
        onFocus={(event) => event.currentTarget.select()}
        onCopy={onCopied}
      />
      <Button
        autoFocus={isNew}
        leftSection={
          clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
        }
        onClick={copy}
      >
        {clipboard.copied ? 'Copied' : `Copy ${noun}`}
      </Button>
    </div>
  )
}
