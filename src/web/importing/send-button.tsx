import { Button, CopyButton } from '@mantine/core'
import { IconBookmark, IconCopy } from '@tabler/icons-react'
import { bookmarkAddress } from '@plateful/extension/send-page'
import { useState } from 'react'
import classes from './send-button.module.css'

/**
 * The button for the browser's bar and the extension, which send a page as the browser shows it
 * (importing 19).
 */
export function SendButton() {
  const [isPressed, setPressed] = useState(false)
  const code = bookmarkAddress(window.location.origin)
  // React puts no script into an address, so it is set by hand.
  const setUp = (link: HTMLAnchorElement) => {
    const explain = (event: Event) => {
      event.preventDefault()
      setPressed(true)
    }
    link.setAttribute('href', code)
    link.addEventListener('click', explain)
    return () => link.removeEventListener('click', explain)
  }
  return (
    <section className={classes.section} aria-labelledby="send-button">
      <h3 id="send-button" className={classes.title}>
        From any page, in one press
      </h3>
      <p>
        Drag this button to your bookmarks bar. Press it on a recipe, and the page comes here as you see it,
        so sites that need you to sign in work too.
      </p>
      <p className={classes.ways}>
        <a ref={setUp} className={classes.bookmark} href="#send-button">
          <IconBookmark size={18} aria-hidden /> Add to Plateful
        </a>
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy its address'}
            </Button>
          )}
        </CopyButton>
      </p>
      <p role="status" className={classes.said}>
        {isPressed &&
          'It works on other pages: drag it to your bookmarks bar, or copy its address into a new bookmark.'}
      </p>
      <p>
        Or add the extension to Chrome, Edge, Brave or Firefox:{' '}
        <a href="/plateful-extension.zip" download>
          download the extension
        </a>
        . Unzip it, open your browser’s extensions page, turn on developer mode and load the folder. On a
        phone, install Plateful and share the page with it.
      </p>
    </section>
  )
}
