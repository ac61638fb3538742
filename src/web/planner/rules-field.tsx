import { Button, CloseButton, Textarea, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { type Day, startOfWeek } from '../../domain/day.ts'
import { describeRule } from '../../domain/planner/describe-rule.ts'
import type { KeptRule } from '../../domain/planner/kept-rule.ts'
import { MAX_RULES, type PlanRule } from '../../domain/planner/plan-rule.ts'
import { MAX_SENTENCE } from '../../domain/planner/planning-request.ts'
import { useChangeKeptRule, useDeleteKeptRule, useKeepRule, useKeptRules } from './kept-rule-queries.ts'
import type { PlannerFormValues } from './planner-form-values.ts'
import { RuleDialog } from './rule-dialog.tsx'
import { RuleOffers } from './rule-offers.tsx'
import classes from './rules-field.module.css'

interface Props {
  form: PlannerFormValues
  dates: readonly Day[]
  isReading: boolean
  onRead: () => void
  onChange: (part: Partial<PlannerFormValues>) => void
}

/**
 * Rules in the household's own words; the rules that were understood are shown before anything is
 * planned.
 */
export function RulesField({ form, dates, isReading, onRead, onChange }: Props) {
  const { sentence, rules, unread } = form
  const readOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter would send the whole form.
    event.preventDefault()
    if (sentence.trim() !== '') onRead()
  }
  return (
    <div className={classes.field}>
      <div className={classes.typing}>
        <Textarea
          label="Rules in your own words (optional)"
          description="For example: fish twice, something quick on Tuesday, no beef, Grandma comes on Saturday"
          rows={1}
          classNames={{ input: classes.sentence }}
          enterKeyHint="done"
          maxLength={MAX_SENTENCE}
          value={sentence}
          onChange={({ currentTarget: { value } }) => onChange({ sentence: value.replace(/[\r\n]+/g, ' ') })}
          onKeyDown={readOnEnter}
        />
        <Button variant="default" disabled={sentence.trim() === ''} loading={isReading} onClick={onRead}>
          Add rules
        </Button>
      </div>
      <div role="status">
        {unread.length > 0 && (
          <p className={classes.unread}>Not understood: {unread.map((text) => `‘${text}’`).join(', ')}</p>
        )}
        {rules.length >= MAX_RULES && (
          <p className={classes.unread}>A plan can have up to {MAX_RULES} rules.</p>
        )}
      </div>
      <RuleOffers form={form} onChange={onChange} />
      {rules.length > 0 && <OwnRules rules={rules} onChange={(changed) => onChange({ rules: changed })} />}
      <KeptRules dates={dates} />
    </div>
  )
}

interface OwnProps {
  rules: readonly PlanRule[]
  onChange: (rules: PlanRule[]) => void
}

function OwnRules({ rules, onChange }: OwnProps) {
  const [openedIndex, setOpenedIndex] = useState<number | null>(null)
  const keep = useKeepRule()
  const rule = openedIndex === null ? undefined : rules[openedIndex]
  const rulesWithout = (index: number) => rules.filter((_, at) => at !== index)
  return (
    <section aria-labelledby="own-rules">
      <p id="own-rules" className={classes.heading}>
        Understood as
      </p>
      <ul className="wrap list" aria-labelledby="own-rules">
        {rules.map((understood, index) => (
          <RuleChip
            key={`${describeRule(understood)} ${index}`}
            ruleText={describeRule(understood)}
            onOpen={() => setOpenedIndex(index)}
            onRemove={() => onChange(rulesWithout(index))}
          />
        ))}
      </ul>
      {openedIndex !== null && rule && (
        <RuleDialog
          rule={rule}
          isKeeping={keep.isPending}
          onKeep={(changed) =>
            keep.mutate(
              { rule: changed },
              {
                onSuccess: () => {
                  onChange(rulesWithout(openedIndex))
                  setOpenedIndex(null)
                },
              },
            )
          }
          onSave={(changed) => {
            onChange(rules.map((other, at) => (at === openedIndex ? changed : other)))
            setOpenedIndex(null)
          }}
          onClose={() => setOpenedIndex(null)}
        />
      )}
    </section>
  )
}

interface ChipProps {
  ruleText: string
  isOff?: boolean
  onOpen: () => void
  onRemove: () => void
}

const RuleChip = ({ ruleText, isOff = false, onOpen, onRemove }: ChipProps) => (
  <li className={classes.rule} data-off={isOff}>
    <UnstyledButton className={classes.press} aria-label={`Change: ${ruleText}`} onClick={onOpen}>
      {ruleText}
    </UnstyledButton>
    <CloseButton size="md" className={classes.away} aria-label={`Remove: ${ruleText}`} onClick={onRemove} />
  </li>
)

/** The weeks of the chosen days, by their Mondays. */
const weeksOf = (dates: readonly Day[]) => [...new Set(dates.map(startOfWeek))]

/**
 * The rules kept for all plans; each can be switched off for a week, after which it applies again.
 */
function KeptRules({ dates }: { dates: readonly Day[] }) {
  const keptRules = useKeptRules().data ?? []
  const [openedRule, setOpenedRule] = useState<KeptRule | null>(null)
  const change = useChangeKeptRule()
  const dropRule = useDeleteKeptRule()
  const weeks = weeksOf(dates)
  const isOff = ({ offWeeks }: KeptRule) => weeks.length > 0 && weeks.every((week) => offWeeks.includes(week))
  if (keptRules.length === 0) return null
  const toggle = (rule: KeptRule) => {
    const others = rule.offWeeks.filter((week) => !weeks.includes(week))
    change.mutate(
      { id: rule.id, change: { offWeeks: isOff(rule) ? others : [...others, ...weeks] } },
      { onSuccess: () => setOpenedRule(null) },
    )
  }
  return (
    <section aria-labelledby="kept-rules">
      <p id="kept-rules" className={classes.heading}>
        In all your plans
      </p>
      <ul className="wrap list" aria-labelledby="kept-rules">
        {keptRules.map((rule) => (
          <RuleChip
            key={rule.id}
            ruleText={
              isOff(rule) ? `${describeRule(rule.rule)} (off for these days)` : describeRule(rule.rule)
            }
            isOff={isOff(rule)}
            onOpen={() => setOpenedRule(rule)}
            onRemove={() => dropRule.mutate(rule.id)}
          />
        ))}
      </ul>
      {openedRule && (
        <RuleDialog
          rule={openedRule.rule}
          isKept
          isKeeping={change.isPending}
          {...(weeks.length > 0 && {
            pause: { isOff: isOff(openedRule), onToggle: () => toggle(openedRule) },
          })}
          onSave={(rule) =>
            change.mutate({ id: openedRule.id, change: { rule } }, { onSuccess: () => setOpenedRule(null) })
          }
          onClose={() => setOpenedRule(null)}
        />
      )}
    </section>
  )
}
