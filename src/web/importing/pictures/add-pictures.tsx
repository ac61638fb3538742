import { Button, Loader } from '@mantine/core'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_READING_PAGES, type PictureReading } from '../../../domain/importing/picture-reading.ts'
import { pictureRefusals } from '../../../domain/importing/reading-refusals.ts'
import { MAX_PICTURE_BYTES } from '../../../domain/recipes/recipe-photo.ts'
import { convertHeic } from '../../recipes/photos/convert-heic.ts'
import { FileButton } from '../../ui/forms/file-button.tsx'
import { useDrop } from '../../ui/forms/use-drop.ts'
import { PageThumb } from './page-thumb.tsx'
import { useAddPages, useReadPictures } from './queries.ts'
import classes from './pictures.module.css'

interface Props {
  /** The reading whose pages are gathered; none before the first. */
  reading: PictureReading | undefined
  /** Pictures that were shared with the app and are added at one press. */
  shared: readonly Blob[]
  onSharedTaken: () => void
}

const STILL_ADDING = 'Wait until the other pictures have arrived, then add these.'

/** Chooses, takes, pastes or drops pictures, puts them in order, and reads them (importing 45). */
export function AddPictures({ reading, shared, onSharedTaken }: Props) {
  const { add, isSending, problems } = useAddPictures(reading?.id)
  const reads = useReadPictures()
  usePastedFiles((pasted) => void add(pasted))
  const dropZone = useDrop((all) => void add(all.filter(isPage)))
  const count = reading?.pages.length ?? 0

  return (
    <section className={classes.gather} aria-label="Read pictures here" {...dropZone}>
      <p className="soft">
        {count > 0 ? (
          'All pages are read together, in this order.'
        ) : (
          <>
            Take or choose pictures of a recipe, or a PDF. They are read right here, on your own Plateful.
            <span className={classes.drop}> You can drop or paste them, too.</span>
          </>
        )}
      </p>
      {reading && count > 0 && (
        <ol className={classes.thumbs} aria-label="Pages">
          {reading.pages.map((page, index) => (
            <PageThumb key={page.id} reading={reading.id} page={page} at={index} count={count} />
          ))}
        </ol>
      )}
      <div className="wrap">
        {reading && count > 0 && (
          <Button loading={reads.isPending} disabled={isSending} onClick={() => reads.mutate(reading.id)}>
            Read
          </Button>
        )}
        {shared.length > 0 && (
          <Button loading={isSending} onClick={() => void add(shared, onSharedTaken)}>
            {shared.length === 1 ? 'Read the picture that you shared' : 'Read the pictures that you shared'}
          </Button>
        )}
        <FileButton
          leftSection={<IconCamera size={18} aria-hidden />}
          className={classes.camera}
          disabled={count >= MAX_READING_PAGES}
          field={{ 'aria-label': 'A picture from the camera', accept: 'image/*', capture: 'environment' }}
          onFiles={(chosen) => void add(chosen)}
        >
          Take a picture
        </FileButton>
        <FileButton
          leftSection={<IconPhotoPlus size={18} aria-hidden />}
          disabled={count >= MAX_READING_PAGES}
          field={{
            'aria-label': 'Pictures or PDFs',
            accept: 'image/*,.heic,.heif,.pdf,application/pdf',
            multiple: true,
          }}
          onFiles={(chosen) => void add(chosen)}
        >
          {count === 0 ? 'Choose pictures' : 'Add pictures'}
        </FileButton>
      </div>
      <p role="status" className={classes.status}>
        {isSending && (
          <>
            <Loader size="xs" aria-hidden /> The pictures are on their way…
          </>
        )}
      </p>
      {problems.map((problem) => (
        <p key={problem} role="alert" className={classes.problem}>
          {problem}
        </p>
      ))}
    </section>
  )
}

/** Makes pictures readable and sends them; pictures of a wrong kind or size become problems. */
function useAddPictures(readingId: number | undefined) {
  const [problems, setProblems] = useState<string[]>([])
  const addPages = useAddPages((sentence) => setProblems((before) => [...before, sentence]))
  // Not `isPending`: pictures are made readable before they are sent.
  const isAdding = useRef(false)

  const add = async (chosen: readonly Blob[], onDone?: () => void) => {
    if (chosen.length === 0) return
    if (isAdding.current) return setProblems((before) => [...new Set([...before, STILL_ADDING])])
    isAdding.current = true
    const isSmall = (file: Blob) => file.size <= MAX_PICTURE_BYTES
    setProblems(chosen.every(isSmall) ? [] : [pictureRefusals.tooLarge])
    try {
      const ready = await Promise.all(chosen.filter(isSmall).map(convertHeic))
      await addPages.mutateAsync({ to: readingId, files: ready }, { onSuccess: onDone })
    } finally {
      isAdding.current = false
    }
  }
  return { add, isSending: addPages.isPending, problems }
}

/** Takes pictures and PDFs that are pasted anywhere on the page. */
function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const onPasted = useEffectEvent((event: ClipboardEvent) => {
    const pasted = [...(event.clipboardData?.files ?? [])].filter(isPage)
    if (pasted.length === 0) return
    event.preventDefault()
    onFiles(pasted)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => onPasted(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

const isPage = ({ type, name }: File) =>
  type.startsWith('image/') || type === 'application/pdf' || /\.(?:pdf|heic|heif)$/i.test(name)
