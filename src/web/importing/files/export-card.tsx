import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { exportHouseholdCall } from '../../../contract/importing.ts'
import type { ExportFormat } from '../../../domain/importing/household-import.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { sortRecipes } from '../../../domain/recipes/sort-recipes.ts'
import { AccountCard } from '../../account/account-card.tsx'
import { printRecipes } from '../../recipes/print-recipes.tsx'
import type { RecipesToPrint } from '../../recipes/printed-recipes.tsx'
import { useRecipes } from '../../recipes/queries.ts'
import { formatMany } from './report-lists.tsx'
import classes from './import-export.module.css'

const exportFormats: { format: ExportFormat; name: string; description: string }[] = [
  {
    format: 'plateful',
    name: 'Everything',
    description:
      'Recipes, photos, family, templates, calendar, notes, lists and preferences in one zip file. Another Plateful reads it back without loss.',
  },
  {
    format: 'paprika',
    name: 'Recipes for Paprika',
    description: 'With photos; Paprika and many other programs read it.',
  },
  {
    format: 'json-ld',
    name: 'Recipes as JSON-LD',
    description: 'The open format of recipe pages (schema.org), without photos.',
  },
]

export function ExportCard() {
  const recipes = useRecipes().data ?? []
  return (
    <AccountCard
      title="Take everything"
      intro="What you keep here is yours. Take it along whenever you like; it stays here too."
    >
      <ul className="list">
        {exportFormats.map(({ format, name, description }) => (
          <li key={format} className={classes.row}>
            <span className={classes.rowWords}>
              <strong>{name}</strong> <span className="soft">{description}</span>
            </span>
            <Button
              component="a"
              variant="default"
              href={`${exportHouseholdCall.path}?format=${format}`}
              download
              leftSection={<IconDownload size={18} aria-hidden />}
              aria-label={`Download ${name}`}
            >
              Download
            </Button>
          </li>
        ))}
        <li className={classes.row}>
          <span className={classes.rowWords}>
            <strong>A cookbook on paper</strong>{' '}
            <span className="soft">All your recipes in alphabetical order, ready to print.</span>
          </span>
          <Button
            variant="default"
            disabled={recipes.length === 0}
            leftSection={<IconPrinter size={18} aria-hidden />}
            aria-label="Print a cookbook"
            onClick={() => printRecipes(cookbookOf(recipes))}
          >
            Print
          </Button>
        </li>
      </ul>
    </AccountCard>
  )
}

/** More photos than these would keep a browser from ever printing. */
const MAX_PHOTOS = 300

function cookbookOf(recipes: readonly Recipe[]): RecipesToPrint {
  return {
    recipes: sortRecipes(recipes, 'name'),
    withPhotos: recipes.filter(({ photo }) => photo !== null).length <= MAX_PHOTOS,
    collection: {
      title: 'Our cookbook',
      intro: [formatMany(recipes.length, 'recipe')],
      foot: 'Kept with Plateful',
    },
  }
}
