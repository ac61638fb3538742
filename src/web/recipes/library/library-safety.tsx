import { IconAlertTriangle, IconCheck, IconHelpCircle } from '@tabler/icons-react'
import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ConfirmedLines } from '@plateful/ingredients/lines/read-line'
import { isWary } from '../../../domain/recipes/eater.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { useEveryone } from '../../household/household-people.ts'
import { usePeople } from '../../household/queries.ts'
import { type Diner, useSafety } from '../../household/who-can-eat/queries.ts'
import { useRecipes } from '../queries.ts'
import { SafetyJudge, type Verdict } from '../../household/who-can-eat/safety-judge.ts'
import classes from './library-safety.module.css'

/** The rule knows all foods, so it loads when somebody needs it. */
const fetchRule = async () => (await import('../../../domain/recipes/who-can-eat.ts')).warningsFor

const none: readonly Recipe[] = []

const JudgeContext = createContext<SafetyJudge | null>(null)

/** Judges the recipes of the library for whoever has an allergy or a diet (recipes 50). */
export function LibrarySafety({
  children,
}: {
  children: (judge: SafetyJudge, people: readonly Diner[]) => ReactNode
}) {
  const [judge] = useState(() => new SafetyJudge(fetchRule))
  const people = useEveryone()
  const { isReady, confirmed, withAllowances } = useSafety(people.some(isWary))
  // What is asked is the same as long as it says the same.
  const said = JSON.stringify([
    withAllowances(people).map(({ id, kind, name, firstName, ...eater }) => ({
      id,
      kind,
      name,
      firstName,
      allergies: eater.allergies,
      dietaryPreferences: eater.dietaryPreferences,
      mayContainAllowed: eater.mayContainAllowed,
    })),
    confirmed,
  ])
  // Nothing is safe for all before all are known.
  const areThere = [usePeople('family-members'), usePeople('guest-diners')].every((one) => one.isSuccess)
  const isKnown = areThere && (isReady || !people.some(isWary))
  const [diners, lines] = useMemo(() => JSON.parse(said) as [Diner[], ConfirmedLines], [said])
  const { data: library = none } = useRecipes()
  const made = library.some(({ usedRecipes }) => usedRecipes.length > 0) ? library : none
  useEffect(() => {
    if (isKnown) judge.ask(diners, lines, made)
  }, [judge, isKnown, diners, lines, made])
  return <JudgeContext value={judge}>{children(judge, diners)}</JudgeContext>
}

/**
 * Whom a recipe is not for, as one quiet sign; nothing where nobody has to ask. It lies on a
 * picture, or is a plain part of a line.
 */
export function SafetyMark({ recipe, isPlain = false }: { recipe: Recipe; isPlain?: boolean }) {
  const judge = use(JudgeContext)
  const verdict = useSyncExternalStore(judge?.subscribe ?? never, () => judge?.of(recipe))
  useEffect(() => judge?.watch(recipe), [judge, recipe])
  if (!verdict || judge?.isNeeded !== true) return null
  const said = sayVerdict(verdict)
  if (said === null) return null
  const Sign = signs[said.level]
  return (
    <span className={classes.mark} data-level={said.level} data-plain={isPlain} title={said.words}>
      <Sign size={15} aria-hidden />
      <span className={classes.words}>{said.words}</span>
    </span>
  )
}

const never = () => () => undefined

const signs = { safe: IconCheck, check: IconHelpCircle, not: IconAlertTriangle } as const

/**
 * 'Not for Mia', 'Check for Leo', 'Safe for all'; null where only what no food can show is open.
 */
function sayVerdict(verdict: Verdict): { level: keyof typeof signs; words: string } | null {
  const against = [...verdict].filter(([, { isUnseen }]) => !isUnseen)
  const names = (isMeant: (level: string) => boolean) =>
    against.flatMap(([{ name }, { level }]) => (isMeant(level) ? [name] : []))
  const not = names((level) => level === 'contains')
  const check = names((level) => level !== 'contains')
  if (not.length > 0) return { level: 'not', words: `Not for ${not.join(', ')}` }
  if (check.length > 0) return { level: 'check', words: `Check for ${check.join(', ')}` }
  return verdict.size > 0 ? null : { level: 'safe', words: 'Safe for all' }
}
