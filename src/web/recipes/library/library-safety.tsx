import type { ConfirmedLines } from '@plateful/ingredients/lines/food-lines'
import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { hasFoodNeeds } from '../../../domain/household/who-can-eat/eater.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { eatenLinesOf, recipeFinder } from '../../../domain/recipes/used-recipes.ts'
import { useEveryone } from '../../household/household-people.ts'
import { usePeople } from '../../household/queries.ts'
import { type Diner, needsAndAnswers, useFamilyAnswers } from '../../household/who-can-eat/queries.ts'
import { type Judged, SafetyJudge } from '../../household/who-can-eat/safety-judge.ts'
import { SafetySign } from '../../household/who-can-eat/safety-sign.tsx'
import { UncheckedNote } from '../../household/who-can-eat/unchecked-note.tsx'
import { safetySummaryOf } from '../../household/who-can-eat/verdict.ts'
import { useRecipes } from '../queries.ts'

/** Its code contains all foods, so the rule loads only when somebody needs it. */
const fetchRule = async () =>
  (await import('../../../domain/household/who-can-eat/who-can-eat.ts')).warningsFor

const noRecipes: readonly Recipe[] = []

interface Judging {
  judge: SafetyJudge
  diners: readonly Diner[]
  /** The recipes that others may have among their ingredients. */
  ingredientRecipes: readonly Recipe[]
}

const JudgeContext = createContext<Judging | null>(null)

interface Props {
  /** Whether the recipes are the household's own, so that they may contain others of it. */
  isOwn?: boolean
  children: (judge: SafetyJudge, people: readonly Diner[]) => ReactNode
}

/**
 * Judges many recipes for whoever of the household has an allergy or a diet (recipes 50): those of
 * its library, or those that somebody shared with it.
 */
export function LibrarySafety({ isOwn = true, children }: Props) {
  const [judge] = useState(() => new SafetyJudge(fetchRule))
  const people = useEveryone()
  const { isReady, confirmed, withAllowances } = useFamilyAnswers(people.some(hasFoodNeeds))
  // Compared as text, so that equal people and lines do not start the judging again.
  const settingsKey = JSON.stringify([withAllowances(people).map(needsAndAnswers), confirmed])
  // Until all people are loaded, no recipe may be shown as safe for all.
  const areThere = [usePeople('family-members'), usePeople('guest-diners')].every(
    ({ data }) => data !== undefined,
  )
  const isKnown = areThere && (isReady || !people.some(hasFoodNeeds))
  const [diners, lines] = useMemo(() => JSON.parse(settingsKey) as [Diner[], ConfirmedLines], [settingsKey])
  const { data: library = noRecipes } = useRecipes(isOwn)
  const libraryWithUsed = library.some(({ usedRecipes }) => usedRecipes.length > 0) ? library : noRecipes
  useEffect(() => {
    if (isKnown) judge.setSettings(diners, lines, libraryWithUsed)
  }, [judge, isKnown, diners, lines, libraryWithUsed])
  const judging = useMemo(
    () => ({ judge, diners, ingredientRecipes: libraryWithUsed }),
    [judge, diners, libraryWithUsed],
  )
  return (
    <JudgeContext value={judging}>
      <UncheckedNote what="what" />
      {children(judge, diners)}
    </JudgeContext>
  )
}

/**
 * The sign of a recipe, the same everywhere (recipes 76); nothing where nobody has an allergy or a
 * diet. On a card that is one checkbox it cannot be opened.
 */
export function SafetyMark({ recipe, isStatic = false }: { recipe: Judged; isStatic?: boolean }) {
  const judging = use(JudgeContext)
  const judge = judging?.judge
  const verdict = useSyncExternalStore(judge?.subscribe ?? subscribeToNothing, () => judge?.verdictOn(recipe))
  useEffect(() => judge?.watch(recipe), [judge, recipe])
  if (!verdict || judge?.isNeeded !== true) return null
  const summary = safetySummaryOf(verdict)
  if (summary === null) return null
  return (
    <SafetySign
      summary={summary}
      dishName={recipe.name}
      eatenOf={() => ({
        ...eatenLinesOf(recipe, recipeFinder(judging?.ingredientRecipes ?? [])),
        tags: recipe.tags,
      })}
      people={judging?.diners ?? []}
      isStatic={isStatic}
    />
  )
}

const subscribeToNothing = () => () => undefined
