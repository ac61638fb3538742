import { Button } from '@mantine/core'
import { IconList, IconLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { AddressesForm } from './addresses-form.tsx'
import { ImportListSection } from './import-list-section.tsx'
import classes from './import-screen.module.css'
import { ImportUrlForm } from './import-url-form.tsx'
import { PastePageForm } from './paste-page-form.tsx'
import { useImportList } from './use-import-list.ts'

/** One address or several, or the page itself. */
export function UrlPanel() {
  const imports = useImportList()
  const hasList = imports.list.rows.length > 0
  /** The text of the field for several; null while one address is asked for. */
  const [several, setSeveral] = useState<string | null>(hasList ? '' : null)
  return (
    <div className={classes.panel}>
      <section className={classes.card} aria-labelledby="import-url">
        <div className={classes.head}>
          <h2 id="import-url" className={classes.title}>
            Import from URL
          </h2>
          <Button
            variant="subtle"
            size="compact-md"
            leftSection={
              several === null ? <IconList size={18} aria-hidden /> : <IconLink size={18} aria-hidden />
            }
            onClick={() => setSeveral(several === null ? '' : null)}
          >
            {several === null ? 'Several at once' : 'Just one'}
          </Button>
        </div>
        {several === null ? (
          <ImportUrlForm onSeveral={setSeveral} />
        ) : (
          <AddressesForm initial={several} isQuiet={hasList} onRead={imports.add} />
        )}
        {hasList && <ImportListSection {...imports} />}
        <PastePageForm />
      </section>
      <HowItWorks />
    </div>
  )
}

function HowItWorks() {
  return (
    <section className={classes.how} aria-labelledby="how">
      <h2 id="how" className={classes.title}>
        How it works
      </h2>
      <ol className={classes.steps}>
        <li>Open a recipe you like in another tab and copy its address.</li>
        <li>Paste it here and press Import. Several addresses at once are fine, one on each line.</li>
        <li>Look it over, put right what you do differently, and save it.</li>
      </ol>
      <p className={classes.note}>
        Most food sites and blogs work. There is a page of its own for{' '}
        <Link to="/import-uk-recipes">importing from UK sites</Link>, and where a page keeps its recipe to
        itself, you can <Link to="/recipes/new">write it down by hand</Link>.
      </p>
    </section>
  )
}
