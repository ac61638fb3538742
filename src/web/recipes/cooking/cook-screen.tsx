import { Checkbox } from '@mantine/core'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { BackLink } from '../../ui/button-link.tsx'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { useWakeLock, type WakeLock } from '../../ui/use-wake-lock.ts'
import { NotesSection } from '../notes-section.tsx'
import { useRecipe, useUsedRecipes } from '../queries.ts'
import { DeletedNote, isRecipeDeleted, RecipeMissing } from '../recipe-missing.tsx'
import { ScaledText } from '../scaled-text.tsx'
import { ServingsControl } from '../servings-control.tsx'
import { usedRecipeOf, UsedRecipeParts } from '../used-recipe-line.tsx'
import { CookSteps, stepId, stepsOf } from './cook-steps.tsx'
import { useTimers } from './kitchen-timer.ts'
import { useCooking } from './use-cooking.ts'
import classes from './cook-screen.module.css'

const wakeLockText: Record<WakeLock, string> = {
  asked: 'Keeping the screen on…',
  on: 'The screen stays on while you cook.',
  off: 'This browser may let the screen go dark.',
}

export function CookScreen() {
  const { id } = useParams({ from: '/recipe/$id/cook' })
  const recipe = useRecipe(id)
  if (recipe.isLoadingError) return <RecipeMissing query={recipe} />
  if (!recipe.data) return <Loading label="Loading recipe" />
  return <CookRecipe key={id} id={id} recipe={recipe.data} wasDeleted={isRecipeDeleted(recipe.error)} />
}

/**
 * The progress is kept under the id of the address, also after the recipe gets its id from the
 * server.
 */
function CookRecipe({ id, recipe, wasDeleted }: { id: number; recipe: Recipe; wasDeleted: boolean }) {
  const { servings = recipe.servings, step, ...origin } = useSearch({ from: '/recipe/$id/cook' })
  const navigate = useNavigate({ from: '/recipe/$id/cook' })
  const cooking = useCooking(id, recipe.ingredients, stepsOf(recipe).length)
  const { cookFor } = useTimers()
  const [tab, setTab] = useState('steps')
  const wakeLock = useWakeLock()
  useEffect(() => cookFor(recipe.id, { ...origin, servings }))
  if (step !== undefined && tab !== 'steps') setTab('steps')
  const leadToStep = useEffectEvent((shown: number) => {
    cooking.goTo(shown - 1)
    void navigate({
      search: ({ step: _shown, ...others }) => others,
      replace: true,
      resetScroll: false,
    }).then(() => document.getElementById(stepId(shown))?.scrollIntoView({ block: 'center' }))
  })
  useEffect(() => {
    if (step !== undefined) leadToStep(step)
  }, [step])
  const recipeLink = { params: { id: recipe.id }, search: { ...origin, servings } } as const

  const scaleTo = (next: number) =>
    navigate({
      search: next === recipe.servings ? origin : { ...origin, servings: next },
      replace: true,
      resetScroll: false,
    })
  const finish = () => {
    cooking.restart()
    void navigate({ to: '/recipe/$id', ...recipeLink })
  }

  return (
    <Screen
      title={recipe.name}
      isTitleBrief
      intro={wakeLockText[wakeLock]}
      actions={
        <>
          <BackLink to="/recipe/$id" {...recipeLink}>
            Back to the recipe
          </BackLink>
          <SegmentedControl
            aria-label="Steps shown"
            value={cooking.isAll ? 'all' : 'one'}
            offered={[
              { value: 'one', label: 'One step' },
              { value: 'all', label: 'All steps' },
            ]}
            onChange={(chosen) => cooking.showAll(chosen === 'all')}
          />
        </>
      }
    >
      {wasDeleted && <DeletedNote />}
      <div className={classes.tabs}>
        <SegmentedControl
          isWide
          aria-label="Part of the recipe"
          value={tab}
          offered={[
            { value: 'steps', label: 'Steps' },
            { value: 'ingredients', label: 'Ingredients' },
          ]}
          onChange={setTab}
        />
      </div>
      <div className={classes.kitchen} data-tab={tab}>
        <CookIngredients recipe={recipe} servings={servings} cooking={cooking} onScale={scaleTo} />
        <CookSteps recipe={recipe} servings={servings} cooking={cooking} onDone={finish} />
      </div>
    </Screen>
  )
}

interface Props {
  recipe: Recipe
  servings: number
  cooking: ReturnType<typeof useCooking>
  onScale: (servings: number) => void
}

function CookIngredients({ recipe, servings, cooking, onScale }: Props) {
  const { find } = useUsedRecipes(recipe)
  return (
    <section className={classes.ingredients} aria-labelledby="ingredients">
      <h2 id="ingredients">Ingredients</h2>
      <ServingsControl servings={servings} written={recipe.servings} onChange={onScale} />
      <ul className={classes.lines}>
        {cooking.rows.map(({ line, row }) => (
          <li key={row}>
            {isHeading(line) ? (
              <h3 className={classes.heading}>{line.replace(/\s*:\s*$/, '')}</h3>
            ) : (
              <>
                <Checkbox
                  size="md"
                  className={classes.line}
                  checked={cooking.ticked.includes(row)}
                  onChange={() => cooking.tick(row)}
                  label={<ScaledText line={line} from={recipe.servings} to={servings} />}
                />
                <CookUsed {...{ recipe, servings, line, find }} />
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.notes}>
        <NotesSection recipe={recipe} as="h3" />
      </div>
    </section>
  )
}

function CookUsed(line: Omit<ComponentProps<typeof UsedRecipeParts>, 'used' | 'portions' | 'isGuess'>) {
  const found = usedRecipeOf(line)
  return found && <UsedRecipeParts {...line} {...found} />
}
