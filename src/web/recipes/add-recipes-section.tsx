import { IconLink, IconPencilPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import classes from './add-recipes-section.module.css'

/** The ways a recipe comes into the house. */
export function AddRecipesSection({ photoRequest }: { photoRequest: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby="add-recipes">
      <h2 id="add-recipes" className={classes.title}>
        Add Recipes
      </h2>
      <div className={classes.ways}>
        <ButtonLink to="/recipes/new" leftSection={<IconPencilPlus size={18} aria-hidden />}>
          Add by hand
        </ButtonLink>
        <ButtonLink to="/import-recipes" variant="default" leftSection={<IconLink size={18} aria-hidden />}>
          Import from URL
        </ButtonLink>
        {photoRequest}
      </div>
    </section>
  )
}
