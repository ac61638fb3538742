import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { withCapital } from '@plateful/ingredients/format-english'
import { type ChangeEvent, type KeyboardEvent, use, useDeferredValue, useMemo } from 'react'
import { choiceFieldNames, recipeChoices } from '../../../domain/recipes/choice-fields.ts'
import { countTags } from '../../../domain/recipes/find-recipes.ts'
import { readNutrition } from '../../../domain/recipes/nutrition.ts'
import { canAutoFocus } from '../../ui/forms/can-auto-focus.ts'
import { toast } from '../../ui/toast.ts'
import { choiceTitle } from '../format-recipe.ts'
import { NutritionList } from '../nutrition-list.tsx'
import { useRecipes } from '../queries.ts'
import { AboutInputs } from './about-inputs.tsx'
import { doubtProps } from './doubts.tsx'
import { BETWEEN_WORDS } from './focus-doubtful-word.ts'
import { LineReviewContext } from './line-review-help.ts'
import { PhotoField } from './photo-field.tsx'
import {
  RecipeColumns,
  type RecipeColumnsProps,
  type RecipeFieldsProps,
  RecipeFormLayout,
  RecipeNumbers,
} from './recipe-form-layout.tsx'
import { numberOf } from './recipe-form-values.ts'
import { suggestTags } from './suggest-tags.ts'
import { TagsField } from './tags-field.tsx'
import classes from './recipe-form.module.css'

export function RecipeFormFields({ place, ownId, ...form }: RecipeColumnsProps) {
  const { values, problems, doubts, onChange } = form
  // Deferred: the plate is drawn after the typed letter.
  const deferredValues = { ...useDeferredValue(values), photo: values.photo }
  return (
    <RecipeFormLayout
      words={<Words {...form} isNew={ownId === undefined && values.name === ''} />}
      photo={
        <PhotoField
          recipe={deferredValues}
          problem={problems.photo}
          doubt={doubts.photo}
          onChange={(photo) => onChange({ photo })}
        />
      }
      columns={<RecipeColumns place={place} ownId={ownId} {...form} />}
    >
      <Details {...form} />
      <AboutInputs {...form} />
    </RecipeFormLayout>
  )
}

/**
 * A long name is shown in full (recipes 88), but it stays one line of text: Enter saves, as in any
 * other field.
 */
function saveByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

function Words({ isNew, ...form }: RecipeFieldsProps & { isNew: boolean }) {
  const { values, problems, doubts, onChange } = form
  const hard = use(LineReviewContext)?.hardWords({ field: 'name', row: 0, text: values.name }) ?? []
  return (
    <>
      <Textarea
        label="Name"
        withAsterisk
        size="lg"
        rows={1}
        maxLength={200}
        classNames={{ input: classes.name }}
        placeholder="What do you call it?"
        autoFocus={isNew && canAutoFocus()}
        value={values.name}
        error={problems.name}
        {...doubtProps(doubts.name)}
        data-field="name"
        data-hard-words={hard.length > 0 ? hard.join(BETWEEN_WORDS) : undefined}
        onKeyDown={saveByEnter}
        onChange={(event) => onChange({ name: event.currentTarget.value.replace(/[\r\n]+/g, ' ') })}
      />
      <RecipeNumbers {...form} />
      <Tags {...form} />
    </>
  )
}

function Tags({ values, problems, doubts, onChange }: RecipeFieldsProps) {
  const library = useRecipes().data
  // Deferred: the tags of a library of thousands are counted after the typed letter.
  const deferredValues = useDeferredValue(values)
  const knownTags = useMemo(() => countTags(library ?? []).map(({ tag }) => tag), [library])
  const suggestions = useMemo(
    () =>
      suggestTags(
        {
          ...deferredValues,
          prepTimeMinutes: numberOf(deferredValues.prepTimeMinutes),
          cookTimeMinutes: numberOf(deferredValues.cookTimeMinutes),
          totalTimeMinutes: numberOf(deferredValues.totalTimeMinutes),
        },
        library ?? [],
      ),
    [deferredValues, library],
  )
  return (
    <TagsField
      tags={values.tags}
      known={knownTags}
      suggestions={suggestions.filter((tag) => !values.tags.includes(tag))}
      problem={problems.tags}
      doubt={doubts.tags}
      onChange={(tags) => onChange({ tags })}
    />
  )
}

function Details({ values, problems, onChange }: RecipeFieldsProps) {
  const textField = (name: 'source' | 'cuisine' | 'budgetPerServing') => ({
    value: values[name],
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <fieldset className={classes.details}>
      <legend className={classes.legend}>Good to know</legend>
      <TextInput label="Source" placeholder="A web address, a book, a grandmother" {...textField('source')} />
      <TextInput label="Cuisine" placeholder="For example Italian" {...textField('cuisine')} />
      {choiceFieldNames.map((field) => (
        <NativeSelect
          key={field}
          label={choiceTitle(field)}
          data={[
            { value: '', label: 'Not said' },
            ...recipeChoices[field].values.map((value) => ({ value, label: withCapital(value) })),
          ]}
          value={values[field]}
          error={problems[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
        />
      ))}
      <TextInput
        label="Cost per serving"
        leftSection="£"
        inputMode="decimal"
        placeholder="2.50"
        {...textField('budgetPerServing')}
      />
      <div className={classes.nutrition}>
        <NutritionList nutrition={readNutrition(values.nutritionPerServing)} />
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          onClick={() =>
            toast(
              'Nutrition calculation isn’t available',
              'Figures that came with a recipe are kept.',
              'note',
            )
          }
        >
          Calculate nutrition
        </Button>
      </div>
    </fieldset>
  )
}
