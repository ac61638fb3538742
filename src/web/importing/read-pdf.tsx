import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { CallError, errorMessage } from '../api/call-error.ts'
import { forgetSharedPhotos, sharedPhotos } from '../api/shared-photos.ts'
import { FileInput } from '../ui/forms/file-input.tsx'
import { useAbort } from '../ui/use-abort.ts'
import type { Imported } from './parse-imported.ts'
import classes from './import-screen.module.css'
import { isPdf, useImportPdf } from './queries.ts'
import { PageRecipeChoice } from './page-recipe-choice.tsx'

interface Props {
  onRead: (imported: Imported) => void
  /** Called with a PDF that has no text but pictures of its pages. */
  onPictures: (file: Blob) => void
}

/** Reads a PDF that is chosen, or was shared with the app, for review (importing 35). */
export function ReadPdf({ onRead, onPictures }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const shared = useSharedPdf()
  const [file, setFile] = useState<Blob>()
  const { read, stop, isReading, problem, isPictures, several } = useReadPdf((found) => {
    if (shared !== null) void forgetSharedPhotos()
    onRead(found)
  })
  const readFile = (chosen: Blob) => {
    setFile(chosen)
    read(chosen)
  }
  return (
    <section className={classes.pdf} aria-label="Read a PDF here">
      <p className="soft">A PDF with text in it is read at once.</p>
      <FileInput
        ref={input}
        className={classes.file}
        accept=".pdf,application/pdf"
        aria-label="A PDF"
        onFiles={([chosen]) => chosen && readFile(chosen)}
      />
      <div className={classes.line}>
        {shared !== null && (
          <Button loading={isReading} onClick={() => readFile(shared)}>
            Read the PDF that you shared
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          loading={isReading && shared === null}
          onClick={() => input.current?.click()}
        >
          Choose a PDF
        </Button>
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
        page={several}
        isReading={isReading}
        onTake={(found) => {
          if (shared !== null) void forgetSharedPhotos()
          onRead(found)
        }}
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
  // Closing the dialog stops it.
  const { newSignal, stop } = useAbort()
  const [problem, setProblem] = useState<string>()
  const [isPictures, setIsPictures] = useState(false)
  const [pageWithSeveral, setPageWithSeveral] = useState<Imported>()
  const read = (file: Blob, recipe?: string) => {
    setProblem(undefined)
    setIsPictures(false)
    setPageWithSeveral(undefined)
    mutate(
      { file, signal: newSignal(), ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) => (found.others.length > 0 ? setPageWithSeveral(found) : onRead(found)),
        onError: (error) => {
          if (error.name === 'AbortError') return
          setProblem(errorMessage(error))
          setIsPictures(error instanceof CallError && error.body?.why === 'noText')
        },
      },
    )
  }
  return {
    read,
    stop,
    isReading: isPending,
    problem,
    isPictures,
    several: pageWithSeveral,
  }
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
