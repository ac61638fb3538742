import type { ChangeEvent, ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'type'> {
  onFiles: (files: readonly File[]) => void
}

/** Chooses files; a button beside it presses it. */
export function FileInput({ onFiles, ...props }: Props) {
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])])
    // Reset, so that the same file can be chosen again after it was removed.
    currentTarget.value = ''
  }
  return <input {...props} type="file" tabIndex={-1} onChange={onChange} />
}
