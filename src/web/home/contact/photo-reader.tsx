import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { PictureReading } from '../../../domain/importing/picture-reading.ts'
import { forgetSharedPhotos, sharedPhotos } from '../../api/shared-photos.ts'
import type { Imported } from '../../importing/parse-imported.ts'
import { AddPictures } from '../../importing/pictures/add-pictures.tsx'
import { PendingReadings } from '../../importing/pictures/pending-readings.tsx'
import { useAddPages, usePictureReadings } from '../../importing/pictures/queries.ts'
import { ReadPdf } from '../../importing/read-pdf.tsx'
import { Note } from '../../ui/note.tsx'
import classes from './shared-photos.module.css'

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

/**
 * The photos that were shared with Plateful (importing 32); nothing where there are none. They stay
 * on this device: the message only mentions them.
 */
function SharedPhotos({ isToBeSharedAgain }: { isToBeSharedAgain: boolean }) {
  const { addresses, forget } = useSharedPhotos()
  if (addresses.length === 0)
    return isToBeSharedAgain ? (
      <Note role="status" className={classes.note}>
        What you shared didn’t arrive, because Plateful wasn’t ready for it on this device. It is now: go back
        and share it again.
      </Note>
    ) : null
  const isSingle = addresses.length === 1
  return (
    <section className={classes.photos} aria-label="Shared photos">
      <ul className="wrap list">
        {addresses.map((address, index) => (
          <li key={address}>
            <a href={address} target="_blank" rel="noreferrer">
              <img
                className={classes.photo}
                src={address}
                alt={isSingle ? 'The photo that you shared' : `Photo ${index + 1} that you shared`}
              />
            </a>
          </li>
        ))}
      </ul>
      <p className="soft">
        {isSingle ? 'This photo stays' : 'These photos stay'} on your device until we ask for{' '}
        {isSingle ? 'it' : 'them'}. Tell us below what {isSingle ? 'it shows' : 'they show'}.
      </p>
      <Button variant="subtle" size="compact-md" onClick={forget}>
        {isSingle ? 'Take the photo away' : 'Take the photos away'}
      </Button>
    </section>
  )
}

/** The photos as addresses that an img can show, as long as the dialog is open. */
function useSharedPhotos() {
  const [addresses, setAddresses] = useState<string[]>([])
  useEffect(() => {
    let urls: string[] = []
    let isOpen = true
    const read = async () => {
      const photos = await sharedPhotos(Date.now()).catch(() => [])
      if (!isOpen) return
      urls = photos.filter(({ type }) => type.startsWith('image/')).map((photo) => URL.createObjectURL(photo))
      setAddresses(urls)
    }
    void read()
    return () => {
      isOpen = false
      for (const address of urls) URL.revokeObjectURL(address)
    }
  }, [])
  const forget = () => {
    setAddresses([])
    void forgetSharedPhotos()
  }
  return { addresses, forget }
}
