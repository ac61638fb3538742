import { Button } from '@mantine/core'
import { IconLink, IconList } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { AddressesForm } from './addresses-form.tsx'
import { ImportListSection } from './import-list-section.tsx'
import { PastePageForm } from './paste-page-form.tsx'
import { useImportList } from './use-import-list.ts'
import { PageAddress } from '../../domain/importing/recipe-preview.ts'
import { siteOf } from '../recipes/format-recipe.ts'
import { useAbort } from '../ui/use-abort.ts'
import { AddressLine } from './address-line.tsx'
import type { Imported } from './parse-imported.ts'
import { type Incoming, classifyText, isAddressList } from './incoming.ts'
import { FromClipboard } from './from-clipboard.tsx'
import { useIncoming } from './use-incoming.ts'
import { asksToPaste, pageErrorMessage } from './page-advice.ts'
import { useImportUrl } from './queries.ts'
import { useOpenReview } from './use-open-review.ts'
import { SendPage } from './send-page.tsx'
import { PageRecipeChoice } from './page-recipe-choice.tsx'
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

interface ImportUrlFormProps {
  /** An address that came from elsewhere: it is read at once. */
  incomingUrl?: string
  /** Called with a pasted text that is no address. */
  onText: (text: string) => void
  /** Called with the address of a page that the person can paste; null when another is typed. */
  onRefused: (url: string | null) => void
  onSeveral: (text: string) => void
}

function ImportUrlForm({ incomingUrl: incoming, onSeveral, onText, onRefused }: ImportUrlFormProps) {
  const review = useOpenReview()
  const field = useRef<HTMLInputElement>(null)
  // Leaving the page stops it.
  const { newSignal, stop } = useAbort()
  const [url, setUrl] = useState(incoming ?? '')
  const [problem, setProblem] = useState<string>()
  const [multiRecipePage, setPageWithSeveral] = useState<Imported>()
  const page = useImportUrl()

  const showProblem = (sentence: string) => {
    setProblem(sentence)
    field.current?.focus()
  }
  const read = (recipe?: string) => {
    const address = PageAddress.safeParse(url)
    if (!address.success) return showProblem(address.error.issues[0]?.message ?? 'Invalid URL')
    setProblem(undefined)
    page.mutate(
      { url: address.data, signal: newSignal(), ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) => (found.others.length > 0 ? setPageWithSeveral(found) : review(found)),
        onError: (error) => {
          if (error.name === 'AbortError') return
          showProblem(pageErrorMessage(error))
          if (asksToPaste(error)) onRefused(address.data)
        },
      },
    )
  }

  // Read once, though React mounts a component twice while developing.
  const hasRead = useRef(false)
  useEffect(() => {
    if (incoming === undefined || hasRead.current) return
    hasRead.current = true
    read()
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (page.isPending) return
    setPageWithSeveral(undefined)
    read()
  }

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/\s/.test(text.trim())) return
    event.preventDefault()
    if (isAddressList(text)) onSeveral(text)
    else onText(text)
  }

  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <AddressLine
        fieldRef={field}
        url={url}
        placeholder="https://"
        problem={problem}
        isBusy={page.isPending}
        onChange={(typed) => {
          setUrl(typed)
          setProblem(undefined)
          onRefused(null)
        }}
        onPaste={onPaste}
      />
      <PageRecipeChoice
        page={multiRecipePage}
        isReading={page.isPending}
        onTake={(found) => review(found)}
        onName={read}
      />
      {page.isPending && <Reading site={siteOf(page.variables.url) ?? 'the page'} onCancel={stop} />}
    </form>
  )
}

/** How long reading usually takes; after that the page is called slow. */
const SLOW = 4000

/**
 * One call has no steps to count, so this says what is happening and when it takes longer than
 * usual.
 */
function Reading({ site, onCancel }: { site: string; onCancel: () => void }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={classes.progress} role="status">
      <div className={classes.track} aria-hidden />
      <span>
        {isSlow ? `Still reading ${site}. Some pages take up to half a minute.` : `Reading ${site}…`}
      </span>
      <Button variant="subtle" color="gray" size="compact-sm" onClick={onCancel}>
        Stop
      </Button>
    </div>
  )
}
