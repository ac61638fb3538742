import { IconLink } from '@tabler/icons-react'
import { BackLink, ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { Catalogue } from './catalogue.tsx'

export function BrowseRecipesScreen() {
  return (
    <Screen
      title="Browse recipes"
      intro="Family dishes to choose from. One press puts a copy into your collection, yours to change."
      actions={
        <>
          <BackLink to="/recipes">Back to Recipes</BackLink>
          <ButtonLink to="/import-recipes" variant="default" leftSection={<IconLink size={18} aria-hidden />}>
            Import from URL
          </ButtonLink>
        </>
      }
    >
      <Catalogue />
    </Screen>
  )
}
