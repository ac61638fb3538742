import { Button, NativeSelect, NumberInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { mealSlots } from '../../domain/calendar/meal.ts'
import {
  type PlanRule,
  type RuleDays,
  skipInstead,
  type SkipInstead,
} from '../../domain/planner/plan-rule.ts'
import { describeRule } from '../../domain/planner/describe-rule.ts'
import { weekdayNames } from '../../domain/planner/weekday-names.ts'
import { slotNames } from '../calendar/meal-labels.ts'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { ChipRow, ChoiceChip, MultiChoiceChips } from '../ui/forms/choice-chip.tsx'
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

/** How often a rule wants its dish, as the form asks it. */
function howOf({ count }: HaveRule): { how: CountKind; times: number } {
  if (count === 'every') return { how: 'every', times: 1 }
  const { min, max, exact } = count
  if (max === 0) return { how: 'none', times: 1 }
  if (min !== undefined && min === max) return { how: exact ? 'exactly' : 'about', times: min }
  return min === undefined ? { how: 'most', times: max ?? 1 } : { how: 'least', times: min }
}

function countOf(kind: CountKind, times: number): HaveRule['count'] {
  if (kind === 'every') return 'every'
  if (kind === 'none') return { max: 0 }
  if (kind === 'least') return { min: times }
  if (kind === 'most') return { max: times }
  return { min: times, max: times, ...(kind === 'exactly' && { exact: true as const }) }
}

const weekdays = weekdayNames.map((value) => ({
  value,
  name: value.charAt(0).toUpperCase() + value.slice(1, 3),
}))
const slots = mealSlots.map((value) => ({ value, name: slotNames[value] }))

interface Props {
  rule: PlanRule
  isKept?: boolean
  isKeeping: boolean
  onKeep?: (rule: PlanRule) => void
  /** Switches a kept rule off for the chosen days, or on again. */
  pause?: { isOff: boolean; onToggle: () => void }
  onSave: (rule: PlanRule) => void
  onClose: () => void
}

export function RuleDialog({
  rule: initialRule,
  isKept = false,
  isKeeping,
  onKeep,
  pause,
  onSave,
  onClose,
}: Props) {
  const [rule, setRule] = useState(initialRule)
  const { when = {} } = rule
  const isDated = (when.dates?.length ?? 0) > 0
  const hasWhen = rule.kind !== 'leftover' && rule.kind !== 'order'
  const setWhen = (part: RuleDays) => {
    const all = { ...when, ...part }
    setRule({
      ...rule,
      when: {
        ...(all.dates?.length && { dates: all.dates }),
        ...(all.days?.length && { days: all.days }),
        ...(all.slots?.length && { slots: all.slots }),
      },
    })
  }
  return (
    <Dialog title="Rule" onClose={onClose}>
      <div className="stack">
        <p className={classes.said} role="status">
          {describeRule(rule)}
        </p>
        {rule.kind === 'have' && <HowOften rule={rule} onChange={setRule} />}
        {rule.kind === 'skip' && <EatInstead rule={rule} onChange={setRule} />}
        {rule.kind === 'skip' && !isDated && <SkipTimes rule={rule} onChange={setRule} />}
        {hasWhen && !isDated && (
          <Part legend="Days">
            <MultiChoiceChips
              offered={weekdays}
              chosen={when.days ?? []}
              onChange={(days) => setWhen({ days: weekdayNames.filter((name) => days.includes(name)) })}
            />
          </Part>
        )}
        {hasWhen && (
          <Part legend="Meals">
            <MultiChoiceChips
              offered={slots}
              chosen={when.slots ?? []}
              onChange={(chosen) => setWhen({ slots: mealSlots.filter((slot) => chosen.includes(slot)) })}
            />
          </Part>
        )}
        <Part legend="How strict?">
          <ChipRow>
            {(['must', 'prefer'] as const).map((strength) => (
              <ChoiceChip
                key={strength}
                type="radio"
                name="strength"
                isChosen={(rule.strength ?? 'must') === strength}
                onChange={() => setRule({ ...rule, strength })}
              >
                {strength === 'must' ? 'Always' : 'If possible'}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Part>
      </div>
      <DialogButtons>
        {onKeep && !isDated && (
          <Button variant="subtle" loading={isKeeping} onClick={() => onKeep(rule)}>
            Keep for all plans
          </Button>
        )}
        {pause && (
          <Button variant="subtle" loading={isKeeping} onClick={pause.onToggle}>
            {pause.isOff ? 'Turn back on for these days' : 'Turn off for these weeks'}
          </Button>
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button loading={isKept && isKeeping} onClick={() => onSave(rule)}>
          Save
        </Button>
      </DialogButtons>
    </Dialog>
  )
}

const Part = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend className={classes.heading}>{legend}</legend>
    {children}
  </fieldset>
)

type SkipRule = Extract<PlanRule, { kind: 'skip' }>

const insteadChoices: readonly { value: SkipInstead | ''; label: string }[] = [
  { value: '', label: 'Leftovers, the freezer or a takeaway' },
  { value: 'leftovers', label: 'Leftovers' },
  { value: 'freezer', label: 'Something from the freezer' },
  { value: 'takeaway', label: 'Takeaway' },
  { value: 'bought', label: 'Something bought ready' },
  { value: 'out', label: 'Nothing: we eat out' },
]

function EatInstead({ rule, onChange }: { rule: SkipRule; onChange: (rule: SkipRule) => void }) {
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
function SkipTimes({ rule, onChange }: { rule: SkipRule; onChange: (rule: SkipRule) => void }) {
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

function HowOften({ rule, onChange }: { rule: HaveRule; onChange: (rule: HaveRule) => void }) {
  const { how, times } = howOf(rule)
  const hasTimes = how !== 'every' && how !== 'none'
  return (
    <div className={classes.count}>
      <NativeSelect
        label="How often?"
        data={[...countKinds]}
        value={how}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            ...rule,
            count: countOf(countKinds.find((kind) => kind.value === value)?.value ?? 'least', times),
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
          onChange={(value) => onChange({ ...rule, count: countOf(how, Math.max(1, Number(value) || 1)) })}
        />
      )}
    </div>
  )
}
