import { Button, Textarea, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconFile } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { errorMessage } from '../api/call-error.ts'
import { siteOf } from '../recipes/format-recipe.ts'
import { decodeText } from '@plateful/page-reader/page/decode-text'
import { PastedPage } from '../../domain/importing/recipe-preview.ts'
import type { Imported } from './foreign-answers.ts'
import { pageErrorMessage } from './page-advice.ts'
import { isPdf, useImportPage, useImportPdf } from './queries.ts'
import { useReview } from './use-review.ts'
import { storeText, storedText, type TextWithSeveral } from './text-with-several.ts'
import { WhichRecipe } from './which-recipe.tsx'
import { FileInput } from '../ui/forms/file-input.tsx'
import { SaveShortcut, saveShortcut } from '../ui/forms/save-shortcut.tsx'
import classes from './import-screen.module.css'
import { handleSubmit } from '../ui/forms/handle-submit.ts'

interface PastePageFormProps {
  /** A text from outside the page: it is shown and read at once. */
  brought: { text: string; url?: string } | null
  /** Words that came beside an address: they are shown, while the page of the address is read. */
  beside: { text: string; url: string } | null
  /** The address of a page that our server may not read; what is pasted is read as that page. */
  refused: string | null
}

/**
 * For a recipe in words, and for sites that refuse programs: the text or the page's source is
 * pasted, or a saved file chosen.
 */
export function PastePageForm({ brought, beside, refused }: PastePageFormProps) {
  const [kept] = useState(() => ((brought ?? beside ?? refused) === null ? storedText() : null))
  const [isOpen, setIsOpen] = useState((brought ?? beside ?? kept) !== null)
  const [lastRefused, setLastRefused] = useState(refused)
  if (lastRefused !== refused) {
    setLastRefused(refused)
    if (refused !== null) setIsOpen(true)
  }
  const url = brought?.url ?? refused ?? beside?.url ?? kept?.url
  const site = siteOf(refused)
  const review = useReview()
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
              {...(brought && { brought })}
              {...(beside && { initial: beside.text })}
              kept={kept}
              url={url}
              onRead={(found, rest) => {
                storeText(rest)
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
  brought?: { text: string }
  /** What the field holds at first, to be read when the person says so. */
  initial?: string
  /** Whether the caller shows the result itself, without a toast. */
  isQuiet?: boolean
  /** A text that was pasted earlier and holds more recipes. */
  kept?: TextWithSeveral | null
  /** Called with the recipe, and with the text where more recipes of it are left. */
  onRead: (imported: Imported, rest: TextWithSeveral | null) => void
}

export function PasteFields({ url, brought, initial, kept = null, isQuiet = false, onRead }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [html, setHtml] = useState(brought?.text ?? initial ?? kept?.text ?? '')
  const { read, readPdf, page, pdf, problem, pageWithSeveral, rest, restOf, reset } = usePastedRecipe(
    { url, isQuiet, kept, onRead },
    () => field.current?.focus(),
  )
  // Read once, though React mounts a component twice while developing.
  const hasRead = useRef(false)
  useEffect(() => {
    if (!brought || hasRead.current) return
    hasRead.current = true
    read(brought.text)
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
      <WhichRecipe
        what={kindOf(pageWithSeveral?.source ?? html)}
        page={pageWithSeveral?.page}
        rest={rest}
        isReading={page.isPending || pdf.isPending}
        onTake={(found) => onRead(found, restOf(html, found.recipeData?.name))}
        onName={(name) =>
          pageWithSeveral?.source instanceof Blob
            ? readPdf(pageWithSeveral.source, name)
            : read(pageWithSeveral?.source ?? html, name)
        }
      />
    </form>
  )
}

const kindOf = (source: string | Blob) =>
  source instanceof Blob ? 'PDF' : /<\w|^\s*[{[]/.test(source) ? 'page' : 'text'

/** Reads a recipe in words, a page's source or a PDF; of several recipes one has to be chosen. */
function usePastedRecipe(
  { url, isQuiet = false, kept = null, onRead }: Pick<Props, 'url' | 'isQuiet' | 'kept' | 'onRead'>,
  onInvalid: () => void,
) {
  const [problem, setProblem] = useState<string>()
  const [pageWithSeveral, setPageWithSeveral] = useState<{ source: string | Blob; page: Imported }>()
  const [rest, setRest] = useState<readonly string[]>(kept?.left ?? [])
  const page = useImportPage(isQuiet)
  const pdf = useImportPdf()

  /** The text with the recipes that are left once one is taken; null where it holds no more. */
  const restOf = (text: string, taken: string | undefined): TextWithSeveral | null => {
    const found = pageWithSeveral?.page
    const names = found ? [found.recipeData?.name ?? '', ...found.others] : rest
    const left = names.filter((name) => name !== taken)
    const isText = typeof (pageWithSeveral?.source ?? text) === 'string'
    return isText && taken !== undefined && left.length > 0
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
            : onRead(found, restOf(text, recipe)),
        onError: (error) => setProblem(pageErrorMessage(error)),
      },
    )
  }
  const reset = () => {
    setProblem(undefined)
    setPageWithSeveral(undefined)
    setRest([])
  }
  return { read, readPdf, page, pdf, problem, pageWithSeveral, rest, restOf, reset }
}
