import { useMounted } from '@mantine/hooks'
import {
  type FunctionComponent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react'
import { captureTyping } from './capture-typing.ts'
import { toast } from './toast.ts'

interface ClosableProps {
  /** Whether it is open, for a part that stays mounted. */
  opened?: boolean
  onClose: () => void
}

/**
 * A dialog or menu whose code loads with the press that opens it. If it fails to load, a toast says
 * so and it closes: the screen keeps everything typed, and the next press tries again.
 */
export function lazyOnPress<Props extends ClosableProps>(
  fetchPart: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let Part: FunctionComponent<Props> | undefined
  return function PartOnPress(props: Props) {
    const [isLoaded, setIsLoaded] = useState(Part !== undefined)
    const { opened = true, onClose } = props
    const giveUp = useEffectEvent(() => {
      toast(
        'This couldn’t be opened',
        'Check your connection and try again, or load the page again.',
        'failed',
      )
      onClose()
    })
    useEffect(() => {
      let isWanted = opened && !isLoaded
      const fetchIt = async () => {
        try {
          Part = await fetchPart()
          if (isWanted) setIsLoaded(true)
        } catch {
          if (isWanted) giveUp()
        }
      }
      if (isWanted) void fetchIt()
      return () => {
        isWanted = false
      }
    }, [isLoaded, opened])
    // Keeps typed letters: the first field gets the focus a moment after it is mounted.
    useEffect(() => (opened ? captureTyping() : undefined), [opened])
    return Part && isLoaded ? <Part {...props} /> : null
  }
}

interface AnchorToProps {
  target: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement | null>
}

/** Attaches a menu to a button that exists before the menu's code is loaded. */
export function AnchorTo({ target, ref }: AnchorToProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => target.current, [target])
  return null
}

/**
 * Opens a part one drawing after its code is there: Mantine stores the focus and animates only when
 * a part changes from closed to open.
 */
export function useOpenAfterMount(isWanted: boolean): boolean {
  return useMounted() && isWanted
}
