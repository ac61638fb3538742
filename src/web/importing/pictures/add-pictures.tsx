import { Button, Loader } from '@mantine/core'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_READING_PAGES, type PictureReading } from '../../../domain/importing/picture-reading.ts'
import { pictureRefusals } from '../../../domain/importing/picture-refusals.ts'
import { MAX_PICTURE_BYTES } from '../../../domain/recipes/recipe-photo.ts'
import { convertHeic } from '../../recipes/photos/convert-heic.ts'
import { FileInput } from '../../ui/forms/file-input.tsx'
import { useDrop } from '../../ui/forms/use-drop.ts'
import { PageThumb } from './page-thumb.tsx'
import classes from './pictures.module.css'
import { useAddPages, useReadPictures } from './queries.ts'

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
  const [problems, setProblems] = useState<string[]>([])
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const adding = useAddPages((sentence) => setProblems((before) => [...before, sentence]))
  // Not `isPending`: pictures are made readable before they are sent.
  const isAdding = useRef(false)
  const reads = useReadPictures()
  const pages = reading?.pages ?? []

  const add = async (chosen: readonly Blob[], onDone?: () => void) => {
    if (chosen.length === 0) return
    if (isAdding.current) return setProblems((before) => [...new Set([...before, STILL_ADDING])])
    isAdding.current = true
    const isSmall = (file: Blob) => file.size <= MAX_PICTURE_BYTES
    setProblems(chosen.every(isSmall) ? [] : [pictureRefusals.tooLarge])
    try {
      const ready = await Promise.all(chosen.filter(isSmall).map(convertHeic))
      await adding.mutateAsync({ to: reading?.id, files: ready }, { onSuccess: onDone })
    } finally {
      isAdding.current = false
    }
  }
  usePastedFiles((pasted) => void add(pasted))
  const dropZone = useDrop((all) => void add(all.filter(isPage)))

  return (
    <section className={classes.gather} aria-label="Read pictures here" {...dropZone}>
      <p className="soft">
        {pages.length > 0 ? (
          'All pages are read together, in this order.'
        ) : (
          <>
            Take or choose pictures of a recipe, or a PDF. They are read right here, on your own Plateful.
            <span className={classes.drop}> You can drop or paste them, too.</span>
          </>
        )}
      </p>
      {pages.length > 0 && reading && (
        <ol className={classes.thumbs} aria-label="Pages">
          {pages.map((page, index) => (
            <PageThumb key={page.id} reading={reading.id} page={page} at={index} count={pages.length} />
          ))}
        </ol>
      )}
      <FileInput
        ref={files}
        className={classes.file}
        multiple
        accept="image/*,.heic,.heif,.pdf,application/pdf"
        aria-label="Pictures or PDFs"
        onFiles={(chosen) => void add(chosen)}
      />
      <FileInput
        ref={camera}
        className={classes.file}
        accept="image/*"
        capture="environment"
        aria-label="A picture from the camera"
        onFiles={(chosen) => void add(chosen)}
      />
      <div className="wrap">
        {pages.length > 0 && reading && (
          <Button
            loading={reads.isPending}
            disabled={adding.isPending}
            onClick={() => reads.mutate(reading.id)}
          >
            Read
          </Button>
        )}
        {shared.length > 0 && (
          <Button loading={adding.isPending} onClick={() => void add(shared, onSharedTaken)}>
            {shared.length === 1 ? 'Read the picture that you shared' : 'Read the pictures that you shared'}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconCamera size={18} aria-hidden />}
          className={classes.camera}
          disabled={pages.length >= MAX_READING_PAGES}
          onClick={() => camera.current?.click()}
        >
          Take a picture
        </Button>
        <Button
          variant="default"
          leftSection={<IconPhotoPlus size={18} aria-hidden />}
          disabled={pages.length >= MAX_READING_PAGES}
          onClick={() => files.current?.click()}
        >
          {pages.length === 0 ? 'Choose pictures' : 'Add pictures'}
        </Button>
      </div>
      <p role="status" className={classes.status}>
        {adding.isPending && (
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
