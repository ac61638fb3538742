import { Button } from '@mantine/core'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { sectionsOf } from '../../domain/recipes/line-sections.ts'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { Failure } from '../ui/failure.tsx'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { CatalogueFacts, CataloguePicture, ImportButton, type ImportButtonState } from './catalogue-parts.tsx'
import { useCatalogueReading } from './catalogue-queries.ts'
import classes from './catalogue-dialog.module.css'

interface Props {
  item: CatalogueItem
  state: ImportButtonState
  onImport: () => void
  onClose: () => void
}

/** A recipe of the catalogue to read before it is imported (importing 16). */
export function CatalogueDialog({ item, state, onImport, onClose }: Props) {
  const { data, error, refetch } = useCatalogueReading(item.spoonacularId)
  return (
    <Dialog title={item.title} width="44rem" onClose={onClose}>
      <div className={classes.picture}>
        <CataloguePicture item={item} />
      </div>
      <CatalogueFacts item={item} />
      {data?.description && <p className={classes.description}>{data.description}</p>}
      <div className={classes.columns}>
        <section aria-labelledby="catalogue-ingredients">
          <h3 id="catalogue-ingredients">Ingredients</h3>
          {sectionsOf(item.ingredients).map(({ heading, lines }, at) => (
            <div key={heading ?? at}>
              {heading !== null && <h4 className={classes.heading}>{heading}</h4>}
              <ul className={classes.lines}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
        <section aria-labelledby="catalogue-method">
          <h3 id="catalogue-method">Method</h3>
          {data ? (
            <ol className={classes.steps}>
              {data.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : error ? (
            <Failure title="The method couldn’t be loaded" query={{ error, refetch }} />
          ) : (
            <Loading label="Loading the method">
              <Skeleton height="10rem" />
            </Loading>
          )}
        </section>
      </div>
      <DialogButtons>
        <Button variant="default" data-autofocus onClick={onClose}>
          Close
        </Button>
        <ImportButton isMain item={item} state={state} onImport={onImport} />
      </DialogButtons>
    </Dialog>
  )
}
