import { Button } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'

interface Props {
  hasPhoto: boolean
  isBusy?: boolean
  types: readonly string[]
  /** The id of the hint about the photo. */
  describedBy: string
  /** Further props of the button that adds or changes it. */
  choose?: { 'aria-describedby'?: string; 'data-doubtful'?: true | undefined }
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Adds a photo from the files or the camera, changes it, or removes it. */
export function PhotoButtons({ hasPhoto, isBusy, types, describedBy, choose, onChoose, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const onPick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) onChoose(file)
    // Emptied, so that the same file can be chosen again after it was removed.
    currentTarget.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="Choose a photo"
        aria-describedby={describedBy}
        accept={types.join(',')}
        hidden
        onChange={onPick}
      />
      <Button
        variant="default"
        size="sm"
        loading={isBusy ?? false}
        leftSection={<IconCamera size={18} aria-hidden />}
        onClick={() => input.current?.click()}
        {...choose}
      >
        {hasPhoto ? 'Change photo' : 'Add a photo'}
      </Button>
      {hasPhoto && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={onRemove}
        >
          Remove photo
        </Button>
      )}
    </>
  )
}
