import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { formatDay } from '../../../domain/day.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { scaledLine } from '../../../domain/recipes/scaling/scale.ts'
import { useEveryone } from '../../household/household-people.ts'
import type { Diner } from '../../household/who-can-eat/queries.ts'
import { Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { formatRecipeNumber } from '../format-recipe.ts'
import { useRecipe, useUsedRecipes } from '../queries.ts'
import { RecipeActions } from '../recipe-actions.tsx'
import { RecipeArticle } from '../recipe-article.tsx'
import { DeletedNote, isRecipeDeleted, RecipeMissing } from '../recipe-missing.tsx'
import { useServerIdRedirect } from '../use-server-id-redirect.ts'
import { printedLines } from '../used-recipe-line.tsx'
import { useRecipeMenu } from './recipe-menu.tsx'

/** The servings shown where the address names none (recipes 28). */
const USUAL_SERVINGS = 4

/**
 * One recipe to read, cook and print (/recipe/{id}); opened from the calendar, for the diners of a
 * day.
 */
export function RecipeScreen() {
  const { id } = useParams({ from: '/recipe/$id' })
  const navigate = useNavigate({ from: '/recipe/$id' })
  const firstId = useServerIdRedirect(
    id,
    (serverId) =>
      void navigate({
        params: { id: serverId },
        search: (before) => before,
        replace: true,
        resetScroll: false,
      }),
  )
  const recipe = useRecipe(id)
  const people = useEveryone()
  if (recipe.isLoadingError) return <RecipeMissing query={recipe} />
  if (!recipe.data) return <Loading label="Loading recipe" />
  return (
    <ReadRecipe
      key={firstId}
      recipe={recipe.data}
      people={people}
      wasDeleted={isRecipeDeleted(recipe.error)}
    />
  )
}

interface Props {
  recipe: Recipe
  people: readonly Diner[]
  wasDeleted: boolean
}

function ReadRecipe({ recipe, people, wasDeleted }: Props) {
  const search = useSearch({ from: '/recipe/$id' })
  const navigate = useNavigate({ from: '/recipe/$id' })
  const calendarDate = search.from === 'calendar' ? (search.date ?? null) : undefined
  const servings = search.servings ?? USUAL_SERVINGS
  const { find } = useUsedRecipes(recipe)
  const menu = useRecipeMenu(recipe, servings)
  const scaleTo = (next: number) =>
    navigate({
      search: (before) => ({ ...before, servings: next }),
      replace: true,
      resetScroll: false,
    })

  return (
    <Screen
      title={recipe.name}
      intro={<RecipeNumber recipe={recipe} day={calendarDate ?? undefined} />}
      actions={
        <RecipeActions
          recipe={recipe}
          servings={servings}
          find={find}
          ingredients={printedLines(recipe, servings, find, (line) => scaledLine(recipe, line, servings))}
          calendarDate={calendarDate}
          menu={menu.items}
        />
      }
    >
      {wasDeleted && <DeletedNote />}
      <RecipeArticle {...{ recipe, people, servings, calendarDate }} onScale={scaleTo} />
      {menu.dialogs}
    </Screen>
  )
}

function RecipeNumber({ recipe, day }: { recipe: Recipe; day: string | undefined }) {
  return (
    <>
      {formatRecipeNumber(recipe)}
      {day && `, for ${formatDay(day, 'long')}`}
    </>
  )
}
