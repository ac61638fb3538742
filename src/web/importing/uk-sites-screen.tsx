import { Badge } from '@mantine/core'
import { PageAddress } from '../../domain/importing/recipe-preview.ts'
import { BackLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { toast } from '../ui/toast.ts'
import { AddressLine } from './address-line.tsx'
import { PageRecipeChoice } from './page-recipe-choice.tsx'
import { useImportFromUkSite } from './queries.ts'
import { useReadAddress } from './use-read-address.ts'
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

const refuseAloud = (title: string, problem: string) => {
  toast(title, problem, 'failed')
  return { problem }
}

function checkedAddress(url: string): { url: string } | { problem: string } {
  if (url.trim() === '') return refuseAloud('URL required', 'Please enter a recipe URL')
  const { data } = PageAddress.safeParse(url)
  if (data === undefined || !data.toLowerCase().includes(HOST))
    return refuseAloud('Invalid URL', `Please enter a URL from ${HOST}`)
  return { url: data }
}

/** The field for an address, with its checks (importing 11). */
function SiteForm() {
  const page = useImportFromUkSite()
  const { field, multiRecipePage, read, review, onSubmit } = useReadAddress({
    check: checkedAddress,
    isReading: page.isPending,
    read: page.mutate,
  })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <AddressLine {...field} placeholder={EXAMPLE_FOLDER} />
      <PageRecipeChoice page={multiRecipePage} isReading={page.isPending} onTake={review} onName={read} />
      {page.isPending && (
        <p className={classes.progress} role="status">
          Reading {HOST}…
        </p>
      )}
    </form>
  )
}
