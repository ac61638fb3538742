import { IconLink, IconPencilPlus } from '@tabler/icons-react'
import { PhotoRequest } from '../../home/contact/photo-request.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { WaysSection } from '../../ui/ways-section.tsx'

/** The ways a recipe comes into the house. */
export const AddRecipesSection = () => (
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
        <PhotoRequest />
      </>
    }
  />
)
