import { IconArrowLeft } from '@tabler/icons-react'
import { ButtonLink } from '../ui/button-link.tsx'

/** The way out of a screen that was opened from the library. */
export const BackToRecipes = () => (
  <ButtonLink
    to="/recipes"
    variant="subtle"
    color="gray"
    leftSection={<IconArrowLeft size={18} aria-hidden />}
  >
    Back to Recipes
  </ButtonLink>
)
