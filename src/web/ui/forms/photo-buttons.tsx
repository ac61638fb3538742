import { Button } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { FileInput } from './file-input.tsx'

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
  return (
    <>
      <FileInput
        ref={input}
        aria-label="Choose a photo"
        aria-describedby={describedBy}
        accept={types.join(',')}
        hidden
        onFiles={([file]) => file && onChoose(file)}
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
