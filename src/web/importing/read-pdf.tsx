import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { CallError, errorMessage } from '../api/call-error.ts'
import { forgetSharedPhotos, sharedPhotos } from '../api/shared-photos.ts'
import { FileButton } from '../ui/forms/file-button.tsx'
import { useAbort } from '../ui/use-abort.ts'
import { PageRecipeChoice } from './page-recipe-choice.tsx'
import type { Imported } from './parse-imported.ts'
import { isPdf, useImportPdf } from './queries.ts'
import classes from './import-screen.module.css'

interface Props {
  onRead: (imported: Imported) => void
  /** Called with a PDF that has no text but pictures of its pages. */
  onPictures: (file: Blob) => void
}

/** Reads a PDF that is chosen, or was shared with the app, for review (importing 35). */
export function ReadPdf({ onRead, onPictures }: Props) {
  const shared = useSharedPdf()
  const [file, setFile] = useState<Blob>()
  const take = (found: Imported) => {
    if (shared !== null) void forgetSharedPhotos()
    onRead(found)
  }
  const { read, stop, isReading, problem, isPictures, multiRecipePage } = useReadPdf(take)
  const readFile = (chosen: Blob) => {
    setFile(chosen)
    read(chosen)
  }
  return (
    <section className={classes.pdf} aria-label="Read a PDF here">
      <p className="soft">A PDF with text in it is read at once.</p>
      <div className={classes.line}>
        {shared !== null && (
          <Button loading={isReading} onClick={() => readFile(shared)}>
            Read the PDF that you shared
          </Button>
        )}
        <FileButton
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          loading={isReading && shared === null}
          field={{ 'aria-label': 'A PDF', accept: '.pdf,application/pdf' }}
          onFiles={([chosen]) => chosen && readFile(chosen)}
        >
          Choose a PDF
        </FileButton>
        {isReading && (
          <Button variant="subtle" color="gray" onClick={stop}>
            Stop
          </Button>
        )}
      </div>
      <p role="status" className="soft">
        {isReading && 'Reading the PDF…'}
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {isPictures && file && (
        <Button variant="default" onClick={() => onPictures(file)}>
          Read its pages as pictures
        </Button>
      )}
      <PageRecipeChoice
        what="PDF"
        page={multiRecipePage}
        isReading={isReading}
        onTake={take}
        onName={(name) => file && read(file, name)}
      />
    </section>
  )
}

/**
 * The state of reading a PDF: in progress, stopped, refused with a sentence, or with several
 * recipes.
 */
function useReadPdf(onRead: (imported: Imported) => void) {
  const { mutate, isPending } = useImportPdf()
  // Closing the dialog aborts the reading.
  const { newSignal, stop } = useAbort()
  const [problem, setProblem] = useState<string>()
  const [isPictures, setIsPictures] = useState(false)
  const [multiRecipePage, setMultiRecipePage] = useState<Imported>()
  const read = (file: Blob, recipe?: string) => {
    setProblem(undefined)
    setIsPictures(false)
    setMultiRecipePage(undefined)
    mutate(
      { file, signal: newSignal(), ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) => (found.others.length > 0 ? setMultiRecipePage(found) : onRead(found)),
        onError: (error) => {
          if (error.name === 'AbortError') return
          setProblem(errorMessage(error))
          setIsPictures(error instanceof CallError && error.body?.why === 'noText')
        },
      },
    )
  }
  return { read, stop, isReading: isPending, problem, isPictures, multiRecipePage }
}

/** The first PDF that was shared with Plateful and waits; null where there is none. */
function useSharedPdf(): Blob | null {
  const [pdf, setPdf] = useState<Blob | null>(null)
  useEffect(() => {
    let isOpen = true
    const findSharedPdf = async () => {
      const sharedFiles = await sharedPhotos(Date.now()).catch(() => [])
      if (isOpen) setPdf(sharedFiles.find(isPdf) ?? null)
    }
    void findSharedPdf()
    return () => {
      isOpen = false
    }
  }, [])
  return pdf
}
