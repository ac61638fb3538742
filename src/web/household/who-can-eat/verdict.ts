import { type WarningLevel, warningLevels } from '../../../domain/household/who-can-eat/eater.ts'
import type { DinerWarning } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import type { Diner } from './queries.ts'

interface ReasonsAgainst {
  level: WarningLevel
  /** Whether the only reason is one that no food can show (low salt). */
  isUnseen: boolean
  /** The lines in doubt: they may contain it, or are not checked. */
  inDoubt: readonly string[]
}

/** The people for whom there is a reason against a dish, with their reasons. */
export type SafetyVerdict = ReadonlyMap<Diner, ReasonsAgainst>

export function verdictOf(warnings: readonly DinerWarning<Diner>[]): SafetyVerdict {
  const verdict = new Map<Diner, ReasonsAgainst>()
  for (const { person, level, line } of warnings) {
    const existing = verdict.get(person)
    const isWorse =
      existing === undefined || warningLevels.indexOf(level) < warningLevels.indexOf(existing.level)
    const inDoubt = existing?.inDoubt ?? []
    verdict.set(person, {
      level: isWorse ? level : existing.level,
      isUnseen: line === null && (existing?.isUnseen ?? true),
      inDoubt: line === null || level === 'contains' || inDoubt.includes(line) ? inDoubt : [...inDoubt, line],
    })
  }
  return verdict
}

/** The content of a dish's sign (household 24). */
export interface SafetySummary {
  unsafeFor: readonly string[]
  /** How many lines need a check, and for whom. */
  lineCount: number
  checkFor: readonly string[]
}

/**
 * What the signs of a dish say. Both lists are empty where it is safe for all who eat it. Null
 * where no food can show whether the needs that are left are met.
 */
export function safetySummaryOf(verdict: SafetyVerdict): SafetySummary | null {
  const against = [...verdict].filter(([, { isUnseen }]) => !isUnseen)
  if (against.length === 0) return verdict.size > 0 ? null : { unsafeFor: [], lineCount: 0, checkFor: [] }
  const unsure = against.filter(([, { inDoubt }]) => inDoubt.length > 0)
  return {
    unsafeFor: against.flatMap(([{ name }, { level }]) => (level === 'contains' ? [name] : [])),
    lineCount: new Set(unsure.flatMap(([, { inDoubt }]) => inDoubt)).size,
    checkFor: unsure.map(([{ name }]) => name),
  }
}
