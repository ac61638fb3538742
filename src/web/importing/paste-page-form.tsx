import { Button, Textarea, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconFile } from '@tabler/icons-react'
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { PastedPage } from '../../domain/importing/preview.ts'
import { sentenceOf } from '../api/call-error.ts'
import type { Imported } from './foreign-answers.ts'
import { NOT_IMPORTED, useImportPage } from './queries.ts'
import { useReview } from './pending-preview.ts'
import { WhichRecipe } from './which-recipe.tsx'
import classes from './import-screen.module.css'

/** For sites that refuse programs: the page's source is pasted, or a saved file chosen. */
export function PastePageForm() {
  const [isOpen, setIsOpen] = useState(false)
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
        <IconChevronDown size={18} aria-hidden /> Does not work? Paste the page instead
      </UnstyledButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && <PasteFields onRead={review} />}
      </div>
    </div>
  )
}

interface Props {
  /** The address of the page, where it is known. */
  url?: string
  onRead: (imported: Imported) => void
}

/** The page's source, from a field or a file. */
export function PasteFields({ url, onRead }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const [html, setHtml] = useState('')
  const [problem, setProblem] = useState<string>()
  const [several, setSeveral] = useState<{ text: string; page: Imported }>()
  const page = useImportPage()

  const read = (text: string, recipe?: string) => {
    const given = PastedPage.safeParse({ html: text, url })
    if (!given.success) {
      setProblem(given.error.issues[0]?.message)
      field.current?.focus()
      return
    }
    setProblem(undefined)
    page.mutate(
      { ...given.data, ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) => (found.others.length > 0 ? setSeveral({ text, page: found }) : onRead(found)),
        onError: (error) => setProblem(sentenceOf(error, NOT_IMPORTED)),
      },
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    read(html)
  }
  const onChoose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (chosen) read(await chosen.text())
  }

  return (
    <form className={classes.pasteForm} noValidate onSubmit={onSubmit}>
      <Textarea
        ref={field}
        label="The page"
        description="On a computer, open the page's source (Ctrl U), select everything, copy it and paste it here. Or save the page and choose the file."
        rows={5}
        value={html}
        error={problem}
        onChange={(event) => {
          setHtml(event.currentTarget.value)
          setProblem(undefined)
          setSeveral(undefined)
        }}
      />
      <input
        ref={file}
        type="file"
        className={classes.file}
        accept=".html,.htm,text/html"
        aria-label="A saved page"
        tabIndex={-1}
        onChange={(event) => void onChoose(event)}
      />
      <div className={classes.line}>
        <Button type="submit" loading={page.isPending}>
          Read the page
        </Button>
        <Button
          variant="default"
          leftSection={<IconFile size={18} aria-hidden />}
          onClick={() => file.current?.click()}
        >
          Choose a saved page
        </Button>
      </div>
      <WhichRecipe
        page={several?.page}
        isReading={page.isPending}
        onTake={onRead}
        onName={(name) => read(several?.text ?? html, name)}
      />
    </form>
  )
}
