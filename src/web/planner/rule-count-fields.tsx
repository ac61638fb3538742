/**
 * The fields for how often a rule wants its dish, or wants nothing cooked, and for what is eaten
 * instead.
 */

import { NativeSelect, NumberInput } from '@mantine/core'
import { useState } from 'react'
import { type PlanRule, skipInstead, type SkipInstead } from '../../domain/planner/plan-rule.ts'
import classes from './rules-field.module.css'

type HaveRule = Extract<PlanRule, { kind: 'have' }>
type CountKind = 'every' | 'least' | 'most' | 'exactly' | 'about' | 'none'

const countKinds: readonly { value: CountKind; label: string }[] = [
  { value: 'least', label: 'At least' },
  { value: 'most', label: 'At most' },
  { value: 'about', label: 'Just' },
  { value: 'exactly', label: 'Exactly' },
  { value: 'every', label: 'Every meal' },
  { value: 'none', label: 'Never' },
]

/** A rule's count as the values of the two fields: its kind, and a number of times. */
function countFieldsOf({ count }: HaveRule): { kind: CountKind; times: number } {
  if (count === 'every') return { kind: 'every', times: 1 }
  const { min, max, exact } = count
  if (max === 0) return { kind: 'none', times: 1 }
  if (min !== undefined && min === max) return { kind: exact ? 'exactly' : 'about', times: min }
  return min === undefined ? { kind: 'most', times: max ?? 1 } : { kind: 'least', times: min }
}

function countOf(kind: CountKind, times: number): HaveRule['count'] {
  if (kind === 'every') return 'every'
  if (kind === 'none') return { max: 0 }
  if (kind === 'least') return { min: times }
  if (kind === 'most') return { max: times }
  return { min: times, max: times, ...(kind === 'exactly' && { exact: true as const }) }
}

export function HowOften({ rule, onChange }: { rule: HaveRule; onChange: (rule: HaveRule) => void }) {
  const { kind, times } = countFieldsOf(rule)
  const hasTimes = kind !== 'every' && kind !== 'none'
  return (
    <div className={classes.count}>
      <NativeSelect
        label="How often?"
        data={[...countKinds]}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...rule,
            count: countOf(countKinds.find((offered) => offered.value === value)?.value ?? 'least', times),
          })
        }
      />
      {hasTimes && (
        <NumberInput
          label="Times"
          min={1}
          max={99}
          allowDecimal={false}
          value={times}
          onChange={(value) => onChange({ ...rule, count: countOf(kind, Math.max(1, Number(value) || 1)) })}
        />
      )}
    </div>
  )
}

type SkipRule = Extract<PlanRule, { kind: 'skip' }>

const insteadChoices: readonly { value: SkipInstead | ''; label: string }[] = [
  { value: '', label: 'Leftovers, the freezer or a takeaway' },
  { value: 'leftovers', label: 'Leftovers' },
  { value: 'freezer', label: 'Something from the freezer' },
  { value: 'takeaway', label: 'Takeaway' },
  { value: 'bought', label: 'Something bought ready' },
  { value: 'out', label: 'Nothing: we eat out' },
]

export function EatInstead({ rule, onChange }: { rule: SkipRule; onChange: (rule: SkipRule) => void }) {
  return (
    <NativeSelect
      label="What do you eat instead?"
      data={[...insteadChoices]}
      value={rule.instead ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const { instead: _, ...rest } = rule
        const chosen = skipInstead.find((choice) => choice === value)
        onChange({ ...rest, ...(chosen && { instead: chosen }) })
      }}
    />
  )
}

/** At how many of its meals nothing is cooked; the planner picks them. Empty: at all of them. */
export function SkipTimes({ rule, onChange }: { rule: SkipRule; onChange: (rule: SkipRule) => void }) {
  // A cleared number takes 'a week' with it, and the next number brings it back.
  const [initialPer] = useState(rule.per)
  return (
    <NumberInput
      label="At how many meals?"
      placeholder="All of these"
      min={1}
      max={99}
      allowDecimal={false}
      value={rule.times ?? ''}
      onChange={(value) => {
        const { times: _, per: __, ...rest } = rule
        const times = Math.min(99, Math.trunc(Number(value)))
        onChange(times >= 1 ? { ...rest, times, ...(initialPer && { per: initialPer }) } : rest)
      }}
    />
  )
}
