import { TextInput } from '@mantine/core'
import { initialsOf } from '../../domain/household/person.ts'
import { DateField } from '../ui/forms/date-field.tsx'
import type { PersonFieldsProps, PersonFormValues } from './person-form-values.ts'
import classes from './person-form.module.css'

export function PersonNameFields({ values, problems, today, onChange }: PersonFieldsProps) {
  /** The initials follow the names until somebody edits them. */
  const rename = (part: Partial<Pick<PersonFormValues, 'firstName' | 'lastName'>>) => {
    const isSuggested = values.initials === initialsOf(values.firstName, values.lastName)
    const { firstName, lastName } = { ...values, ...part }
    onChange(isSuggested ? { ...part, initials: initialsOf(firstName, lastName) } : part)
  }
  return (
    <div className={classes.names}>
      <TextInput
        label="First name"
        withAsterisk
        data-autofocus
        autoComplete="off"
        maxLength={100}
        value={values.firstName}
        error={problems.firstName}
        onChange={(event) => rename({ firstName: event.currentTarget.value })}
      />
      <TextInput
        label="Last name"
        withAsterisk
        autoComplete="off"
        maxLength={100}
        value={values.lastName}
        error={problems.lastName}
        onChange={(event) => rename({ lastName: event.currentTarget.value })}
      />
      <TextInput
        label="Initials"
        withAsterisk
        autoComplete="off"
        maxLength={4}
        value={values.initials}
        error={problems.initials}
        onChange={(event) => onChange({ initials: event.currentTarget.value })}
      />
      <DateField
        label="Date of birth"
        placeholder="e.g. 4 May 2018"
        isOptional
        max={today}
        value={values.dateOfBirth}
        error={problems.dateOfBirth}
        onChange={(dateOfBirth) => onChange({ dateOfBirth })}
      />
    </div>
  )
}
