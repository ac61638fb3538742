import { Button } from '@mantine/core'
import { IconCheck, IconClock, IconPlus, IconUsers } from '@tabler/icons-react'
import { memo } from 'react'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { CardFact, CardFacts } from '../recipes/card-facts.tsx'
import { sayMinutes, sayServings } from '../recipes/say-recipe.ts'
import { TagList } from '../recipes/tag-list.tsx'
import { useImportFromCatalogue } from './queries.ts'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import classes from './catalogue.module.css'

const CARD_TAGS = 4

interface Props {
  item: CatalogueItem
  /** Whether the library has it already. */
  isHeld: boolean
}

/** One recipe to choose, and its button: idle, importing, imported (importing 16). */
export const CatalogueCard = memo(function CatalogueCard({ item, isHeld }: Props) {
  const { spoonacularId, title, totalMinutes, servings, cuisine, tags } = item
  const bring = useImportFromCatalogue()
  const isImported = isHeld || bring.isSuccess
  const state = isImported ? 'Imported' : bring.isPending ? 'Importing' : 'Import'
  return (
    <article className={classes.card} aria-labelledby={`dish-${spoonacularId}`}>
      <div className={classes.picture}>
        <CataloguePicture item={item} />
      </div>
      <div className={classes.words}>
        <h3 className={classes.name} id={`dish-${spoonacularId}`}>
          {title}
        </h3>
        <CardFacts>
          {totalMinutes !== null && (
            <CardFact sign={<IconClock size={16} aria-hidden />}>{sayMinutes(totalMinutes)}</CardFact>
          )}
          <CardFact sign={<IconUsers size={16} aria-hidden />}>{sayServings(servings)}</CardFact>
          {cuisine && <CardFact>{cuisine}</CardFact>}
        </CardFacts>
        <div className={classes.tags}>
          <TagList tags={tags.slice(0, CARD_TAGS)} />
        </div>
        <Button
          className={classes.import}
          variant={isImported ? 'default' : 'light'}
          leftSection={isImported ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
          disabled={isImported}
          loading={bring.isPending}
          aria-label={`${state}: ${title}`}
          onClick={() => bring.mutate(item)}
        >
          {state}
        </Button>
      </div>
    </article>
  )
})

/** The face of a recipe to choose: its photo, or the plate drawn from it. */
export function CataloguePicture({ item }: { item: CatalogueItem }) {
  const { title, image, ingredients, tags } = item
  return <RecipePicture recipe={{ name: title, photo: image, ingredients, tags }} />
}
