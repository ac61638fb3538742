import { Button } from '@mantine/core'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

interface Props {
  /** 'Show all 30 templates'. */
  children: string
  /** The list of which only the first are shown. */
  list: RefObject<HTMLElement | null>
  onShow: () => void
}

/**
 * Stands under the first few of many and shows the others. It is gone then, so the focus goes to
 * the first one that came.
 */
export function ShowAllButton({ children, list, onShow }: Props) {
  const show = () => {
    const shownBefore = list.current?.children.length ?? 0
    flushSync(onShow)
    focusItem(list.current, shownBefore)
  }
  return (
    <Button variant="default" mt="md" onClick={show}>
      {children}
    </Button>
  )
}

function focusItem(list: HTMLElement | null, at: number): void {
  const item = list?.children[at]
  if (!(item instanceof HTMLElement)) return
  item.tabIndex = -1
  item.focus({ preventScroll: true })
}
