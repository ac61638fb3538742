import { Button, type ButtonProps } from '@mantine/core'
import { type ChangeEvent, type ComponentProps, useRef } from 'react'

interface Props extends ButtonProps, Omit<ComponentProps<'button'>, keyof ButtonProps | 'onClick'> {
  /** The name of the file field behind the button, and what it takes. */
  field: Pick<ComponentProps<'input'>, 'aria-label' | 'accept' | 'multiple' | 'capture'>
  onFiles: (files: readonly File[]) => void
}

/** A button that chooses files. */
export function FileButton({ field, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    // Reset, so that the same file can be chosen again after it was removed.
    currentTarget.value = ''
  }
  return (
    <>
      <input {...field} ref={input} type="file" hidden onChange={onChange} />
      <Button variant="default" {...button} onClick={() => input.current?.click()} />
    </>
  )
}
