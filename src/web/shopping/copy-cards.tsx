import { Button } from '@mantine/core'
import { IconCheck, IconCopy, IconShare2 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type CopyForm, copyForms, copyText } from '../../domain/shopping/copy-text.ts'
import type { ShoppingItem } from '../../domain/shopping/item.ts'
import classes from './finalize-screen.module.css'
import { canShare, useCopyText, useShareText } from './queries.ts'
import { useAisles } from './shop-choice.tsx'
import { useShopOrder } from './shop-order-queries.ts'

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

/** How long a button says that it copied (shopping 26). */
const COPIED_FOR = 2000

/** The list as text in three forms, each to look at and to copy. */
export function CopyCards({ title, items }: { title: string; items: readonly ShoppingItem[] }) {
  const { measures } = useShopOrder()
  const aisles = useAisles()
  const share = useShareText()
  return (
    <section className={classes.card} aria-labelledby="copy-list">
      <div className={classes.formHead}>
        <h2 id="copy-list" className={classes.title}>
          Copy the list
        </h2>
        {canShare() && (
          <Button
            size="compact-md"
            variant="light"
            leftSection={<IconShare2 size={16} aria-hidden />}
            onClick={() =>
              share.mutate({ title, text: copyText('simple', title, items, { aisles, measures }) })
            }
          >
            Share
          </Button>
        )}
      </div>
      {copyForms.map((form) => (
        <CopyCard key={form} {...words[form]} copy={copyText(form, title, items, { aisles, measures })} />
      ))}
    </section>
  )
}

function CopyCard({ title, text, copy }: { title: string; text: string; copy: string }) {
  const copying = useCopyText()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), COPIED_FOR)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <div className={classes.form}>
      <div className={classes.formHead}>
        <h3 className={classes.formTitle}>{title}</h3>
        <Button
          size="compact-md"
          variant="default"
          className={classes.copy}
          aria-label={isCopied ? 'Copied!' : `Copy: ${title}`}
          leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => copying.mutate(copy, { onSuccess: () => setCopied(true) })}
        >
          {isCopied ? 'Copied!' : 'Copy'}
        </Button>
      </div>
      <p className={classes.text}>{text}</p>
      <details className={classes.preview}>
        <summary>Show the text</summary>
        <pre className={classes.pre} tabIndex={0}>
          {copy}
        </pre>
      </details>
    </div>
  )
}
