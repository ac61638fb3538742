import { Button } from '@mantine/core'
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { PageAddress } from '../../domain/importing/preview.ts'
import { sentenceOf } from '../api/call-error.ts'
import { siteOf } from '../recipes/say-recipe.ts'
import { AddressLine } from './address-line.tsx'
import { readAddresses } from './addresses.ts'
import classes from './import-screen.module.css'
import type { Imported } from './foreign-answers.ts'
import { NOT_IMPORTED, useImportUrl } from './queries.ts'
import { useReview } from './use-review.ts'
import { WhichRecipe } from './which-recipe.tsx'

interface Props {
  /** More than one address was pasted. */
  onSeveral: (text: string) => void
}

/** The address of a page, and how far its reading is: idle, importing, failed. */
export function ImportUrlForm({ onSeveral }: Props) {
  const review = useReview()
  const field = useRef<HTMLInputElement>(null)
  const reading = useRef<AbortController>(null)
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const [several, setSeveral] = useState<Imported>()
  const page = useImportUrl()

  // Who leaves the page does not wait for it any more.
  useEffect(() => () => reading.current?.abort(), [])

  const refuse = (sentence: string) => {
    setProblem(sentence)
    field.current?.focus()
  }
  const read = (recipe?: string) => {
    const address = PageAddress.safeParse(url)
    if (!address.success) return refuse(address.error.issues[0]?.message ?? 'Invalid URL')
    setProblem(undefined)
    reading.current = new AbortController()
    page.mutate(
      { url: address.data, signal: reading.current.signal, ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) => (found.others.length > 0 ? setSeveral(found) : review(found)),
        onError: (error) => error.name !== 'AbortError' && refuse(sentenceOf(error, NOT_IMPORTED)),
      },
    )
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (page.isPending) return
    setSeveral(undefined)
    read()
  }

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (readAddresses(text).urls.length < 2) return
    event.preventDefault()
    onSeveral(text)
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
        }}
        onPaste={onPaste}
      />
      <WhichRecipe page={several} isReading={page.isPending} onTake={review} onName={read} />
      {page.isPending && (
        <Reading site={siteOf(page.variables.url) ?? 'the page'} onCancel={() => reading.current?.abort()} />
      )}
    </form>
  )
}

/** How long a page usually takes; after that it is said that this one is slow. */
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
