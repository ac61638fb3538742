import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { describeRule } from '../../domain/planner/describe-rule.ts'
import { MAX_RULES, type PlanRule, type RuleOffer } from '../../domain/planner/plan-rule.ts'
import type { PlannerFormValues, PlannerFormPart } from './planner-form-values.ts'
import classes from './rules-field.module.css'

/** Punctuation and joining words that remain at the ends of a text when a part of it is cut out. */
const EDGES = /^(?:[\s,.;:!?–-]|(?:and|but|or)\b)+|(?:[\s,.;:!?–-]|\b(?:and|but|or))+$/giu

/** The unread texts without a part that a rule was picked for. */
const withoutQuote = (unread: readonly string[], quote: string): string[] =>
  unread
    .map((text) => (text.includes(quote) ? text.replace(quote, '').replace(EDGES, '') : text))
    .filter((text) => text !== '')

const withPicked = (
  { rules, unread, offers }: PlannerFormValues,
  offer: RuleOffer,
  rule: PlanRule,
): Pick<PlannerFormValues, 'rules' | 'unread' | 'offers'> => ({
  rules: [...rules, rule].slice(0, MAX_RULES),
  unread: withoutQuote(unread, offer.said),
  offers: offers.filter((other) => other !== offer),
})

/** What the words that were not understood may mean; a press adds one rule (planner 119). */
export function RuleOffers({ form, onChange }: PlannerFormPart) {
  if (form.offers.length === 0 || form.rules.length >= MAX_RULES) return null
  return (
    <ul className={classes.offers} aria-label="What you may mean">
      {form.offers.map((offer, index) => (
        <li key={`${offer.said} ${index}`}>
          <p className={classes.offered}>
            {form.unread.length > 0 && form.unread.every((text) => text === offer.said)
              ? 'You may mean:'
              : `By ‘${offer.said}’ you may mean:`}
          </p>
          <div className="wrap">
            {offer.rules.map((rule) => (
              <Button
                key={describeRule(rule)}
                variant="default"
                size="compact-md"
                leftSection={<IconPlus size={14} aria-hidden />}
                className={classes.choice}
                aria-label={`Add: ${describeRule(rule)}`}
                onClick={() => onChange(withPicked(form, offer, rule))}
              >
                {describeRule(rule)}
              </Button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
