import { Button, Textarea, UnstyledButton } from '@mantine/core'
import { decodeText } from '@plateful/page-reader/page/decode-text'
import { IconChevronDown, IconFile } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { siteOf } from '../recipes/format-recipe.ts'
import { FileButton } from '../ui/forms/file-button.tsx'
import { handleSubmit } from '../ui/forms/handle-submit.ts'
import { SaveShortcut, saveShortcut } from '../ui/forms/save-shortcut.tsx'
import { useOnce } from '../ui/use-once.ts'
import { PageRecipeChoice } from './page-recipe-choice.tsx'
import { isPdf } from './queries.ts'
import { useOpenReview } from './use-open-review.ts'
import {
  type PastedRecipeOptions,
  storedMultiRecipeText,
  storeMultiRecipeText,
  usePastedRecipe,
} from './use-pasted-recipe.ts'
import classes from './import-screen.module.css'

interface PastePageFormProps {
  /** A text from outside the page: it is shown and read at once. */
  incoming: { text: string; url?: string } | null
  /** Words that came beside an address: they are shown, while the page of the address is read. */
  caption: { text: string; url: string } | null
  /** The address of a page that our server may not read; what is pasted is read as that page. */
  refused: string | null
}

/**
 * For a recipe in words, and for sites that refuse programs: the text or the page's source is
 * pasted, or a saved file chosen.
 */
export function PastePageForm({ incoming, caption, refused }: PastePageFormProps) {
  const [earlierText] = useState(() =>
    (incoming ?? caption ?? refused) === null ? storedMultiRecipeText() : null,
  )
  const [isOpen, setIsOpen] = useState((incoming ?? caption ?? earlierText) !== null)
  const [lastRefused, setLastRefused] = useState(refused)
  if (lastRefused !== refused) {
    setLastRefused(refused)
    if (refused !== null) setIsOpen(true)
  }
  const url = incoming?.url ?? refused ?? caption?.url ?? earlierText?.url
  const site = siteOf(refused)
  const review = useOpenReview()
  const id = useId()
  return (
    <div className={classes.paste}>
      <UnstyledButton
        className={classes.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronDown size={18} aria-hidden /> Paste or type the recipe instead
      </UnstyledButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            {site !== null && <p className="soft">What you paste here keeps the address of {site}.</p>}
            <PasteFields
              {...(incoming && { incoming })}
              {...(caption && { initial: caption.text })}
              earlierText={earlierText}
              url={url}
              onRead={(found, rest) => {
                storeMultiRecipeText(rest)
                review(found, rest?.left.length)
              }}
            />
          </>
        )}
      </div>
    </div>
  )
}

interface Props extends PastedRecipeOptions {
  /** What came from elsewhere: read at once. */
  incoming?: { text: string }
  /** What the field holds at first, to be read when the person says so. */
  initial?: string
}

export function PasteFields({ incoming, initial, ...options }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [html, setHtml] = useState(incoming?.text ?? initial ?? options.earlierText?.text ?? '')
  const reading = usePastedRecipe(options, () => field.current?.focus())
  const { read, readPdf, multiRecipePage } = reading
  useOnce(() => {
    if (incoming) read(incoming.text)
  })
  const readFile = async (chosen: File | undefined) => {
    if (chosen && isPdf(chosen)) readPdf(chosen)
    else if (chosen) read(decodeText(new Uint8Array(await chosen.arrayBuffer())))
  }

  return (
    <form className={classes.pasteForm} noValidate onSubmit={handleSubmit(() => read(html))}>
      <Textarea
        ref={field}
        label="The recipe, or the page"
        description="From a message or a caption, from memory, or the source of a page (Ctrl+U on a computer). A saved file or a PDF works too."
        rows={7}
        value={html}
        error={reading.problem}
        onChange={(event) => {
          setHtml(event.currentTarget.value)
          reading.reset()
        }}
      />
      <div className={classes.line}>
        <Button type="submit" loading={reading.isReadingPage} {...saveShortcut}>
          Read it
        </Button>
        <FileButton
          loading={reading.isReadingPdf}
          leftSection={<IconFile size={18} aria-hidden />}
          field={{
            'aria-label': 'A saved file',
            accept: '.html,.htm,.txt,.md,.json,.pdf,text/html,text/plain,application/pdf',
          }}
          onFiles={([chosen]) => void readFile(chosen)}
        >
          Choose a file
        </FileButton>
        <SaveShortcut action="reads it" />
      </div>
      <p role="status" className="soft">
        {reading.isReadingPage &&
          'Sorting out what goes in and what to do… You look it over before it’s saved.'}
        {reading.isReadingPdf && 'Reading the PDF…'}
      </p>
      <PageRecipeChoice
        what={kindOf(multiRecipePage?.source ?? html)}
        page={multiRecipePage?.page}
        rest={reading.namesLeft}
        isReading={reading.isReadingPage || reading.isReadingPdf}
        onTake={(found) => options.onRead(found, reading.textWithout(html, found.recipeData?.name))}
        onName={(name) =>
          multiRecipePage?.source instanceof Blob
            ? readPdf(multiRecipePage.source, name)
            : read(multiRecipePage?.source ?? html, name)
        }
      />
    </form>
  )
}

const kindOf = (source: string | Blob) =>
  source instanceof Blob ? 'PDF' : /<\w|^\s*[{[]/.test(source) ? 'page' : 'text'
