import { useSessionStorage } from '@mantine/hooks'
import { z } from 'zod'

const Cooking = z.object({
  /** The step that is shown, counted from zero. */
  step: z.number().int().min(0),
  /** Whether all steps are shown instead of one. */
  isAll: z.boolean(),
  /** The indexes of the ingredients that are ticked. */
  ticked: z.array(z.number()),
})
type Cooking = z.infer<typeof Cooking>

const initialCooking: Cooking = { step: 0, isAll: false, ticked: [] }

function parseCooking(text: string | undefined): Cooking {
  try {
    return Cooking.safeParse(JSON.parse(text ?? 'null')).data ?? initialCooking
  } catch {
    return initialCooking
  }
}

/** The progress in a recipe, which survives a reload. */
export function useCooking(recipeId: number, steps: number) {
  const [stored, setStored] = useSessionStorage({
    key: `plateful:cook:${recipeId}`,
    defaultValue: initialCooking,
    getInitialValueInEffect: false,
    deserialize: parseCooking,
  })
  const last = Math.max(steps - 1, 0)
  const step = Math.min(stored.step, last)
  return {
    ...stored,
    step,
    isFirst: step === 0,
    isLast: step === last,
    goTo: (next: number) => setStored((before) => ({ ...before, step: Math.min(Math.max(next, 0), last) })),
    showAll: (isAll: boolean) => setStored((before) => ({ ...before, isAll })),
    tick: (row: number) =>
      setStored((before) => ({
        ...before,
        ticked: before.ticked.includes(row)
          ? before.ticked.filter((other) => other !== row)
          : [...before.ticked, row],
      })),
    restart: () => setStored(initialCooking),
  }
}
