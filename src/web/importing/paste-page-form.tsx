import { Button, Textarea, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconFile } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { errorMessage } from '../api/call-error.ts'
import { siteOf } from '../recipes/format-recipe.ts'
import { decodeText } from '@plateful/page-reader/page/decode-text'
import { PastedPage } from '../../domain/importing/recipe-preview.ts'
import type { Imported } from './parse-imported.ts'
import { pageErrorMessage } from './page-advice.ts'
import { isPdf, useImportPage, useImportPdf } from './queries.ts'
import { useOpenReview } from './use-open-review.ts'
import { storeMultiRecipeText, storedMultiRecipeText, type MultiRecipeText } from './multi-recipe-text.ts'
import { PageRecipeChoice } from './page-recipe-choice.tsx'
import { FileInput } from '../ui/forms/file-input.tsx'
import { SaveShortcut, saveShortcut } from '../ui/forms/save-shortcut.tsx'
import classes from './import-screen.module.css'
import { handleSubmit } from '../ui/forms/handle-submit.ts'

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

interface Props {
  url?: string | undefined
  /** What came from elsewhere: read at once. */
  incoming?: { text: string }
  /** What the field holds at first, to be read when the person says so. */
  initial?: string
  /** Whether the caller shows the result itself, without a toast. */
  isQuiet?: boolean
  /** A text that was pasted earlier and holds more recipes. */
  earlierText?: MultiRecipeText | null
  /** Called with the recipe, and with the text where more recipes of it are left. */
  onRead: (imported: Imported, rest: MultiRecipeText | null) => void
}

export function PasteFields({ url, incoming, initial, earlierText = null, isQuiet = false, onRead }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [html, setHtml] = useState(incoming?.text ?? initial ?? earlierText?.text ?? '')
  const {
    read,
    readPdf,
    page,
    pdf,
    problem,
    pageWithSeveral: multiRecipePage,
    namesLeft,
    textWithout,
    reset,
  } = usePastedRecipe({ url, isQuiet, earlierText, onRead }, () => field.current?.focus())
  // Read once, though React mounts a component twice while developing.
  const hasRead = useRef(false)
  useEffect(() => {
    if (!incoming || hasRead.current) return
    hasRead.current = true
    read(incoming.text)
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
        error={problem}
        onChange={(event) => {
          setHtml(event.currentTarget.value)
          reset()
        }}
      />
      <FileInput
        ref={file}
        className={classes.file}
        accept=".html,.htm,.txt,.md,.json,.pdf,text/html,text/plain,application/pdf"
        aria-label="A saved file"
        onFiles={([chosen]) => void readFile(chosen)}
      />
      <div className={classes.line}>
        <Button type="submit" loading={page.isPending} {...saveShortcut}>
          Read it
        </Button>
        <Button
          variant="default"
          loading={pdf.isPending}
          leftSection={<IconFile size={18} aria-hidden />}
          onClick={() => file.current?.click()}
        >
          Choose a file
        </Button>
        <SaveShortcut action="reads it" />
      </div>
      <p role="status" className="soft">
        {page.isPending && 'Sorting out what goes in and what to do… You look it over before it’s saved.'}
        {pdf.isPending && 'Reading the PDF…'}
      </p>
      <PageRecipeChoice
        what={kindOf(multiRecipePage?.source ?? html)}
        page={multiRecipePage?.page}
        rest={namesLeft}
        isReading={page.isPending || pdf.isPending}
        onTake={(found) => onRead(found, textWithout(html, found.recipeData?.name))}
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

/** Reads a recipe in words, a page's source or a PDF; of several recipes one has to be chosen. */
function usePastedRecipe(
  {
    url,
    isQuiet = false,
    earlierText = null,
    onRead,
  }: Pick<Props, 'url' | 'isQuiet' | 'earlierText' | 'onRead'>,
  onInvalid: () => void,
) {
  const [problem, setProblem] = useState<string>()
  const [multiRecipePage, setPageWithSeveral] = useState<{ source: string | Blob; page: Imported }>()
  const [namesLeft, setNamesLeft] = useState<readonly string[]>(earlierText?.left ?? [])
  const page = useImportPage(isQuiet)
  const pdf = useImportPdf()

  /** The text with the recipes that are left once one is taken; null where it holds no more. */
  const textWithout = (text: string, takenName: string | undefined): MultiRecipeText | null => {
    const found = multiRecipePage?.page
    const names = found ? [found.recipeData?.name ?? '', ...found.others] : namesLeft
    const left = names.filter((name) => name !== takenName)
    const isText = typeof (multiRecipePage?.source ?? text) === 'string'
    return isText && takenName !== undefined && left.length > 0
      ? { text, ...(url !== undefined && { url }), left }
      : null
  }
  const readPdf = (chosen: Blob, recipe?: string) => {
    setProblem(undefined)
    pdf.mutate(
      { file: chosen, ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) =>
          found.others.length > 0 ? setPageWithSeveral({ source: chosen, page: found }) : onRead(found, null),
        onError: (error) => setProblem(errorMessage(error)),
      },
    )
  }
  const read = (text: string, recipe?: string) => {
    const pasted = PastedPage.safeParse({ html: text, url })
    if (!pasted.success) {
      setProblem(pasted.error.issues[0]?.message)
      onInvalid()
      return
    }
    setProblem(undefined)
    page.mutate(
      { ...pasted.data, ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) =>
          found.others.length > 0
            ? setPageWithSeveral({ source: text, page: found })
            : onRead(found, textWithout(text, recipe)),
        onError: (error) => setProblem(pageErrorMessage(error)),
      },
    )
  }
  const reset = () => {
    setProblem(undefined)
    setPageWithSeveral(undefined)
    setNamesLeft([])
  }
  return {
    read,
    readPdf,
    page,
    pdf,
    problem,
    pageWithSeveral: multiRecipePage,
    namesLeft,
    textWithout,
    reset,
  }
}
