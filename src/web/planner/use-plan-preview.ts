import { useMemo, useState } from 'react'
import type { PlannedMeal, PlanPreview } from '../../contract/planner.ts'
import { MAX_RULES, type PlanRule } from '../../domain/planner/plan-rule.ts'
import type { MealChoice } from '../../domain/planner/planning-request.ts'
import { useRecipes } from '../recipes/queries.ts'
import type { PlanBody } from './planner-form-values.ts'
import { usePlanRequest } from './use-plan-request.ts'

type Offer = PlanPreview['offers'][number]

/** Whether a rule was added to eat a dish again at this meal. */
const isFor = ({ date, slot }: Pick<Offer, 'date' | 'slot'>, rule: PlanRule) =>
  rule.kind === 'leftover' &&
  rule.to?.dates?.includes(date) === true &&
  rule.to.slots?.includes(slot) === true

const choiceOf = ({ date, slot, nth, recipeId }: PlannedMeal): MealChoice[] =>
  recipeId === null ? [] : [{ date, slot, nth, recipeId }]

/**
 * Every second number: from the first on where `times` is even, else from the second on. A single
 * number is always returned.
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
  const [rejected, setRejected] = useState<readonly MealChoice[]>([])
  const [shuffles, setShuffles] = useState(0)
  const { shownPlan, requestAgainWith, requestPreview, ...request } = usePlanRequest()
  const { isOfDeletedRecipe, forgetMarks, ...marks } = useMealMarks(shownPlan?.plan)
  const meals = shownPlan?.plan.reasons ?? []
  const rules = shownPlan?.body.rules ?? []

  /** The choices to keep: all meals but these, and none of a deleted recipe. */
  const choicesExcept = (isLeftOut: (number: number) => boolean): MealChoice[] =>
    meals.flatMap((meal, number) =>
      isLeftOut(number) || isOfDeletedRecipe(meal.recipeId) ? [] : choiceOf(meal),
    )
  const choicesExceptOne = (one: number) => choicesExcept((number) => number === one)

  return {
    shownPlan,
    ...marks,
    ...request,
    requestPreview: (body: PlanBody, onPreview: () => void) =>
      requestPreview(body, () => {
        forgetMarks()
        setRejected([])
        onPreview()
      }),
    /** Requests the same plan again after something that it depends on changed. */
    requestAgain: () => requestAgainWith({ keep: [], not: [], leave: [] }),
    /** Cooks a dish once for two meals; everything else stays as it is shown. */
    eatAgain: ({ later, rule }: Offer) => {
      if (rules.length >= MAX_RULES) return
      requestAgainWith({ rules: [...rules, rule], keep: choicesExceptOne(later), not: [] })
    },
    /** Whether these leftovers were made by a press, so that another press undoes them. */
    isEatenAgain: (place: Pick<Offer, 'date' | 'slot'>) => rules.some((rule) => isFor(place, rule)),
    cookInstead: (place: Pick<Offer, 'date' | 'slot'>) =>
      requestAgainWith({
        rules: rules.filter((rule) => !isFor(place, rule)),
        keep: choicesExcept(() => false),
        not: [],
      }),
    swap: (number: number) => {
      const meal = meals[number]
      if (!meal?.runnerUp) return
      const { recipeId } = meal.runnerUp
      requestAgainWith({ keep: [...choicesExceptOne(number), ...choiceOf({ ...meal, recipeId })], not: [] })
    },
    redraw: (number: number) => {
      const meal = meals[number]
      if (!meal) return
      const excluded = [...rejected, ...choiceOf(meal)]
      setRejected(excluded)
      requestAgainWith({ keep: choicesExceptOne(number), not: excluded })
    },
    /**
     * Requests another plan: every second unpinned meal must change, the other half at the next
     * shuffle; all unpinned ones may change.
     */
    shuffle: () => {
      const unpinned = [...meals.keys()].filter((number) => !marks.isPinned(number))
      const excluded = everySecond(unpinned, shuffles).flatMap((number) => choiceOf(meals[number]!))
      setShuffles(shuffles + 1)
      requestAgainWith({ keep: choicesExcept((number) => !marks.isPinned(number)), not: excluded })
    },
    /**
     * The request that is applied: every meal as it is shown, without removed ones; null where
     * there is none.
     */
    bodyToApply: (): PlanBody | null =>
      shownPlan && {
        ...shownPlan.body,
        keep: choicesExcept(marks.isRemoved),
        leave: mealsLeftEmpty(meals, marks.isRemoved),
      },
  }
}

/**
 * The identity of a meal by its place: its number changes when another meal is added or removed.
 */
const placeOf = ({ date, slot, nth }: Omit<MealChoice, 'recipeId'>) => `${date} ${slot} ${nth}`

const toggled = (places: readonly string[], place: string) =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place]

/** Which meals of a plan are pinned, removed, or of a recipe that was deleted meanwhile. */
function useMealMarks(plan: PlanPreview | undefined) {
  const [pins, setPins] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const isOfDeletedRecipe = useDeletedRecipes()
  const isMeal = (number: number, holds: (meal: PlannedMeal) => boolean) => {
    const meal = plan?.reasons[number]
    return meal !== undefined && holds(meal)
  }
  const toggleIn = (change: typeof setPins) => (number: number) => {
    const meal = plan?.reasons[number]
    if (meal) change((places) => toggled(places, placeOf(meal)))
  }
  return {
    isOfDeletedRecipe,
    isPinned: (number: number) => isMeal(number, (meal) => pins.includes(placeOf(meal))),
    isRemoved: (number: number) =>
      isMeal(number, (meal) => removed.includes(placeOf(meal)) || isOfDeletedRecipe(meal.recipeId)),
    isGone: (number: number) => isMeal(number, (meal) => isOfDeletedRecipe(meal.recipeId)),
    togglePin: toggleIn(setPins),
    /** Removes a meal from what is applied, or puts it back. */
    toggleRemoved: toggleIn(setRemoved),
    forgetMarks: () => {
      setPins([])
      setRemoved([])
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
