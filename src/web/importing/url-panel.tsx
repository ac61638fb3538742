import { Button } from '@mantine/core'
import { IconClipboard, IconLink, IconList } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import { AddressesForm } from './addresses-form.tsx'
import { ImportListSection } from './import-list-section.tsx'
import { ImportUrlForm } from './import-url-form.tsx'
import { classifyText, type Incoming } from './incoming.ts'
import { PastePageForm } from './paste-page-form.tsx'
import { SendPage } from './send-page.tsx'
import { useImportList } from './use-import-list.ts'
import { useIncoming } from './use-incoming.ts'
import classes from './import-screen.module.css'

export function UrlPanel() {
  const imports = useImportList()
  const hasList = imports.list.rows.length > 0
  /** The text of the field for several addresses; null while one is asked for. */
  const [addressesText, setAddressesText] = useState<string | null>(hasList ? '' : null)
  const { content, number, setIncoming } = useIncoming()
  const incoming = content === 'unreadable' ? null : content
  const numberOf = (kind: Incoming['kind']) => (incoming?.kind === kind ? number : 0)
  /** The address of a page that could not be read, and that the person can paste. */
  const [refusedUrl, setRefusedUrl] = useState<string | null>(null)
  const takePasted = (text: string) => {
    const pasted = classifyText(text)
    if (pasted) setIncoming(pasted)
  }
  const caption =
    incoming?.kind === 'address' && incoming.caption !== undefined
      ? { text: incoming.caption, url: incoming.url }
      : null
  const incomingAddresses = incoming?.kind === 'addresses' ? incoming.text : null
  return (
    <div className={classes.panel}>
      <section className={classes.card} aria-labelledby="import-url">
        <div className={classes.head}>
          <h2 id="import-url" className={classes.title}>
            Import from URL
          </h2>
          <FromClipboard onText={takePasted} />
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={
              addressesText === null ? <IconList size={18} aria-hidden /> : <IconLink size={18} aria-hidden />
            }
            onClick={() => {
              // What came as a text stays in its field.
              if (incoming?.kind !== 'text' && caption === null) setIncoming(null)
              setAddressesText(addressesText === null ? '' : null)
            }}
          >
            {addressesText === null ? 'Several at once' : 'Just one'}
          </Button>
        </div>
        {content === 'unreadable' && (
          <p role="alert">
            The page couldn’t be sent. Go back to it and press the button again, or paste its address here.
          </p>
        )}
        {addressesText === null && incomingAddresses === null ? (
          <ImportUrlForm
            key={`address ${numberOf('address')}`}
            {...(incoming?.kind === 'address' && { incomingUrl: incoming.url })}
            onSeveral={setAddressesText}
            onText={takePasted}
            onRefused={setRefusedUrl}
          />
        ) : (
          <AddressesForm
            key={`several ${numberOf('addresses')}`}
            initial={incomingAddresses ?? addressesText ?? ''}
            isQuiet={hasList}
            onRead={imports.add}
          />
        )}
        {hasList && <ImportListSection {...imports} />}
        <PastePageForm
          key={`text ${numberOf('text')} ${caption === null ? 0 : number}`}
          incoming={incoming?.kind === 'text' ? incoming : null}
          caption={caption}
          refused={refusedUrl}
        />
      </section>
      <HowItWorks />
    </div>
  )
}

function HowItWorks() {
  return (
    <section className={classes.how} aria-labelledby="how">
      <h2 id="how" className={classes.title}>
        How it works
      </h2>
      <ol className={classes.steps}>
        <li>Open a recipe you like in another tab and copy its address.</li>
        <li>
          Paste it here and press Import. Several addresses at once are fine, one on each line, and so is the
          recipe itself, from a message, a caption or a document.
        </li>
        <li>Look it over, put right what you do differently, and save it.</li>
      </ol>
      <p className={classes.note}>
        Most food sites and blogs work. There’s a separate page for{' '}
        <Link to="/import-uk-recipes">importing from UK sites</Link>. If a page won’t share its recipe, you
        can <Link to="/recipes/new">write it down by hand</Link>.
      </p>
      <SendPage />
    </section>
  )
}

/** Pastes the clipboard at one press; absent where the browser does not offer it. */
function FromClipboard({ onText }: { onText: (text: string) => void }) {
  if (!('clipboard' in navigator) || typeof navigator.clipboard.readText !== 'function') return null
  const readClipboard = async () => {
    try {
      const text = await navigator.clipboard.readText()
      if (text.trim() === '') toast('Nothing copied yet', 'Copy an address or a recipe first.', 'note')
      else onText(text)
    } catch {
      toast('The clipboard couldn’t be read', 'Paste into the field instead.', 'note')
    }
  }
  return (
    <Button
      variant="subtle"
      size="compact-md"
      leftSection={<IconClipboard size={18} aria-hidden />}
      onClick={() => void readClipboard()}
    >
      Paste what I copied
    </Button>
  )
}
