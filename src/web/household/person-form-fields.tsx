import { TagsInput, Textarea, TextInput } from '@mantine/core'
import { initialsOf, tidyEntries } from '../../domain/household/person.ts'
import { offeredAllergies } from './allergy-names.ts'
import { ChoicesField } from './choices-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { PersonFormValues, PersonProblems } from './person-form-values.ts'
import classes from './person-form.module.css'
import { offeredDiets } from './diet-names.ts'
import { PortraitField } from './portrait-field.tsx'

interface Props {
  values: PersonFormValues
  problems: PersonProblems
  today: string
  onChange: (part: Partial<PersonFormValues>) => void
}

const favourites = [
  { field: 'favoriteBreakfast', label: 'Breakfast' },
  { field: 'favoriteLunch', label: 'Lunch' },
  { field: 'favoriteDinner', label: 'Dinner' },
  { field: 'favoriteDessert', label: 'Dessert' },
  { field: 'favoriteFruit', label: 'Fruit' },
  { field: 'favoriteVegetable', label: 'Vegetable' },
  { field: 'favoriteDrink', label: 'Drink' },
] as const

/** All fields of a person: who they are, what they must not eat, what they like. */
export function PersonFormFields({ values, problems, today, onChange }: Props) {
  return (
    <>
      <Who values={values} problems={problems} today={today} onChange={onChange} />
      <ChoicesField
        label="Allergies and intolerances"
        hint="No meal is planned for them with any of these. Write down anything else, such as kiwi."
        offered={offeredAllergies}
        chosen={values.allergies}
        otherLabel="Another allergy"
        problem={problems.allergies}
        onChange={(allergies) => onChange({ allergies })}
      />
      <ChoicesField
        label="Diets"
        hint="How they eat, by choice or by belief."
        offered={offeredDiets}
        chosen={values.dietaryPreferences}
        otherLabel="Another diet"
        problem={problems.dietaryPreferences}
        onChange={(dietaryPreferences) => onChange({ dietaryPreferences })}
      />
      <Tastes values={values} problems={problems} onChange={onChange} />
    </>
  )
}

function Who({ values, problems, today, onChange }: Props) {
  /** The initials follow the names until somebody writes their own. */
  const rename = (part: Partial<Pick<PersonFormValues, 'firstName' | 'lastName'>>) => {
    const isSuggested = values.initials === initialsOf(values.firstName, values.lastName)
    const { firstName, lastName } = { ...values, ...part }
    onChange(isSuggested ? { ...part, initials: initialsOf(firstName, lastName) } : part)
  }
  return (
    <>
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
        <TextInput
          label="Date of birth"
          type="date"
          max={today}
          value={values.dateOfBirth}
          error={problems.dateOfBirth}
          onChange={(event) => onChange({ dateOfBirth: event.currentTarget.value })}
        />
      </div>
      <PortraitField
        person={values}
        problem={problems.profilePhoto}
        onChange={(profilePhoto) => onChange({ profilePhoto })}
      />
      <ColourField value={values.color} problem={problems.color} onChange={(color) => onChange({ color })} />
    </>
  )
}

function Tastes({ values, problems, onChange }: Omit<Props, 'today'>) {
  return (
    <fieldset className={classes.tastes}>
      <legend className={classes.legend}>What they like</legend>
      <TagsInput
        label="Favourite foods"
        placeholder="Type one and press Enter"
        splitChars={[',', ';']}
        acceptValueOnBlur
        value={values.favoritefoods}
        error={problems.favoritefoods}
        onChange={(typed) => onChange({ favoritefoods: tidyEntries(typed) })}
      />
      <TagsInput
        label="Foods they would rather not eat"
        placeholder="Type one and press Enter"
        splitChars={[',', ';']}
        acceptValueOnBlur
        value={values.dislikedfoods}
        error={problems.dislikedfoods}
        onChange={(typed) => onChange({ dislikedfoods: tidyEntries(typed) })}
      />
      <div className={classes.favourites} role="group" aria-label="Favourites">
        {favourites.map(({ field, label }) => (
          <TextInput
            key={field}
            label={`Favourite ${label.toLowerCase()}`}
            maxLength={200}
            value={values[field]}
            error={problems[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Textarea
        label="Notes"
        placeholder="Anything else the cook should know"
        rows={3}
        resize="vertical"
        maxLength={5000}
        value={values.notes}
        error={problems.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
    </fieldset>
  )
}
