import { Checkbox, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { displayNameAmong } from '../../domain/household/person.ts'
import { countTags } from '../../domain/recipes/find-recipes.ts'
import { usePeople } from '../household/queries.ts'
import { useRecipes } from '../recipes/queries.ts'
import { MultiChoiceChips } from '../ui/forms/choice-chip.tsx'
import type { PlannerFormPart } from './planner-form-values.ts'
import classes from './planner-form.module.css'

/** The most tags that are shown at first: more would push the buttons out of sight. */
const FIRST_TAGS = 24

const options = [
  {
    field: 'replaceExistingMeals',
    label: 'Replace existing meals',
    text: 'Replaces what’s already planned. Undo brings it back.',
  },
  {
    field: 'ignoreSkippedDays',
    label: 'Ignore skipped days',
    text: 'Days you ignore on the calendar stay empty. Switch this off to plan them too.',
  },
  { field: 'balanceCuisines', label: 'Balance cuisines', text: 'Not the same kind of food day after day.' },
] as const

export function PlannerOptions({ form, onChange }: PlannerFormPart) {
  const guests = usePeople('guest-diners').data ?? []
  const shortNameOf = displayNameAmong(guests)
  const tags = countTags(useRecipes().data ?? [])
  return (
    <>
      <Group legend="Additional options">
        <div className={classes.options}>
          {options.map(({ field, label, text }) => (
            <Checkbox
              key={field}
              label={label}
              description={text}
              checked={form[field]}
              onChange={({ currentTarget: { checked } }) => onChange({ [field]: checked })}
            />
          ))}
        </div>
      </Group>
      <TextInput
        label="In the freezer (optional)"
        description="Meals for days when nobody cooks, separated by commas: pea soup, last month’s lasagne"
        maxLength={500}
        value={form.freezer}
        onChange={({ currentTarget: { value } }) => onChange({ freezer: value })}
      />
      {tags.length > 0 && (
        <Group legend="Only recipes tagged">
          <MultiChoiceChips
            offered={tags
              .filter(({ tag }, rank) => rank < FIRST_TAGS || form.tags.includes(tag))
              .map(({ tag }) => ({ value: tag, name: tag }))}
            chosen={form.tags}
            onChange={(chosen) => onChange({ tags: chosen })}
          />
        </Group>
      )}
      {guests.length > 0 && (
        <Group legend="Guests at these meals">
          <MultiChoiceChips
            offered={guests.map((guest) => ({ value: guest.id, name: shortNameOf(guest) }))}
            chosen={form.guestIds}
            onChange={(chosen) => onChange({ guestIds: chosen })}
          />
        </Group>
      )}
    </>
  )
}

const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset>
    <legend className={classes.legend}>{legend}</legend>
    {children}
  </fieldset>
)
