import { type WarningLevel, warningLevels } from '../../../domain/recipes/eater.ts'
import type { DinerWarning } from '../../../domain/recipes/who-can-eat.ts'
import type { Diner } from './queries.ts'

/** What speaks against a dish for one person. */
interface Against {
  /** The worst of it. */
  level: WarningLevel
  /** Whether only what no food can show does (low salt). */
  isUnseen: boolean
  /** The lines of which nobody is sure: they may contain it, or are not checked. */
  inDoubt: readonly string[]
}

/** For everybody for whom something speaks against a dish: what it is. */
export type Verdict = ReadonlyMap<Diner, Against>

export function verdictOf(warnings: readonly DinerWarning<Diner>[]): Verdict {
  const verdict = new Map<Diner, Against>()
  for (const { person, level, line } of warnings) {
    const known = verdict.get(person)
    const isWorse = known === undefined || warningLevels.indexOf(level) < warningLevels.indexOf(known.level)
    const inDoubt = known?.inDoubt ?? []
    verdict.set(person, {
      level: isWorse ? level : known.level,
      isUnseen: line === null && (known?.isUnseen ?? true),
      inDoubt: line === null || level === 'contains' || inDoubt.includes(line) ? inDoubt : [...inDoubt, line],
    })
  }
  return verdict
}

/** What the sign of a dish says (household 24). */
export interface Signs {
  /** Those who must not eat it. */
  not: readonly string[]
  /** How many lines somebody should look at, and for whom. */
  lines: number
  lookFor: readonly string[]
}

/**
 * The signs of a dish; nobody and no line where it is checked and safe for all who eat it, null
 * where only what no food can show is open.
 */
export function signsOf(verdict: Verdict): Signs | null {
  const against = [...verdict].filter(([, { isUnseen }]) => !isUnseen)
  if (against.length === 0) return verdict.size > 0 ? null : { not: [], lines: 0, lookFor: [] }
  const unsure = against.filter(([, { inDoubt }]) => inDoubt.length > 0)
  return {
    not: against.flatMap(([{ name }, { level }]) => (level === 'contains' ? [name] : [])),
    lines: new Set(unsure.flatMap(([, { inDoubt }]) => inDoubt)).size,
    lookFor: unsure.map(([{ name }]) => name),
  }
}
