import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useReturnFocus } from './use-return-focus.ts'

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
  const isPhone = useMediaQuery('(max-width: 48em)')
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      fullScreen={isLong && isPhone}
      closeOnClickOutside={!isLong}
    >
      {children}
    </Modal>
  )
}
