import { Button } from '@mantine/core'
import { IconCamera, IconTrash } from '@tabler/icons-react'
import { FileButton } from './file-button.tsx'

interface Props {
  hasPhoto: boolean
  isBusy?: boolean
  types: readonly string[]
  /** Further props of the button that adds or changes it. */
  choose?: { 'aria-describedby'?: string; 'data-doubtful'?: true | undefined }
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Adds a photo from the files or the camera, changes it, or removes it. */
export function PhotoButtons({ hasPhoto, isBusy, types, choose, onChoose, onRemove }: Props) {
  return (
    <>
      <FileButton
        size="sm"
        loading={isBusy ?? false}
        leftSection={<IconCamera size={18} aria-hidden />}
        field={{ 'aria-label': 'Choose a photo', accept: types.join(',') }}
        onFiles={([file]) => file && onChoose(file)}
        {...choose}
      >
        {hasPhoto ? 'Change photo' : 'Add a photo'}
      </FileButton>
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
