import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { forgetSharedPhotos, sharedPhotos } from '../../api/shared-photos.ts'
import { Note } from '../../ui/note.tsx'
import classes from './shared-photos.module.css'

/**
 * The photos that were shared with Plateful (importing 32); nothing where there are none. They stay
 * on this device: the message only mentions them.
 */
export function SharedPhotos({ isToBeSharedAgain }: { isToBeSharedAgain: boolean }) {
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
