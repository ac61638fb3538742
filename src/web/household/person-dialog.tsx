import { useState } from 'react'
import { familyCalls } from '../../contract/household.ts'
import type { Day } from '../../domain/day.ts'
import { Person } from '../../domain/household/person.ts'
import { currentVersionOf, isRefused } from '../api/call-error.ts'
import { dialogDraft, type DraftPlace } from '../ui/forms/draft-store.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { ScrolledIntoViewNote, TheirChanges } from '../ui/forms/form-notes.tsx'
import { refusedFieldIssues, useForm } from '../ui/forms/use-form.ts'
import { freeColour } from './colours.ts'
import type { PeopleKind } from './people-calls.ts'
import { PersonFormFields } from './person-form-fields.tsx'
import {
  checkPerson,
  emptyPerson,
  personFormOf,
  type PersonFormValues,
  describePersonFields,
} from './person-form-values.ts'
import { useSavePerson } from './queries.ts'

interface Props {
  kind: PeopleKind
  /** Where the draft is stored. */
  place: DraftPlace<PersonFormValues>
  person: Person | null
  others: readonly Person[]
  today: Day
  onClose: () => void
}

const unorderedFields = ['allergies', 'dietaryPreferences', 'favoritefoods', 'dislikedfoods'] as const

const titleOf = (kind: PeopleKind, person: Person | null) => {
  if (person) return `Edit ${person.firstName}`
  return kind === 'family-members' ? 'Add a Family Member' : 'Add a Guest'
}

/**
 * Adds or edits a person. Errors stand beside their fields, and nothing typed is lost. Somebody who
 * was removed meanwhile can be added again as the form has them (household 45).
 */
export function PersonDialog({ kind, place, person, others, today, onClose }: Props) {
  const [stored, setStored] = useState(person)
  const [isRemoved, setIsRemoved] = useState(false)
  const saving = useSavePerson(kind, stored, isRemoved)
  const form = useForm(
    (values) => checkPerson(values, today),
    () => emptyPerson(freeColour(others.map(({ color }) => color)), kind === 'family-members' ? others : []),
    {
      stored: stored && personFormOf(stored),
      isSaving: saving.isPending,
      mustResolveConflicts: true,
      draft: dialogDraft(place, stored?.id ?? null),
      unorderedFields,
    },
  )
  const onSuccess = (saved: Person) => {
    if (form.goOn(personFormOf(saved))) return setStored(saved)
    form.forget()
    onClose()
  }
  const onError = (error: Error) => {
    setStored(currentVersionOf(error, Person) ?? stored)
    if (isRefused(error, familyCalls.change, 'CHANGED_MEANWHILE')) form.ask()
    if (isRefused(error, familyCalls.change, 'NOT_FOUND')) setIsRemoved(true)
    form.show(refusedFieldIssues(error))
  }
  return (
    <FormDialog
      title={titleOf(kind, person)}
      width="38.75rem"
      form={form}
      saving={saving}
      save={isRemoved ? 'Add as New' : 'Save'}
      onSubmit={form.onSubmit((draft) =>
        saving.mutate({ draft, idempotencyKey: form.idempotencyKey }, { onSuccess, onError }),
      )}
      onClose={onClose}
    >
      <TheirChanges what="person" form={form} saving={saving} describeFields={describePersonFields} />
      <PersonFormFields values={form.values} problems={form.problems} today={today} onChange={form.change} />
      {isRemoved && (
        <ScrolledIntoViewNote>To have this person back, add them as somebody new.</ScrolledIntoViewNote>
      )}
    </FormDialog>
  )
}
