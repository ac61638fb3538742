import { Badge, Button, TextInput } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { PageAddress } from '../../domain/importing/preview.ts'
import { sentenceOf } from '../calls/call-error.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { toast } from '../ui/toast.ts'
import classes from './import-screen.module.css'
import { NOT_IMPORTED, useImportFromUkSite } from './queries.ts'
import { useReview } from './use-review.ts'

const HOST = 'bbcgoodfood.com'
const EXAMPLE = `https://www.${HOST}/recipes/best-spaghetti-bolognese-recipe`

/** Recipes from the British site that is looked after on its own (/import-uk-recipes). */
export function UkSitesScreen() {
  return (
    <Screen
      title="Import from UK sites"
      intro="British recipes in British measures, read from the page and yours to change."
      width="narrow"
      actions={
        <ButtonLink
          to="/recipes"
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          Back to Recipes
        </ButtonLink>
      }
    >
      <section className={classes.card} aria-labelledby="site">
        <div className={classes.head}>
          <h2 id="site" className={classes.title}>
            {HOST}
          </h2>
          <Badge variant="light" color="leaf" size="lg" tt="none">
            Working
          </Badge>
        </div>
        <SiteForm />
        <p className={classes.note}>
          For example: <span className={classes.example}>{EXAMPLE}</span>
        </p>
      </section>
      <section className={classes.how} aria-labelledby="how">
        <h2 id="how" className={classes.title}>
          How to import
        </h2>
        <ol className={classes.steps}>
          <li>Open a recipe on {HOST} and copy its address.</li>
          <li>Paste it into the box above and press Import.</li>
          <li>Look it over on the recipes page, and save it.</li>
        </ol>
      </section>
    </Screen>
  )
}

/** The paste box with the checks of part 1 §5. */
function SiteForm() {
  const field = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const page = useImportFromUkSite()
  const review = useReview()

  const refuse = (sentence: string) => {
    setProblem(sentence)
    field.current?.focus()
  }
  const refuseAloud = (title: string, sentence: string) => {
    toast(title, sentence, 'failed')
    refuse(sentence)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (page.isPending) return
    if (url.trim() === '') return refuseAloud('URL required', 'Please enter a recipe URL')
    const address = PageAddress.safeParse(url)
    if (!address.success || !address.data.toLowerCase().includes(HOST)) {
      return refuseAloud('Invalid URL', `Please enter a URL from ${HOST}`)
    }
    setProblem(undefined)
    page.mutate(address.data, {
      onSuccess: review,
      onError: (error) => refuse(sentenceOf(error, NOT_IMPORTED)),
    })
  }

  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <div className={classes.line}>
        <TextInput
          ref={field}
          className={classes.field}
          label="Address of the recipe"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={`https://www.${HOST}/recipes/`}
          value={url}
          error={problem}
          readOnly={page.isPending}
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" className={classes.button} loading={page.isPending}>
          Import
        </Button>
      </div>
      {page.isPending && (
        <p className={classes.progress} role="status">
          Reading {HOST}…
        </p>
      )}
    </form>
  )
}
