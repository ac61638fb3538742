import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { ImportUrlForm } from './import-url-form.tsx'
import classes from './import-screen.module.css'
import { PastePageForm } from './paste-page-form.tsx'

/** Recipes from elsewhere (/import-recipes). */
export function ImportScreen() {
  return (
    <Screen
      title="Import a recipe"
      intro="Give Plateful the address of a recipe, and it writes down what goes in and what to do."
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
      <section className={classes.card} aria-labelledby="import-url">
        <h2 id="import-url" className={classes.title}>
          Import from URL
        </h2>
        <ImportUrlForm />
        <PastePageForm />
      </section>
      <section className={classes.how} aria-labelledby="how">
        <h2 id="how" className={classes.title}>
          How it works
        </h2>
        <ol className={classes.steps}>
          <li>Open a recipe you like in another tab and copy its address.</li>
          <li>Paste it above and press Import.</li>
          <li>Look it over, put right what you do differently, and save it.</li>
        </ol>
        <p className={classes.note}>
          Most food sites and blogs work. Where a page keeps its recipe to itself, you can{' '}
          <Link to="/recipes/new">write it down by hand</Link>.
        </p>
      </section>
    </Screen>
  )
}
