import { useState } from 'react'
import type { PlannedMeal, PlanPreview } from '../../contract/planner.ts'
import { MAX_RULES, type PlanRule } from '../../domain/planner/plan-rule.ts'
import type { MealChoice } from '../../domain/planner/planning-request.ts'
import type { PlanBody } from './planner-form-values.ts'
import { useMealMarks } from './use-meal-marks.ts'
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
     * Requests another plan: every second meal that is not pinned is refused, the others the next
     * time, and all of them may change.
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
