import { type Ref, type RefObject, useImperativeHandle } from 'react'

interface Props {
  target: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement | null>
}

/**
 * Hangs a menu from a button that stands there already: the button is older than the menu's code.
 */
export function InPlaceOf({ target, ref }: Props) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => target.current, [target])
  return null
}
