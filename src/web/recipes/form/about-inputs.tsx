import { Textarea, TextInput } from '@mantine/core'
import { MAX_ABOUT } from '../../../domain/recipes/about-fields.ts'
import { FieldDisclosure } from '../../ui/disclosure.tsx'
import { cut } from '../format-recipe.ts'
import type { RecipeFormValues, RecipeProblems } from './recipe-form-values.ts'
import classes from './recipe-form.module.css'

/** Characters of each text in the summary of the folded part. */
const SHORT = 40

type AboutField = keyof typeof MAX_ABOUT

interface Props {
  values: Pick<RecipeFormValues, AboutField>
  problems: RecipeProblems
  onChange: (part: Partial<RecipeFormValues>) => void
}

const shortFields = [
  ['author', 'Author', 'Who wrote it'],
  ['makes', 'Makes', 'For example about 20 rolls'],
  ['video', 'Video', 'https://…'],
] as const satisfies [AboutField, string, string][]

const longFields = [
  ['description', 'Description', 'What kind of dish it is'],
  ['equipment', 'Equipment', 'One thing per line, such as a 23 cm tin'],
  ['tips', 'Tips', 'How to store it, what you can swap'],
] as const satisfies [AboutField, string, string][]

const names = [...shortFields, ...longFields].map(([name]) => name)

/** The fields that are not needed to cook (recipes 70), folded, with a summary. */
export function AboutInputs({ values, problems, onChange }: Props) {
  const summary = names.map((name) => cut(values[name].trim(), SHORT)).filter((text) => text !== '')
  const fieldOf = (name: AboutField, label: string, placeholder: string) => ({
    label,
    placeholder,
    maxLength: MAX_ABOUT[name],
    value: values[name],
    error: problems[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <div className={classes.told}>
      <FieldDisclosure
        title="About this recipe"
        summary={summary.join(' · ') || 'Author, description, what it makes, video, equipment, tips'}
        fields={names}
        problems={problems}
      >
        <div className={classes.aboutShort}>
          {shortFields.map(([name, label, placeholder]) => (
            <TextInput
              key={name}
              inputMode={name === 'video' ? 'url' : undefined}
              {...fieldOf(name, label, placeholder)}
            />
          ))}
        </div>
        <div className={classes.aboutLong}>
          {longFields.map(([name, label, placeholder]) => (
            <Textarea key={name} rows={3} resize="vertical" {...fieldOf(name, label, placeholder)} />
          ))}
        </div>
      </FieldDisclosure>
    </div>
  )
}
