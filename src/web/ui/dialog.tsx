import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react'
import { useHeldPage } from './use-held-page.ts'
import { useReturnFocus } from './use-return-focus.ts'

/** Tells the dialog around that one lies over it, until what is answered is called. */
const LieOver = createContext(() => () => {})

interface Props {
  title: string
  size?: string
  /** Much is typed here: it fills a phone, and a press beside it does not throw that away. */
  isLong?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that is drawn only while it is open. */
export function Dialog({ title, size = 'md', isLong = false, onClose, children }: Props) {
  useReturnFocus()
  useHeldPage()
  const { isOnTop, lieOver } = useDialogsOver()
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Modal
      opened
      onClose={() => {
        // Escape is heard by every dialog that is open, the lowest first.
        if (isOnTop()) onClose()
      }}
      title={title}
      size={size}
      fullScreen={isLong && isPhone}
      closeOnClickOutside={!isLong}
    >
      <LieOver value={lieOver}>{children}</LieOver>
    </Modal>
  )
}

/** Counts the dialogs that are opened from this one, which itself lies over the one that it was opened from. */
function useDialogsOver() {
  const over = useRef(0)
  const isOnTop = () => over.current === 0
  const lieOver = useCallback(() => {
    over.current += 1
    return () => {
      over.current -= 1
    }
  }, [])
  const lieOverTheOneBelow = use(LieOver)
  useEffect(lieOverTheOneBelow, [lieOverTheOneBelow])
  return { isOnTop, lieOver }
}
