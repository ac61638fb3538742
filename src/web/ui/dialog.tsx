import type { ReactNode } from 'react'
import { OverPage } from './over-page.tsx'

interface Props {
  title: string
  width?: string
  /** Much is typed here: it fills a phone, and a press beside it does not throw that away. */
  isLong?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog that is drawn only while it is open. */
export const Dialog = ({ isLong = false, ...dialog }: Props) => (
  <OverPage {...dialog} place={isLong ? 'whole-phone' : 'middle'} staysOpen={isLong} />
)
