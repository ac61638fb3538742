import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { mealSlots } from '../../domain/calendar/meal.ts'
import { describeRule } from '../../domain/planner/describe-rule.ts'
import type { PlanRule, RuleDays } from '../../domain/planner/plan-rule.ts'
import { weekdayNames } from '../../domain/planner/weekday-names.ts'
import { slotNames } from '../calendar/meal-labels.ts'
import { Dialog, DialogButtons } from '../ui/dialog.tsx'
import { ChipRow, ChoiceChip, MultiChoiceChips } from '../ui/forms/choice-chip.tsx'
import { EatInstead, HowOften, SkipTimes } from './rule-count-fields.tsx'
import classes from './rules-field.module.css'

const weekdayChoices = weekdayNames.map((value) => ({
  value,
  name: value.charAt(0).toUpperCase() + value.slice(1, 3),
}))
const slotChoices = mealSlots.map((value) => ({ value, name: slotNames[value] }))

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
  const isDated = (rule.when?.dates?.length ?? 0) > 0
  return (
    <Dialog title="Rule" onClose={onClose}>
      <div className="stack">
        <p className={classes.said} role="status">
          {describeRule(rule)}
        </p>
        {rule.kind === 'have' && <HowOften rule={rule} onChange={setRule} />}
        {rule.kind === 'skip' && <EatInstead rule={rule} onChange={setRule} />}
        {rule.kind === 'skip' && !isDated && <SkipTimes rule={rule} onChange={setRule} />}
        {rule.kind !== 'leftover' && rule.kind !== 'order' && (
          <DaysAndMeals
            when={rule.when ?? {}}
            isDated={isDated}
            onChange={(when) => setRule({ ...rule, when })}
          />
        )}
        <Strictness value={rule.strength ?? 'must'} onChange={(strength) => setRule({ ...rule, strength })} />
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

interface DaysAndMealsProps {
  when: RuleDays
  isDated: boolean
  onChange: (when: RuleDays) => void
}

/** The weekdays and meals that a rule is for; a dated rule has no weekdays. */
function DaysAndMeals({ when, isDated, onChange }: DaysAndMealsProps) {
  const change = (part: RuleDays) => {
    const { dates, days, slots } = { ...when, ...part }
    onChange({
      ...(dates?.length && { dates }),
      ...(days?.length && { days }),
      ...(slots?.length && { slots }),
    })
  }
  return (
    <>
      {!isDated && (
        <Part legend="Days">
          <MultiChoiceChips
            offered={weekdayChoices}
            chosen={when.days ?? []}
            onChange={(days) => change({ days: weekdayNames.filter((name) => days.includes(name)) })}
          />
        </Part>
      )}
      <Part legend="Meals">
        <MultiChoiceChips
          offered={slotChoices}
          chosen={when.slots ?? []}
          onChange={(chosen) => change({ slots: mealSlots.filter((slot) => chosen.includes(slot)) })}
        />
      </Part>
    </>
  )
}

type Strength = NonNullable<PlanRule['strength']>

const Strictness = ({ value, onChange }: { value: Strength; onChange: (strength: Strength) => void }) => (
  <Part legend="How strict?">
    <ChipRow>
      {(['must', 'prefer'] as const).map((strength) => (
        <ChoiceChip
          key={strength}
          type="radio"
          name="strength"
          isChosen={value === strength}
          onChange={() => onChange(strength)}
        >
          {strength === 'must' ? 'Always' : 'If possible'}
        </ChoiceChip>
      ))}
    </ChipRow>
  </Part>
)
