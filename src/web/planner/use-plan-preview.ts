import { useState } from 'react'
import type { PlannedMeal, PlanPreview } from '../../contract/planner.ts'
import { MAX_RULES, type PlanRule } from '../../domain/planner/plan-rule.ts'
import type { Choice } from '../../domain/planner/planning-request.ts'
import type { PlanBody } from './plan-body.ts'
import { useCancelJob, usePlanJob, usePreview } from './queries.ts'

/** A plan that somebody looks at, with the request it answers. */
export interface Looked {
  body: PlanBody
  plan: PlanPreview
  jobId: string | null
}

type Offer = PlanPreview['offers'][number]

/** A meal of a plan by where it stands: its number changes when another meal comes or goes. */
const placeOf = ({ date, slot, nth }: Omit<Choice, 'recipeId'>) => `${date} ${slot} ${nth}`

/** Whether a rule was added to eat a dish again at this meal. */
const isFor = ({ date, slot }: Pick<Offer, 'date' | 'slot'>, rule: PlanRule) =>
  rule.kind === 'leftover' &&
  rule.to?.dates?.includes(date) === true &&
  rule.to.slots?.includes(slot) === true

const choiceOf = ({ date, slot, nth, recipeId }: PlannedMeal): Choice[] =>
  recipeId === null ? [] : [{ date, slot, nth, recipeId }]

/** Every meal of the plan as it stands, but for the numbers given. */
const allBut = (plan: PlanPreview, numbers: readonly number[]): Choice[] =>
  plan.reasons.flatMap((meal, number) => (numbers.includes(number) ? [] : choiceOf(meal)))

/**
 * A plan before it is saved: it improves by itself while the server works on it, single meals are
 * swapped, pinned or drawn again, and what is applied is exactly what is shown.
 */
export function usePlanPreview() {
  const [asked, setAsked] = useState<Looked | null>(null)
  const [pins, setPins] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [turnedDown, setTurnedDown] = useState<readonly Choice[]>([])
  const [shuffles, setShuffles] = useState(0)
  const ask = usePreview()
  const cancel = useCancelJob()
  // It may have been ended, also by a plan that the same person began in another tab: the best so
  // far stays.
  const { data: job, isError: isLost } = usePlanJob(asked?.jobId ?? null)
  /** What is shown: the best plan so far, and the job that is still at work on it. */
  const looked: Looked | null = asked && {
    body: asked.body,
    plan: (asked.jobId !== null && job?.better) || asked.plan,
    jobId: job?.isDone === true || isLost ? null : asked.jobId,
  }
  const pinned =
    looked?.plan.reasons.flatMap((meal, number) => (pins.includes(placeOf(meal)) ? [number] : [])) ?? []
  const isRemoved = (number: number) => {
    const meal = looked?.plan.reasons[number]
    return meal !== undefined && removed.includes(placeOf(meal))
  }

  const stop = () => {
    if (!looked || looked.jobId === null) return
    cancel.mutate(looked.jobId)
    setAsked({ ...looked, jobId: null })
  }
  /** Asks again with these meals settled; the rest of the request stays. */
  const askWith = (change: Partial<PlanBody>) => {
    if (!looked) return
    stop()
    ask.mutate(
      { ...looked.body, ...change },
      {
        onSuccess: ({ jobId: next, ...plan }) =>
          setAsked({
            // Rules are part of what is asked from now on; what is settled is said again each time.
            body: { ...looked.body, ...(change.rules && { rules: change.rules }) },
            plan,
            jobId: next,
          }),
      },
    )
  }
  const rulesNow = () => looked?.body.rules ?? []
  const mealAt = (number: number) => looked?.plan.reasons[number]

  return {
    looked,
    pinned,
    isRemoved,
    isAsking: ask.isPending,
    /** How near the best there can be, while it is looked for. */
    progress: !job || !looked || looked.jobId === null ? null : { score: job.score, bound: job.bound },
    look: (body: PlanBody, onLooked: () => void) =>
      ask.mutate(body, {
        onSuccess: ({ jobId: next, ...plan }) => {
          setPins([])
          setRemoved([])
          setTurnedDown([])
          setAsked({ body, plan, jobId: next })
          onLooked()
        },
      }),
    close: () => {
      stop()
      // An answer that is still on its way would open the plan again.
      ask.reset()
      setAsked(null)
    },
    stop,
    /** Plans the same request again: something that it stands on changed. */
    again: () => looked && askWith({ keep: [], not: [], leave: [] }),
    togglePin: (number: number) => {
      const meal = mealAt(number)
      if (!meal) return
      const place = placeOf(meal)
      setPins(pins.includes(place) ? pins.filter((one) => one !== place) : [...pins, place])
    },
    /** Leaves a meal open in what is applied, or puts it back. */
    toggleRemoved: (number: number) => {
      const meal = mealAt(number)
      if (!meal) return
      const place = placeOf(meal)
      setRemoved(removed.includes(place) ? removed.filter((one) => one !== place) : [...removed, place])
    },
    /** Cooks a dish once for two meals; everything else stays as it is shown. */
    eatAgain: ({ later, rule }: Offer) => {
      if (!looked || rulesNow().length >= MAX_RULES) return
      askWith({ rules: [...rulesNow(), rule], keep: allBut(looked.plan, [later]), not: [] })
    },
    /** Whether a press made these leftovers, so that another press takes them back. */
    isEatenAgain: (place: Pick<Offer, 'date' | 'slot'>) => rulesNow().some((rule) => isFor(place, rule)),
    cookInstead: (place: Pick<Offer, 'date' | 'slot'>) => {
      if (!looked) return
      const rules = rulesNow().filter((rule) => !isFor(place, rule))
      askWith({ rules, keep: allBut(looked.plan, []), not: [] })
    },
    swap: (number: number) => {
      const meal = mealAt(number)
      if (!looked || !meal?.runnerUp) return
      const { recipeId } = meal.runnerUp
      askWith({ keep: [...allBut(looked.plan, [number]), ...choiceOf({ ...meal, recipeId })], not: [] })
    },
    redraw: (number: number) => {
      const meal = mealAt(number)
      if (!looked || !meal) return
      const not = [...turnedDown, ...choiceOf(meal)]
      setTurnedDown(not)
      askWith({ keep: allBut(looked.plan, [number]), not })
    },
    /**
     * Another plan: every second meal that is not pinned is turned down, the others in turn next
     * time, and all of them may change.
     */
    shuffle: () => {
      if (!looked) return
      const { reasons } = looked.plan
      const loose = reasons.map((_, number) => number).filter((number) => !pinned.includes(number))
      const every = loose.length > 1 ? loose.filter((_, at) => at % 2 === shuffles % 2) : loose
      const not = every.flatMap((number) => reasons.slice(number, number + 1).flatMap(choiceOf))
      setShuffles(shuffles + 1)
      askWith({ keep: allBut(looked.plan, loose), not })
    },
    /**
     * What is to be written: every meal as it is shown, and nothing where none is or none is
     * wanted.
     */
    applied: (): PlanBody | null => {
      if (!looked) return null
      const { reasons } = looked.plan
      return {
        ...looked.body,
        keep: allBut(
          looked.plan,
          reasons.flatMap((_, number) => (isRemoved(number) ? [number] : [])),
        ),
        leave: reasons.flatMap(({ date, slot, nth, recipeId }, number) =>
          recipeId === null || isRemoved(number) ? [{ date, slot, nth }] : [],
        ),
      }
    },
  }
}
