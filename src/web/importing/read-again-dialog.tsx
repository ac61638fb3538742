import { Button, Loader } from '@mantine/core'
import { useState } from 'react'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { siteOf } from '../recipes/format-recipe.ts'
import { useRecipe } from '../recipes/queries.ts'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { useAbort } from '../ui/use-abort.ts'
import { useOnce } from '../ui/use-once.ts'
import { ChooseDifferences } from './choose-differences.tsx'
import { pageErrorMessage } from './page-advice.ts'
import { PageRecipeChoice } from './page-recipe-choice.tsx'
import type { Imported } from './parse-imported.ts'
import { PasteFields } from './paste-page-form.tsx'
import { compare, importedOf, type ReadAgain, useReadAgain } from './read-again-queries.ts'
import classes from './read-again.module.css'

interface Props {
  recipe: Recipe
  onClose: () => void
}

/**
 * Reads the page of a recipe again and shows the differences (importing 31). Nothing is changed
 * before somebody takes one over.
 */
export function ReadAgainDialog({ recipe: initialRecipe, onClose }: Props) {
  // The recipe may change meanwhile, so the stored one is compared.
  const recipe = useRecipe(initialRecipe.id).data ?? initialRecipe
  const reading = useReadAgain()
  const [pasted, setPasted] = useState<ReadAgain>()
  const { newSignal } = useAbort()
  const [chosen, setChosen] = useState<Imported>()
  const found = pasted ?? reading.data

  const read = (name?: string) =>
    reading.mutate({ recipe, signal: newSignal(), ...(name !== undefined && { name }) })
  useOnce(() => read())
  const takePasted = async (page: Imported) =>
    setPasted({ page, imported: await importedOf(recipe).catch(() => null) })

  const isAsked = found !== undefined && found.page.others.length > 0 && chosen !== found.page
  const site = siteOf(recipe.source) ?? 'the page'
  const hasFailed = !found && reading.isError
  const isNothingNew = found !== undefined && compare(recipe, found)?.differences.length === 0
  return (
    <Dialog
      title="Read the page again"
      width="44rem"
      // A single sentence needs no full-screen dialog on a phone.
      isLong={hasFailed || isAsked || (found !== undefined && !isNothingNew)}
      onClose={onClose}
    >
      {reading.isPending && (
        <div className={classes.reading} role="status">
          <Loader size={20} aria-hidden /> Reading {site}…
        </div>
      )}
      {hasFailed && (
        <div className={classes.failed}>
          <p role="alert">{pageErrorMessage(reading.error)}</p>
          <p>Your recipe stays as it is. If you can open the page yourself, you can paste it here.</p>
          <Button variant="default" className={classes.again} onClick={() => read()}>
            Try again
          </Button>
          <PasteFields url={recipe.source ?? undefined} isQuiet onRead={(page) => void takePasted(page)} />
        </div>
      )}
      {isAsked && (
        <PageRecipeChoice
          page={found.page}
          isReading={reading.isPending}
          onTake={setChosen}
          onName={(name) => {
            setPasted(undefined)
            read(name)
          }}
        />
      )}
      {found && !isAsked && !reading.isPending ? (
        <ChooseDifferences
          key={recipe.updatedAt}
          recipe={recipe}
          found={found}
          site={site}
          onClose={onClose}
        />
      ) : (
        <DialogButtons onCancel={onClose} cancel={reading.isPending ? 'Stop' : 'Close'} />
      )}
    </Dialog>
  )
}
