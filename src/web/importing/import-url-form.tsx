import { Button } from '@mantine/core'
import { type ClipboardEvent, useEffect, useState } from 'react'
import { PageAddress } from '../../domain/importing/recipe-preview.ts'
import { siteOf } from '../recipes/format-recipe.ts'
import { useAbort } from '../ui/use-abort.ts'
import { useOnce } from '../ui/use-once.ts'
import { AddressLine } from './address-line.tsx'
import { isAddressList } from './incoming.ts'
import { asksToPaste } from './page-advice.ts'
import { PageRecipeChoice } from './page-recipe-choice.tsx'
import { useImportUrl } from './queries.ts'
import { useReadAddress } from './use-read-address.ts'
import classes from './import-screen.module.css'

interface Props {
  /** An address that came from elsewhere: it is read at once. */
  incomingUrl?: string
  /** Called with a pasted text that is no address. */
  onText: (text: string) => void
  /** Called with the address of a page that the person can paste; null when another is typed. */
  onRefused: (url: string | null) => void
  onSeveral: (text: string) => void
}

function checkedAddress(url: string): { url: string } | { problem: string } {
  const { data, error } = PageAddress.safeParse(url)
  return data === undefined ? { problem: error?.issues[0]?.message ?? 'Invalid URL' } : { url: data }
}

export function ImportUrlForm({ incomingUrl, onSeveral, onText, onRefused }: Props) {
  // Leaving the page aborts the reading.
  const { newSignal, stop } = useAbort()
  const page = useImportUrl()
  const { field, multiRecipePage, read, review, onSubmit } = useReadAddress({
    ...(incomingUrl !== undefined && { initialUrl: incomingUrl }),
    check: checkedAddress,
    isReading: page.isPending,
    read: (address, then) => page.mutate({ ...address, signal: newSignal() }, then),
    onFailed: (error, url) => {
      if (asksToPaste(error)) onRefused(url)
    },
  })

  useOnce(() => {
    if (incomingUrl !== undefined) read()
  })

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
        {...field}
        placeholder="https://"
        onChange={(typed) => {
          field.onChange(typed)
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
