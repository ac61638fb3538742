import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { mustShowFailure } from '../api/stale-reads.ts'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import emptyPlate from '../ui/empty-plate.svg'
import { EmptyState } from '../ui/empty-state.tsx'
import { Failure } from '../ui/failure.tsx'
import { MoreLink } from './week-strip.tsx'
import classes from './home.module.css'

const MAX_SHOWN = 6

interface Props {
  recipes: UseQueryResult<Recipe[]>
  /** The newest recipes as far as they are read; undefined before that. */
  shown: readonly Recipe[] | undefined
}

export function NewRecipes({ recipes, shown }: Props) {
  if (mustShowFailure(recipes)) {
    return <Failure title="Your recipes couldn’t be loaded" query={recipes} />
  }
  if (!shown) return null
  return (
    <section className={classes.section} aria-labelledby="new-recipes">
      <header className={classes.recipesHeader}>
        <h2 id="new-recipes">Recently added</h2>
        {shown.length > 0 && <MoreLink to="/recipes" words="All recipes" />}
      </header>
      {shown.length === 0 ? (
        <EmptyState
          heading="h3"
          picture={<img src={emptyPlate} alt="" />}
          title="Your recipes live here"
          text="Bring one in from a page you cook from, or write down the one you know by heart."
          action={
            <>
              <ButtonLink to="/import-recipes">Import from URL</ButtonLink>
              <ButtonLink to="/recipes/new" variant="default">
                Write a recipe
              </ButtonLink>
            </>
          }
        />
      ) : (
        <ul className={classes.recipes}>
          {shown.slice(0, MAX_SHOWN).map((recipe) => (
            <li key={recipe.id}>
              <Link
                to="/recipe/$id"
                params={{ id: recipe.id }}
                search={{ servings: recipe.servings }}
                className={classes.recipe}
              >
                <span className={classes.picture}>
                  <RecipePicture recipe={recipe} />
                </span>
                <span className={classes.recipesName}>{recipe.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
