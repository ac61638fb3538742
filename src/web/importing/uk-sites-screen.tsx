import { Badge } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { PageAddress } from '../../domain/importing/recipe-preview.ts'
import { BackLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { toast } from '../ui/toast.ts'
import { AddressLine } from './address-line.tsx'
import type { Imported } from './parse-imported.ts'
import { pageErrorMessage } from './page-advice.ts'
import { useImportFromUkSite } from './queries.ts'
import { useOpenReview } from './use-open-review.ts'
import { PageRecipeChoice } from './page-recipe-choice.tsx'
import classes from './import-screen.module.css'

const HOST = 'bbcgoodfood.com'
/**
 * The address in two parts, so that a narrow screen breaks it between them and not within a word.
 */
const EXAMPLE_FOLDER = `https://www.${HOST}/recipes/`
const EXAMPLE_PAGE = 'best-spaghetti-bolognese-recipe'

export function UkSitesScreen() {
  return (
    <Screen
      title="Import from UK sites"
      intro="British recipes in British measures, read from the page and yours to change."
      width="narrow"
      actions={<BackLink to="/recipes">Back to Recipes</BackLink>}
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
          For example:{' '}
          <span className={classes.example}>
            {EXAMPLE_FOLDER}
            <wbr />
            {EXAMPLE_PAGE}
          </span>
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

/** The field for an address, with its checks (importing 11). */
function SiteForm() {
  const field = useRef<HTMLInputElement>(null)
  const [url, setUrl] = useState('')
  const [problem, setProblem] = useState<string>()
  const [multiRecipePage, setMultiRecipePage] = useState<Imported>()
  const page = useImportFromUkSite()
  const review = useOpenReview()

  const showProblem = (sentence: string) => {
    setProblem(sentence)
    field.current?.focus()
  }
  const refuseAloud = (title: string, sentence: string) => {
    toast(title, sentence, 'failed')
    showProblem(sentence)
  }
  const read = (recipe?: string) => {
    if (url.trim() === '') return refuseAloud('URL required', 'Please enter a recipe URL')
    const address = PageAddress.safeParse(url)
    if (!address.success || !address.data.toLowerCase().includes(HOST)) {
      return refuseAloud('Invalid URL', `Please enter a URL from ${HOST}`)
    }
    setProblem(undefined)
    page.mutate(
      { url: address.data, ...(recipe !== undefined && { recipe }) },
      {
        onSuccess: (found) => (found.others.length > 0 ? setMultiRecipePage(found) : review(found)),
        onError: (error) => showProblem(pageErrorMessage(error)),
      },
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (page.isPending) return
    setMultiRecipePage(undefined)
    read()
  }

  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <AddressLine
        fieldRef={field}
        url={url}
        placeholder={EXAMPLE_FOLDER}
        problem={problem}
        isBusy={page.isPending}
        onChange={(typed) => {
          setUrl(typed)
          setProblem(undefined)
        }}
      />
      <PageRecipeChoice page={multiRecipePage} isReading={page.isPending} onTake={review} onName={read} />
      {page.isPending && (
        <p className={classes.progress} role="status">
          Reading {HOST}…
        </p>
      )}
    </form>
  )
}
