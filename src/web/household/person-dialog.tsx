import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { changeFamilyMemberCall } from '../../contract/household.ts'
import type { Day } from '../../domain/day.ts'
import { Person } from '../../domain/household/person.ts'
import { currentOf, isRefused } from '../api/call-error.ts'
import { FormBar } from '../ui/forms/form-bar.tsx'
import { DraftNotice } from '../ui/forms/draft-notice.tsx'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import type { FormPlace } from '../ui/forms/form-draft.ts'
import { NotSaved } from '../ui/forms/not-saved.tsx'
import { TheirChanges } from '../ui/forms/their-changes.tsx'
import { TypedSince } from '../ui/forms/typed-since.tsx'
import { refusedFields, useForm } from '../ui/forms/use-form.ts'
import { freeColour } from './colours.ts'
import { PersonFormFields } from './person-form-fields.tsx'
import { checkPerson, emptyPerson, formOf, type PersonFormValues } from './person-form-values.ts'
import classes from './person-form.module.css'
import { sayFields } from './person-words.ts'
import { type PeopleKind, useSavePerson } from './queries.ts'

interface Props {
  kind: PeopleKind
  /** Where what is typed is kept. */
  place: FormPlace<PersonFormValues>
  /** Null for somebody new. */
  person: Person | null
  /** The colours that the others wear. */
  worn: readonly string[]
  today: Day
  onClose: () => void
}

const sets = ['allergies', 'dietaryPreferences', 'favoritefoods', 'dislikedfoods'] as const

const titleOf = (kind: PeopleKind, person: Person | null) => {
  if (person) return `Edit ${person.firstName}`
  return kind === 'family-members' ? 'Add a Family Member' : 'Add a Guest'
}

/**
 * Adds a person or changes one; what is wrong stands beside its field, and nothing typed is lost.
 */
export function PersonDialog({ kind, place, person, worn, today, onClose }: Props) {
  const [stored, setStored] = useState(person)
  const save = useSavePerson(kind, stored)
  const { form, values, problems, isChanged, change, show, ...typing } = useForm(
    () => emptyPerson(freeColour(worn)),
    {
      stored: stored && formOf(stored),
      isSaving: save.isPending,
      kept: { place, of: stored?.id ?? null },
      sets,
    },
  )
  const close = () => {
    typing.forget()
    onClose()
  }

  const goOn = (saved: Person) => {
    const typed = typing.typedSince(values, formOf(saved))
    if (!typed) return close()
    setStored(saved)
    typing.goOn(formOf(saved), typed)
  }
  const meet = (error: Error) => {
    setStored(currentOf(error, Person) ?? stored)
    if (isRefused(error, changeFamilyMemberCall, 'CHANGED_MEANWHILE')) typing.ask()
    show(refusedFields(error))
  }
  const choose = (take: () => void) => () => {
    take()
    save.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const { draft, issues } = checkPerson(values, today)
    if (issues) show(issues)
    else if (typing.isUndecided) typing.ask()
    else save.mutate({ draft, onceKey: typing.onceKey }, { onSuccess: goOn, onError: meet })
  }

  return (
    <FormDialog title={titleOf(kind, person)} width="38.75rem" isChanged={isChanged} onClose={close}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        {typing.isRestored && <DraftNotice onStartOver={typing.startOver} />}
        <TheirChanges
          what="person"
          theirs={sayFields(typing.theirs)}
          asked={typing.asked}
          onTake={choose(typing.takeTheirs)}
          onKeep={choose(typing.keepMine)}
        />
        <PersonFormFields values={values} problems={problems} today={today} onChange={change} />
        <NotSaved error={save.error} />
        {save.isSuccess && isChanged && <TypedSince />}
        <FormBar side="right">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </FormBar>
      </form>
    </FormDialog>
  )
}
