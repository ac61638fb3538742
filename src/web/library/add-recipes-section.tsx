import { IconLink, IconPencilPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import { WaysSection } from '../ui/ways-section.tsx'

/** The ways a recipe comes into the house. */
export const AddRecipesSection = ({ photoRequest }: { photoRequest: ReactNode }) => (
  <WaysSection
    title="Add Recipes"
    ways={
      <>
        <ButtonLink to="/recipes/new" leftSection={<IconPencilPlus size={18} aria-hidden />}>
          Add by hand
        </ButtonLink>
        <ButtonLink to="/import-recipes" variant="default" leftSection={<IconLink size={18} aria-hidden />}>
          Import from URL
        </ButtonLink>
        {photoRequest}
      </>
    }
  />
)
