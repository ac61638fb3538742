import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconShare2 } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type CopyForm, copyForms, copyText } from '../../../domain/shopping/copy-text.ts'
import type { ShoppingItem } from '../../../domain/shopping/shopping-item.ts'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { useShopOrder } from '../list/shop-order-queries.ts'
import { useAisles } from '../shop/use-shop.tsx'
import classes from './finalize-screen.module.css'

const words: Record<CopyForm, { title: string; text: string }> = {
  categories: {
    title: 'With categories',
    text: 'For a note or a message: sorted by aisle, a box before each item.',
  },
  simple: {
    title: 'Simple',
    text: 'One line per item: name, quantity and unit. Bring!, Todoist and Reminders take it line by line.',
  },
  clean: { title: 'Clean', text: 'Bare names, for the search box of a grocery site.' },
}

/** Milliseconds for which a button confirms that it copied (shopping 26). */
const COPIED_FOR = 2000

export function CopyCard({ title, items }: { title: string; items: readonly ShoppingItem[] }) {
  const { measures } = useShopOrder()
  const aisles = useAisles()
  const share = useShareText()
  const [form, setForm] = useState<CopyForm>('categories')
  const copy = copyText(form, title, items, { aisles, measures })
  return (
    <section className={classes.card} aria-labelledby="copy-list">
      <h2 id="copy-list" className={classes.title}>
        Copy the list
      </h2>
      <SegmentedControl
        aria-labelledby="copy-list"
        className={classes.forms}
        isWide
        isSmall
        offered={copyForms.map((value) => ({ value, label: words[value].title }))}
        value={form}
        onChange={setForm}
      />
      <p className={classes.text}>{words[form].text}</p>
      <pre className={classes.pre} tabIndex={0} aria-label={`The list: ${words[form].title}`}>
        {copy}
      </pre>
      <div className={classes.copyButtons}>
        <CopyButton key={form} title={words[form].title} copy={copy} />
        {canShare() && (
          <Button
            variant="default"
            leftSection={<IconShare2 size={18} aria-hidden />}
            onClick={() =>
              share.mutate({ title, text: copyText('simple', title, items, { aisles, measures }) })
            }
          >
            Share
          </Button>
        )}
      </div>
    </section>
  )
}

function CopyButton({ title, copy }: { title: string; copy: string }) {
  const copying = useCopyText()
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <Button
      variant="light"
      className={classes.copy}
      aria-label={isCopied ? 'Copied!' : `Copy: ${title}`}
      leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
      onClick={() => copying.mutate(copy, { onSuccess: () => setIsCopied(true) })}
    >
      {isCopied ? 'Copied!' : 'Copy'}
    </Button>
  )
}

/** Whether this browser can share texts with other programs, as phones can. */
const canShare = (): boolean => typeof navigator.share === 'function'

/** Shares a text with another program; closing the phone's dialog is no failure. */
const useShareText = () =>
  useMutation({
    mutationFn: (share: { title: string; text: string }) =>
      navigator.share(share).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      }),
    meta: {
      failed: { title: 'The list couldn’t be shared', text: 'Copy it and paste it there instead.' },
    },
  })

/**
 * Puts text on the clipboard, or throws. Pages over plain HTTP, as at home, have no clipboard API;
 * there a hidden field is copied.
 */
async function copyToClipboard(text: string): Promise<void> {
  if ('clipboard' in navigator && window.isSecureContext) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (!isCopied) throw new Error('The browser did not copy')
}

const useCopyText = () =>
  useMutation({
    mutationFn: copyToClipboard,
    meta: {
      done: { title: 'Copied to clipboard', text: 'Shopping list copied successfully' },
      failed: { title: 'Copy failed', text: 'Please try selecting and copying the text manually' },
    },
  })
