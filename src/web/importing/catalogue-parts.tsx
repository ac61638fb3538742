/** What a card of the catalogue and the recipe that it opens have in common. */

import { Button } from '@mantine/core'
import { IconCheck, IconClock, IconPlus, IconUsers } from '@tabler/icons-react'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import { CardFact, CardFacts } from '../recipes/card-facts.tsx'
import { formatMinutes, formatServings } from '../recipes/format-recipe.ts'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import classes from './catalogue.module.css'

export type ImportButtonState = 'Import' | 'Importing' | 'Imported'

interface ImportButtonProps {
  item: CatalogueItem
  state: ImportButtonState
  /** Whether it is the main button of a dialog and not one of many on a screen. */
  isMain?: boolean
  onImport: () => void
}

export const ImportButton = ({ item, state, isMain, onImport }: ImportButtonProps) => (
  <Button
    className={classes.import}
    variant={state === 'Imported' ? 'default' : isMain ? 'filled' : 'light'}
    leftSection={
      state === 'Imported' ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />
    }
    disabled={state === 'Imported'}
    loading={state === 'Importing'}
    aria-label={`${state}: ${item.title}`}
    onClick={onImport}
  >
    {state}
  </Button>
)

export const CatalogueFacts = ({ item: { totalMinutes, servings, cuisine } }: { item: CatalogueItem }) => (
  <CardFacts>
    {totalMinutes !== null && (
      <CardFact sign={<IconClock size={16} aria-hidden />}>{formatMinutes(totalMinutes)}</CardFact>
    )}
    <CardFact sign={<IconUsers size={16} aria-hidden />}>{formatServings(servings)}</CardFact>
    {cuisine && <CardFact>{cuisine}</CardFact>}
  </CardFacts>
)

export function CataloguePicture({ item }: { item: CatalogueItem }) {
  const { title, image, ingredients, tags } = item
  return <RecipePicture recipe={{ name: title, photo: image, ingredients, tags }} />
}
