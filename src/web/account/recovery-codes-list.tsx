import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { DialogButtons } from '../ui/dialog.tsx'
import { StepIntro } from './second-factor-setup.tsx'
import classes from './account.module.css'

interface Props {
  email: string
  codes: string[]
  /** Called once they are copied or downloaded. */
  onKept?: () => void
  onDone: () => void
}

/** The codes are shown once. Whoever loses them makes new ones. */
export function RecoveryCodesList({ email, codes, onKept, onDone }: Props) {
  const clipboard = useClipboard()
  const keep = useEffectEvent(() => onKept?.())
  useEffect(() => {
    if (clipboard.copied) keep()
  }, [clipboard.copied])
  const [file] = useState(() => `data:text/plain;charset=utf-8,${encodeURIComponent(asFile(email, codes))}`)
  return (
    <div className="stack">
      <StepIntro>
        If your phone is lost, each of these lets you in once. They’re shown only now: keep them somewhere
        other than your phone.
      </StepIntro>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={
            clipboard.copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />
          }
          onClick={() => clipboard.copy(codes.join('\n'))}
        >
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
        <Button
          component="a"
          variant="default"
          href={file}
          download="plateful-recovery-codes.txt"
          onClick={onKept}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Download
        </Button>
      </div>
      {clipboard.error && <p role="alert">This browser can’t copy. Download them, or write them down.</p>}
      <DialogButtons>
        <Button onClick={onDone}>I’ve saved them</Button>
      </DialogButtons>
    </div>
  )
}

const asFile = (email: string, codes: string[]) =>
  [`Plateful: recovery codes of ${email}, each works once`, '', ...codes, ''].join('\r\n')
