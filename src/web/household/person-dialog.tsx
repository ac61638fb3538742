import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import type { Day } from '../../domain/day/day.ts'
import type { Person } from '../../domain/household/person.ts'
import { FormBar } from '../ui/form-bar.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { NotSaved } from '../ui/not-saved.tsx'
import { refusedFields, useForm } from '../ui/use-form.ts'
import { freeColour } from './colours.ts'
import { PersonFormFields } from './person-form-fields.tsx'
import { checkPerson, emptyPerson, formOf } from './person-form-values.ts'
import classes from './person-form.module.css'
import { type PeopleKind, useSavePerson } from './queries.ts'

interface Props {
  kind: PeopleKind
  /** Null for somebody new. */
  person: Person | null
  /** The colours that the others wear. */
  worn: readonly string[]
  today: Day
  onClose: () => void
}

const titleOf = (kind: PeopleKind, person: Person | null) => {
  if (person) return `Edit ${person.firstName}`
  return kind === 'family-members' ? 'Add a Family Member' : 'Add a Guest'
}

/** Adds a person or changes one; what is wrong stands beside its field, and nothing typed is lost. */
export function PersonDialog({ kind, person, worn, today, onClose }: Props) {
  const { form, values, problems, isChanged, change, show } = useForm(() =>
    person ? formOf(person) : emptyPerson(freeColour(worn)),
  )
  const save = useSavePerson(kind, person?.id ?? null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { draft, issues } = checkPerson(values, today)
    if (issues) show(issues)
    else save.mutate(draft, { onSuccess: onClose, onError: (error) => show(refusedFields(error)) })
  }

  return (
    <FormDialog title={titleOf(kind, person)} width="38.75rem" isChanged={isChanged} onClose={onClose}>
      <form ref={form} className={classes.form} noValidate onSubmit={submit}>
        <PersonFormFields values={values} problems={problems} today={today} onChange={change} />
        <NotSaved error={save.error} />
        <FormBar side="right">
          <Button variant="default" onClick={onClose}>
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
