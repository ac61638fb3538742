import {
  type ComponentProps,
  type FunctionComponent,
  useEffect,
  useState,
  Fragment,
  type ReactNode,
} from 'react'
import type { Day } from '../../domain/day.ts'
import { hasFoodNeeds } from '../../domain/household/who-can-eat/eater.ts'
import { sectionsOf } from '../../domain/recipes/line-sections.ts'
import { nutritionOf } from '../../domain/recipes/recipe-figures.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { eatenLinesOf, type FindRecipe } from '../../domain/recipes/used-recipes.ts'
import { usePeople } from '../household/queries.ts'
import { type Diner, useFamilyAnswers } from '../household/who-can-eat/queries.ts'
import { UncheckedNote } from '../household/who-can-eat/unchecked-note.tsx'
import type { WhoCanEatSection } from '../household/who-can-eat/who-can-eat-section.tsx'
import { Loading } from '../ui/loading.tsx'
import { Note } from '../ui/note.tsx'
import { EquipmentAndTips } from './equipment-and-tips.tsx'
import { NutritionList } from './nutrition-list.tsx'
import { useUsedRecipes } from './queries.ts'
import { RecipeHead } from './recipe-head.tsx'
import { StepAmountsNote } from './step-amounts-note.tsx'
import { figureNote, UsedRecipeLine, usedRecipeOf } from './used-recipe-line.tsx'
import classes from './recipe-article.module.css'

type Verdict = FunctionComponent<ComponentProps<typeof WhoCanEatSection>>

/**
 * The component is loaded on demand, because its code contains all foods, and kept, so that the
 * next recipe shows it at once.
 */
let loadedVerdict: Verdict | undefined

async function loadVerdict(): Promise<Verdict> {
  return (loadedVerdict ??= (await import('../household/who-can-eat/who-can-eat-section.tsx'))
    .WhoCanEatSection)
}

interface Props extends Omit<ComponentProps<typeof RecipeBody>, 'find'> {
  people: readonly Diner[]
  calendarDate?: Day | null | undefined
  onScale: (servings: number) => void
}

export function RecipeArticle({ people, calendarDate, onScale, ...body }: Props) {
  const { recipe, servings } = body
  const used = useUsedRecipes(recipe)
  const { Verdict, isShown, keepsRoom } = useVerdict(people, used)
  if (!isShown) return <Loading label="Loading recipe" />
  return (
    <article className={classes.recipe}>
      <div className={classes.safety} data-keeps-room={keepsRoom}>
        <UncheckedNote what="this" />
        {used.hasFailed && people.some(hasFoodNeeds) && (
          <Note role="alert">
            We couldn’t check who can eat this, because the recipes in it couldn’t be loaded. Try again in a
            moment.
          </Note>
        )}
        {Verdict && used.isReady && (
          <Verdict recipe={recipe} eaten={eatenLinesOf(recipe, used.find)} people={people} />
        )}
      </div>
      <RecipeHead {...{ recipe, servings, calendarDate, onScale }} find={used.find} />
      <RecipeBody {...body} find={used.find} />
    </article>
  )
}

/** Milliseconds that an open recipe waits for the verdict on who can eat it. */
const LONGEST_WAIT = 600

/**
 * The recipe is shown together with who can eat it, so that nothing moves and no room stays empty
 * (recipes 58). Where that takes long the recipe comes first, with room for what follows.
 */
function useVerdict(people: readonly Diner[], used: { isReady: boolean; hasFailed: boolean }) {
  const [Verdict, setVerdict] = useState(() => loadedVerdict)
  const arePeopleThere = [usePeople('family-members'), usePeople('guest-diners')].every(
    ({ isPending }) => !isPending,
  )
  const isAsked = people.some(hasFoodNeeds)
  const safety = useFamilyAnswers(isAsked)
  const isJudged = used.hasFailed || (Verdict !== undefined && used.isReady && safety.isReady)
  const isReady = arePeopleThere && (!isAsked || isJudged)
  const [shownWhen, setShownWhen] = useState<'in time' | 'late'>()
  if (isReady && shownWhen === undefined) setShownWhen('in time')

  useEffect(() => {
    if (!isAsked) return
    // If the code cannot be loaded, no verdict is shown; the next recipe tries again.
    void loadVerdict().then(
      (part) => setVerdict(() => part),
      () => undefined,
    )
  }, [isAsked])
  useEffect(() => {
    if (shownWhen !== undefined) return undefined
    const timer = setTimeout(() => setShownWhen('late'), LONGEST_WAIT)
    return () => clearTimeout(timer)
  }, [shownWhen])
  return { Verdict, isShown: shownWhen !== undefined, keepsRoom: shownWhen === 'late' && isAsked }
}

interface RecipeBodyProps {
  recipe: Recipe
  servings: number
  find: FindRecipe<Recipe>
  tools?: ReactNode
  /** Draws an ingredient line instead of the default; returns a list item. */
  renderLine?: (line: string) => ReactNode
}

function RecipeBody({ recipe, servings, find, tools, renderLine }: RecipeBodyProps) {
  const nutrition = nutritionOf(recipe, find)
  const lineOf = (line: string) =>
    (usedRecipeOf({ recipe, servings, line, find }) ? null : renderLine?.(line)) ?? (
      <li>
        <UsedRecipeLine {...{ recipe, servings, line, find }} />
      </li>
    )
  return (
    <>
      <div className={classes.columns}>
        {/* A long list scrolls beside the steps, so the keyboard must reach it. */}
        <section aria-labelledby="ingredients" className={classes.ingredients} tabIndex={0}>
          <h2 id="ingredients">Ingredients</h2>
          {tools}
          {sectionsOf(recipe.ingredients).map(({ heading, lines }, index) => (
            <div key={index}>
              {heading && <h3>{heading}</h3>}
              <ul>
                {lines.map((line, row) => (
                  <Fragment key={row}>{lineOf(line)}</Fragment>
                ))}
              </ul>
            </div>
          ))}
        </section>
        <section aria-labelledby="method" className={classes.method}>
          <h2 id="method">Method</h2>
          <StepAmountsNote recipe={recipe} from={recipe.servings} to={servings} />
          {sectionsOf(recipe.steps).map(({ heading, lines, before }, index) => (
            <div key={index}>
              {heading && <h3>{heading}</h3>}
              <ol start={before + 1}>
                {lines.map((step, row) => (
                  <li key={row} data-number={before + row + 1}>
                    {step}
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
      </div>
      <EquipmentAndTips recipe={recipe} />
      <div className={classes.nutrition}>
        <NutritionList nutrition={nutrition?.value ?? null} note={figureNote(nutrition)} />
      </div>
    </>
  )
}
