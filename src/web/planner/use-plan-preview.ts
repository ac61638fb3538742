import { useMemo, useState } from 'react'
import type { PlannedMeal, PlanPreview } from '../../contract/planner.ts'
import { MAX_RULES, type PlanRule } from '../../domain/planner/plan-rule.ts'
import type { MealChoice } from '../../domain/planner/planning-request.ts'
import { useRecipes } from '../recipes/queries.ts'
import type { PlanBody } from './planner-form-values.ts'
import { usePlanRequest } from './use-plan-request.ts'

type Offer = PlanPreview['offers'][number]

/**
 * The identity of a meal by its place: its number changes when another meal is added or removed.
 */
const placeOf = ({ date, slot, nth }: Omit<MealChoice, 'recipeId'>) => `${date} ${slot} ${nth}`

/** Whether a rule was added to eat a dish again at this meal. */
const isFor = ({ date, slot }: Pick<Offer, 'date' | 'slot'>, rule: PlanRule) =>
  rule.kind === 'leftover' &&
  rule.to?.dates?.includes(date) === true &&
  rule.to.slots?.includes(slot) === true

const choiceOf = ({ date, slot, nth, recipeId }: PlannedMeal): MealChoice[] =>
  recipeId === null ? [] : [{ date, slot, nth, recipeId }]

const toggled = (places: readonly string[], place: string) =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place]

/**
 * Every second number, starting with the first and the second in turn (`times`); a single number
 * always counts.
 */
const everySecond = (numbers: readonly number[], times: number) =>
  numbers.length > 1 ? numbers.filter((_, at) => at % 2 === times % 2) : numbers

/** The meals applied without a recipe: nothing was found for them, or they were removed. */
const mealsLeftEmpty = (meals: readonly PlannedMeal[], isRemoved: (number: number) => boolean) =>
  meals.flatMap(({ date, slot, nth, recipeId }, number) =>
    recipeId === null || isRemoved(number) ? [{ date, slot, nth }] : [],
  )

/**
 * A plan before it is saved: it improves by itself while the server works on it, single meals are
 * swapped, pinned or drawn again, and what is applied is exactly what is shown.
 */
export function usePlanPreview() {
  const [pins, setPins] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [rejected, setRejected] = useState<readonly MealChoice[]>([])
  const [shuffles, setShuffles] = useState(0)
  const { looked, requestAgainWith, requestPreview, ...request } = usePlanRequest()
  const pinned =
    looked?.plan.reasons.flatMap((meal, number) => (pins.includes(placeOf(meal)) ? [number] : [])) ?? []
  const isOfDeletedRecipe = useDeletedRecipes()
  const isGone = (number: number) => isOfDeletedRecipe(looked?.plan.reasons[number]?.recipeId ?? null)
  const isRemoved = (number: number) => {
    const meal = looked?.plan.reasons[number]
    return meal !== undefined && (removed.includes(placeOf(meal)) || isGone(number))
  }
  const choicesExcept = (plan: PlanPreview, numbers: readonly number[]): MealChoice[] =>
    plan.reasons.flatMap((meal, number) =>
      numbers.includes(number) || isOfDeletedRecipe(meal.recipeId) ? [] : choiceOf(meal),
    )

  const rulesNow = () => looked?.body.rules ?? []
  const mealAt = (number: number) => looked?.plan.reasons[number]

  return {
    looked,
    pinned,
    isRemoved,
    isGone,
    ...request,
    requestPreview: (body: PlanBody, onPreview: () => void) =>
      requestPreview(body, () => {
        setPins([])
        setRemoved([])
        setRejected([])
        onPreview()
      }),
    /** Requests the same plan again after something that it depends on changed. */
    requestAgain: () => looked && requestAgainWith({ keep: [], not: [], leave: [] }),
    togglePin: (number: number) => {
      const meal = mealAt(number)
      if (meal) setPins(toggled(pins, placeOf(meal)))
    },
    /** Removes a meal from what is applied, or puts it back. */
    toggleRemoved: (number: number) => {
      const meal = mealAt(number)
      if (meal) setRemoved(toggled(removed, placeOf(meal)))
    },
    /** Cooks a dish once for two meals; everything else stays as it is shown. */
    eatAgain: ({ later, rule }: Offer) => {
      if (!looked || rulesNow().length >= MAX_RULES) return
      requestAgainWith({ rules: [...rulesNow(), rule], keep: choicesExcept(looked.plan, [later]), not: [] })
    },
    /** Whether these leftovers were made by a press, so that another press undoes them. */
    isEatenAgain: (place: Pick<Offer, 'date' | 'slot'>) => rulesNow().some((rule) => isFor(place, rule)),
    cookInstead: (place: Pick<Offer, 'date' | 'slot'>) => {
      if (!looked) return
      const rules = rulesNow().filter((rule) => !isFor(place, rule))
      requestAgainWith({ rules, keep: choicesExcept(looked.plan, []), not: [] })
    },
    swap: (number: number) => {
      const meal = mealAt(number)
      if (!looked || !meal?.runnerUp) return
      const { recipeId } = meal.runnerUp
      requestAgainWith({
        keep: [...choicesExcept(looked.plan, [number]), ...choiceOf({ ...meal, recipeId })],
        not: [],
      })
    },
    redraw: (number: number) => {
      const meal = mealAt(number)
      if (!looked || !meal) return
      const excluded = [...rejected, ...choiceOf(meal)]
      setRejected(excluded)
      requestAgainWith({ keep: choicesExcept(looked.plan, [number]), not: excluded })
    },
    /**
     * Requests another plan: every second meal that is not pinned is refused, the others the next
     * time, and all of them may change.
     */
    shuffle: () => {
      if (!looked) return
      const { reasons } = looked.plan
      const unpinned = reasons.map((_, number) => number).filter((number) => !pinned.includes(number))
      const excluded = everySecond(unpinned, shuffles).flatMap((number) => choiceOf(reasons[number]!))
      setShuffles(shuffles + 1)
      requestAgainWith({ keep: choicesExcept(looked.plan, unpinned), not: excluded })
    },
    /**
     * The request that is applied: every meal as it is shown, without removed ones; null where
     * there is none.
     */
    bodyToApply: (): PlanBody | null => {
      if (!looked) return null
      const { plan, body } = looked
      const removedNumbers = plan.reasons.flatMap((_, number) => (isRemoved(number) ? [number] : []))
      return {
        ...body,
        keep: choicesExcept(plan, removedNumbers),
        leave: mealsLeftEmpty(plan.reasons, isRemoved),
      }
    },
  }
}

/**
 * Whether a recipe was in the library while this screen was open and is no longer (calendar 56).
 * One that was never seen here is not taken for deleted: not all may be read yet.
 */
function useDeletedRecipes(): (id: number | null) => boolean {
  const library = useRecipes().data
  const libraryIds = useMemo(() => library && new Set(library.map(({ id }) => id)), [library])
  const [seenIds, setSeenIds] = useState<ReadonlySet<number>>(new Set())
  if (libraryIds && [...libraryIds].some((id) => !seenIds.has(id)))
    setSeenIds(new Set([...seenIds, ...libraryIds]))
  return (id) => id !== null && libraryIds !== undefined && seenIds.has(id) && !libraryIds.has(id)
}
