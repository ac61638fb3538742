import type { ComponentProps } from 'react'
import classes from './plain-button.module.css'

interface Props extends ComponentProps<'button'> {
  /** 'text' looks like a link in a sentence. */
  variant?: 'filled' | 'text'
  isBusy?: boolean
}

/**
 * The button of screens in front of the gate, where Mantine is not loaded yet; behind it use
 * Mantine's.
 */
export function PlainButton({
  variant = 'filled',
  isBusy = false,
  type = 'button',
  className,
  children,
  ...props
}: Props) {
  return (
    <button
      {...props}
      type={type}
      className={`${classes.button} ${className ?? ''}`}
      data-look={variant}
      aria-disabled={isBusy}
      aria-busy={isBusy}
    >
      {children}
    </button>
  )
}
