import { IconCloudUp } from '@tabler/icons-react'
import { useIsWaiting } from '../api/waiting-things.ts'
import classes from './waiting-sign.module.css'

/** Says quietly, beside the thing itself, that a change of it waits for a signal (home 95). */
export function WaitingSign({ thing }: { thing: string }) {
  if (!useIsWaiting(thing)) return null
  return (
    <span className={classes.sign} title="It’s sent as soon as there’s a signal">
      <IconCloudUp size={15} aria-hidden />
      <span>
        Waiting<span className="aloud"> to be sent</span>
      </span>
    </span>
  )
}
