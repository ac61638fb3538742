import type { Plan } from '@plateful/meal-planner/request'
import { searchPlan } from '@plateful/meal-planner/search'
import type { KitchenTask } from '../kitchen-task.ts'
import type { RuleNote } from '../table.ts'

/** A task that is ready to be searched, as far as rules are concerned. */
interface Ruled {
  problem: Parameters<typeof searchPlan>[0]
  model: { tell: (plan: Plan) => Map<number, RuleNote> }
}

/** So many rules are tried, and so much is looked for each. */
const MOST_TRIED = 8
const LOOKS = 100_000

const gaveWayIn = (told: ReadonlyMap<number, RuleNote>) =>
  [...told].flatMap(([of, { status }]) => (status === 'gave way' ? [of] : []))

/**
 * For each rule that gave way, other rules of which one alone would have to go for it to be kept.
 * Each is shown by a plan that keeps it and breaks no rule that was kept before: nothing is
 * guessed, and where none is found nothing is said.
 */
export function whatHelps(
  task: KitchenTask,
  told: ReadonlyMap<number, RuleNote>,
  open: (task: KitchenTask) => Ruled,
): Map<number, number[]> {
  const helps = new Map<number, number[]>()
  const broken = gaveWayIn(told)
  const isMust = (of: number) => task.asked?.[of]?.rule.strength !== 'prefer'
  const wanted = broken.filter(isMust)
  const others = [...new Set(task.rules?.map(({ of }) => of))].filter((of) => told.get(of)?.status === 'kept')
  if (wanted.length === 0) return helps
  for (const other of others.filter(isMust).slice(0, MOST_TRIED)) {
    const rules = task.rules?.filter(({ of }) => of !== other) ?? []
    const { problem, model } = open({ ...task, rules })
    const after = model.tell(searchPlan(problem, { looks: LOOKS }).plan)
    const isWorse = gaveWayIn(after).some((of) => !broken.includes(of))
    for (const of of wanted)
      if (!isWorse && after.get(of)?.status === 'kept') helps.set(of, [...(helps.get(of) ?? []), other])
  }
  return helps
}
