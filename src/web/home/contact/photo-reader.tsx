import { useEffect, useState } from 'react'
import type { PictureReading } from '../../../domain/importing/picture-reading.ts'
import { forgetSharedPhotos, sharedPhotos } from '../../api/shared-photos.ts'
import type { Imported } from '../../importing/parse-imported.ts'
import { AddPictures } from '../../importing/pictures/add-pictures.tsx'
import { useAddPages, usePictureReadings } from '../../importing/pictures/queries.ts'
import { PendingReadings } from '../../importing/pictures/pending-readings.tsx'
import { ReadPdf } from '../../importing/read-pdf.tsx'
import { SharedPhotos } from './shared-photos.tsx'

interface Props {
  isToBeSharedAgain: boolean
  onRead: (imported: Imported) => void
  onReview: () => void
}

const noReadings: PictureReading[] = []

export function PhotoReader({ isToBeSharedAgain, onRead, onReview }: Props) {
  const readings = usePictureReadings().data ?? noReadings
  const gatheringReading = readings.find(({ state, pages }) => state === 'gathering' && pages.length > 0)
  const waiting = readings.filter(({ state }) => state !== 'gathering')
  const [problem, setProblem] = useState<string>()
  const adding = useAddPages(setProblem)
  const { shared, forget } = useSharedPictures()
  return (
    <>
      <PendingReadings readings={waiting} onReview={onReview} />
      <SharedPhotos key={shared.length} isToBeSharedAgain={isToBeSharedAgain} />
      <AddPictures reading={gatheringReading} shared={shared} onSharedTaken={forget} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <ReadPdf
        onRead={onRead}
        onPictures={(file) => {
          setProblem(undefined)
          adding.mutate({ to: gatheringReading?.id, files: [file] })
        }}
      />
    </>
  )
}

/** The pictures that were shared with the app; a shared PDF is handled elsewhere. */
function useSharedPictures() {
  const [shared, setShared] = useState<Blob[]>([])
  useEffect(() => {
    let isOpen = true
    const readPictures = async () => {
      const sharedFiles = await sharedPhotos(Date.now()).catch(() => [])
      if (isOpen) setShared(sharedFiles.filter(({ type }) => type.startsWith('image/')))
    }
    void readPictures()
    return () => {
      isOpen = false
    }
  }, [])
  const forget = () => {
    void forgetSharedPhotos().then(() => setShared([]))
  }
  return { shared, forget }
}
