import { useSessionStorage } from '@mantine/hooks'
import { z } from 'zod'
import { DAY } from '../../api/durations.ts'

const Cooking = z.object({
  /** The step that is shown, counted from zero. */
  step: z.number().int().min(0),
  /** Whether all steps are shown instead of one. */
  isAll: z.boolean(),
  /** The rows of the ingredients that are ticked; older versions kept their indexes. */
  ticked: z.array(z.union([z.string(), z.number()])),
  /** When it was changed last; older versions did not say. */
  changedAt: z.number().optional(),
})
type Cooking = Omit<z.infer<typeof Cooking>, 'ticked'> & { ticked: string[] }

const initialCooking: Cooking = { step: 0, isAll: false, ticked: [] }

/**
 * Rows by their words and which they are of equal ones, so that a tick stays with its row when
 * another device changes the recipe.
 */
const rowsOf = (lines: readonly string[]) =>
  lines.map((line, index) => {
    const equalBefore = lines.slice(0, index).filter((other) => other === line)
    return { line, row: `${equalBefore.length} ${line}` }
  })

function parseCooking(text: string | undefined, rows: ReturnType<typeof rowsOf>): Cooking {
  try {
    const { data } = Cooking.safeParse(JSON.parse(text ?? 'null'))
    if (!data || (data.changedAt ?? Infinity) < Date.now() - DAY) return initialCooking
    const ticked = data.ticked.map((row) => (typeof row === 'number' ? rows[row]?.row : row))
    return { ...data, ticked: ticked.filter((row) => row !== undefined) }
  } catch {
    return initialCooking
  }
}

/** The progress in a recipe: it survives a reload, and is forgotten after a day (recipes 141). */
export function useCooking(recipeId: number, lines: readonly string[], steps: number) {
  const rows = rowsOf(lines)
  const [stored, setStored] = useSessionStorage({
    key: `plateful:cook:${recipeId}`,
    defaultValue: initialCooking,
    getInitialValueInEffect: false,
    deserialize: (text) => parseCooking(text, rows),
  })
  const change = (update: (before: Cooking) => Partial<Cooking>) =>
    setStored((before) => ({ ...before, ...update(before), changedAt: Date.now() }))
  const last = Math.max(steps - 1, 0)
  const step = Math.min(stored.step, last)
  return {
    ...stored,
    rows,
    step,
    isFirst: step === 0,
    isLast: step === last,
    goTo: (next: number) => change(() => ({ step: Math.min(Math.max(next, 0), last) })),
    showAll: (isAll: boolean) => change(() => ({ isAll })),
    tick: (row: string) =>
      change(({ ticked }) => ({
        ticked: ticked.includes(row) ? ticked.filter((other) => other !== row) : [...ticked, row],
      })),
    restart: () => setStored(initialCooking),
  }
}
