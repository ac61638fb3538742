import {
  type FunctionComponent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react'
import { useMounted } from '@mantine/hooks'
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

interface InPlaceOfProps {
  target: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement | null>
}

/**
 * Hangs a menu from a button that stands there already: the button is older than the menu's code.
 */
export function InPlaceOf({ target, ref }: InPlaceOfProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => target.current, [target])
  return null
}

/**
 * Opens what was wanted open one drawing after its code is there: Mantine notes what had the focus,
 * and slides things in, when a part of it turns from closed to open.
 */
export function useOnceThere(isWanted: boolean): boolean {
  return useMounted() && isWanted
}
