import { Button, CopyButton } from '@mantine/core'
import { bookmarkAddress } from '@plateful/extension/send-page'
import { IconBookmark, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { deviceInHand } from './page-advice.ts'
import classes from './send-page.module.css'

/**
 * Ways to send a page from where it is read: the bookmark and the extension send it as the browser
 * shows it (importing 19); a phone shares its address (recipes 83).
 */
export function SendPage() {
  const device = deviceInHand()
  return (
    <section className={classes.section} aria-labelledby="send-page">
      <h3 id="send-page" className={classes.title}>
        {device === 'computer' ? 'From any page, in one press' : 'From the page you’re reading'}
      </h3>
      {device === 'computer' && <SendButton />}
      {device === 'sharing-phone' && (
        <p>
          Install Plateful from your browser’s menu. Then press Share on any recipe and choose Plateful: it
          comes here for you to look over.
        </p>
      )}
      {device === 'phone' && (
        <p>
          Press Share on any recipe and choose Copy. Come back here and paste it: Plateful reads the page for
          you.
        </p>
      )}
      {device !== 'computer' && (
        <p className="small">On a computer, one button in the bookmarks bar does it.</p>
      )}
    </section>
  )
}

function SendButton() {
  const [isPressed, setIsPressed] = useState(false)
  const code = bookmarkAddress(window.location.origin)
  // React removes addresses with a script, so the attribute is set by hand.
  const setUp = (link: HTMLAnchorElement) => {
    const explain = (event: Event) => {
      event.preventDefault()
      setIsPressed(true)
    }
    link.setAttribute('href', code)
    link.addEventListener('click', explain)
    return () => link.removeEventListener('click', explain)
  }
  return (
    <>
      <p>
        Drag this button to your bookmarks bar. Press it on a recipe, and the page comes here as you see it,
        so sites that need you to sign in work too.
      </p>
      <p className={classes.ways}>
        <a ref={setUp} className={classes.bookmark} href="#send-page">
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
        . Unzip it, open your browser’s extensions page, turn on developer mode and load the folder.
      </p>
    </>
  )
}
