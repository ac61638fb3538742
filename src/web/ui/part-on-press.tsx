import { type FunctionComponent, useEffect, useEffectEvent, useState } from 'react'
import { toast } from './toast.ts'

interface Closing {
  /** A part that stays when it is closed says whether it is open. */
  opened?: boolean
  onClose: () => void
}

/**
 * A dialog or a menu whose code comes with the press that opens it. Where the code does not arrive,
 * it says so and closes: the screen stays with all that is typed on it, and the next press tries
 * again.
 */
export function partOnPress<Props extends Closing>(
  fetchPart: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let Part: FunctionComponent<Props> | undefined
  return function PartOnPress(props: Props) {
    const [isThere, setThere] = useState(Part !== undefined)
    const { opened = true, onClose } = props
    const giveUp = useEffectEvent(() => {
      toast(
        'This could not be opened',
        'Check your connection and try again, or load the page again.',
        'failed',
      )
      onClose()
    })
    useEffect(() => {
      let isWanted = opened && !isThere
      const fetchIt = async () => {
        try {
          Part = await fetchPart()
          if (isWanted) setThere(true)
        } catch {
          if (isWanted) giveUp()
        }
      }
      if (isWanted) void fetchIt()
      return () => {
        isWanted = false
      }
    }, [isThere, opened])
    return Part && isThere ? <Part {...props} /> : null
  }
}
