import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { hasFoodNeeds } from '../../domain/household/who-can-eat/eater.ts'
import type { CatalogueItem } from '../../domain/importing/catalogue-item.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { useHousehold } from '../household/household-people.ts'
import { usePeople } from '../household/queries.ts'
import { needsAndAnswers, useFamilyAnswers } from '../household/who-can-eat/queries.ts'
import { UncheckedNote } from '../household/who-can-eat/unchecked-note.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { CataloguePicture } from './catalogue-parts.tsx'
import { useStarters } from './starter-set.ts'
import classes from './catalogue.module.css'

/** From this number of recipes the planner has enough to choose from (importing 4). */
const ENOUGH_RECIPES = 10

interface Props {
  items: readonly CatalogueItem[]
  library: readonly Recipe[]
  isInLibrary: (item: CatalogueItem) => boolean
}

/**
 * Offers a family without recipes twelve dinners that are safe for all (home 49), with one press.
 * Each is ticked once it is in the library.
 */
export function StarterSection({ items, library, isInLibrary }: Props) {
  const isFew = library.length < ENOUGH_RECIPES
  const safeItems = useSafeItems(items, isFew)
  const starters = useStarters(safeItems.filter((item) => !isInLibrary(item)))
  const { chosen, added, isAdding, add } = starters
  const isOffered = isFew || starters.isBegun
  if (isFew && chosen.length === 0) return <UncheckedNote what="what" />
  if (!isOffered || chosen.length === 0) return null
  const leftCount = chosen.length - added.size
  const isDone = leftCount === 0
  return (
    <section className={classes.section} aria-labelledby="starters">
      <div className={classes.head}>
        <div className={classes.starterWords}>
          <h2 id="starters" className={classes.starterTitle}>
            {isDone ? 'A good beginning' : 'A dozen dinners to start with'}
          </h2>
          <p className={classes.text} role="status">
            {starters.isBegun
              ? `${added.size} of ${chosen.length} are in your collection.`
              : 'Different dinners for the first weeks, safe for your family, with breakfasts, lunches and something sweet.'}
          </p>
        </div>
        {isDone ? (
          <ButtonLink to="/ai-meal-planner">Plan your week</ButtonLink>
        ) : (
          <Button loading={isAdding} onClick={add}>
            {starters.isBegun ? `Add the other ${leftCount}` : startLabel(chosen)}
          </Button>
        )}
      </div>
      {starters.isBegun && (
        <progress
          className={classes.progress}
          value={added.size}
          max={chosen.length}
          aria-label="Recipes added"
        />
      )}
      <ul className={classes.dishes}>
        {chosen.map((item) => (
          <li key={item.spoonacularId} className={classes.dish}>
            <StarterDish item={item} recipe={added.get(item.spoonacularId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 'Add 12 starter dinners and 5 more', however many there are of each. */
function startLabel(chosen: readonly CatalogueItem[]): string {
  const dinners = chosen.filter(({ tags }) => tags.includes('dinner')).length
  const others = chosen.length - dinners
  if (dinners === 0) return `Add ${others} to start with`
  return `Add ${dinners} starter ${dinners === 1 ? 'dinner' : 'dinners'}${others === 0 ? '' : ` and ${others} more`}`
}

function StarterDish({ item, recipe }: { item: CatalogueItem; recipe: Recipe | undefined }) {
  const picture = (
    <span className={classes.starterPicture}>
      <CataloguePicture item={item} />
      {recipe && (
        <span className={classes.tick}>
          <IconCheck size={16} aria-label="Added:" role="img" />
        </span>
      )}
    </span>
  )
  if (!recipe) {
    return (
      <>
        {picture}
        {item.title}
      </>
    )
  }
  return (
    <Link to="/recipe/$id" params={{ id: recipe.id }} search={{ servings: recipe.servings }}>
      {picture}
      {recipe.name}
    </Link>
  )
}

const noItems: readonly CatalogueItem[] = []

/** Safe for the whole family (home 49); none until that is known. Foods load only if needed. */
function useSafeItems(items: readonly CatalogueItem[], isAsked: boolean): readonly CatalogueItem[] {
  const { data: family } = usePeople('family-members')
  const household = useHousehold()
  const peopleWithNeeds = [...household.family, ...household.wholeHousehold].filter(hasFoodNeeds)
  const isJudged = isAsked && peopleWithNeeds.length > 0
  const { isReady, confirmed, withAllowances } = useFamilyAnswers(isJudged)
  const diners = withAllowances(peopleWithNeeds).map(needsAndAnswers)
  const { data: safeItems } = useQuery({
    queryKey: ['safe-starters', items.map(({ spoonacularId }) => spoonacularId), diners, confirmed],
    queryFn: async () => {
      const { warningsFor } = await import('../../domain/household/who-can-eat/who-can-eat.ts')
      return items.filter(
        ({ ingredients, tags }) => warningsFor({ lines: ingredients, tags, confirmed }, diners).length === 0,
      )
    },
    enabled: isJudged && isReady,
    staleTime: Infinity,
  })
  if (!isAsked || family === undefined) return noItems
  return isJudged ? (safeItems ?? noItems) : items
}
