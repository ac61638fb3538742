import { Button, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { oddLineDoubts } from '@plateful/page-reader/doubt'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { countTags } from '../../domain/recipes/find-recipes.ts'
import type { Recipe, RecipeDraft } from '../../domain/recipes/recipe.ts'
import type { SharedRecipe } from '../../domain/sharing/share.ts'
import { DoubtsSummary, type RecipeDoubts, SaveAsItIs, useDoubts } from '../recipes/form/doubts.tsx'
import { FormSafety } from '../recipes/form/form-safety.tsx'
import { PhotoField } from '../recipes/form/photo-field.tsx'
import { recipeDraft, storeIdempotencyKey, useContinueEditing } from '../recipes/form/recipe-draft.ts'
import { RecipeColumns, RecipeFormLayout, RecipeNumbers } from '../recipes/form/recipe-form-layout.tsx'
import {
  checkRecipe,
  isSameRecipeField,
  recipeFormOf,
  type RecipeFormValues,
  type RecipeProblems,
  unorderedFields,
} from '../recipes/form/recipe-form-values.ts'
import { TagsField } from '../recipes/form/tags-field.tsx'
import { useLeaveGuard } from '../recipes/form/use-leave-guard.tsx'
import { useRecipes } from '../recipes/queries.ts'
import { FormBar } from '../ui/forms/form-notes.tsx'
import { saveShortcut } from '../ui/forms/save-shortcut.tsx'
import { type Checked, type Issue, refusedFieldIssues, useForm } from '../ui/forms/use-form.ts'
import { useSaveCopy } from './queries.ts'
import classes from './review-form.module.css'

/** Saving makes a copy in one's own library; the shared recipe stays as it is. */
export function ReviewForm({ shareId, recipe }: { shareId: string; recipe: SharedRecipe }) {
  const navigate = useNavigate()
  const saving = useSaveCopy()
  const element = useRef<HTMLFormElement>(null)
  const name = `shared-${shareId}-${recipe.id}`
  const initial = recipeFormOf({ ...recipe, cuisine: null })
  const form = useForm(checkReview, initial, {
    stored: initial,
    isSaving: saving.isPending,
    draft: recipeDraft(name),
    isSame: isSameRecipeField,
    unorderedFields,
  })
  const doubts = useDoubts(oddLineDoubts(recipe), form)
  const continueEditing = useContinueEditing()
  const guard = useLeaveGuard(form.isChanged, form.forget)

  const change = (part: Partial<RecipeFormValues>) => {
    form.change(part)
    doubts.settle(part)
  }
  const onSuccess = (copy: Recipe, sent: RecipeFormValues) => {
    guard.letGo()
    form.forget()
    const typed = form.typedSince(recipeFormOf(copy), sent)
    if (typed) continueEditing(copy, typed)
    else void navigate({ to: '/recipes' })
  }
  const send = (draft: RecipeDraft) => {
    const sent = form.values
    storeIdempotencyKey(name, form.idempotencyKey)
    saving.mutate(
      { draft, idempotencyKey: form.idempotencyKey },
      {
        onSuccess: (copy) => onSuccess(copy, sent),
        onError: (error) => form.show(refusedFieldIssues(error)),
      },
    )
  }

  useHotkeys([['mod+Enter', () => element.current?.requestSubmit()]], [])

  return (
    <form ref={element} noValidate aria-label="Shared recipe" onSubmit={form.onSubmit(send)}>
      <div className={classes.next}>
        <DoubtsSummary doubts={doubts.openDoubts} />
        <SaveAsItIs isSaving={saving.isPending} />
        <FormSafety values={form.values} />
      </div>
      <ReviewFields
        values={form.values}
        problems={form.problems}
        doubts={doubts.sentences}
        onChange={change}
      />
      <FormBar>
        <Button type="submit" aria-disabled={saving.isPending} {...saveShortcut}>
          {saving.isPending ? 'Creating Recipe...' : 'Create Recipe'}
        </Button>
        <Button variant="default" onClick={() => navigate({ to: '/shared/$shareId', params: { shareId } })}>
          Cancel
        </Button>
      </FormBar>
      {guard.question}
    </form>
  )
}

interface Props {
  values: RecipeFormValues
  problems: RecipeProblems
  doubts: RecipeDoubts
  onChange: (part: Partial<RecipeFormValues>) => void
}

function ReviewFields({ values, problems, doubts, onChange }: Props) {
  const library = useRecipes().data ?? []
  return (
    <RecipeFormLayout
      words={
        <>
          <TextInput
            label="Recipe name"
            withAsterisk
            value={values.name}
            error={problems.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <RecipeNumbers
            values={values}
            problems={problems}
            doubts={doubts}
            onServingsLeft={() => {
              const servings = servingsOf(values)
              if (servings !== values.servings) onChange({ servings })
            }}
            onChange={onChange}
          />
          <TextInput
            label="Source (optional)"
            value={values.source}
            error={problems.source}
            onChange={(event) => onChange({ source: event.currentTarget.value })}
          />
          <TagsField
            tags={values.tags}
            known={countTags(library).map(({ tag }) => tag)}
            suggestions={[]}
            problem={problems.tags}
            onChange={(tags) => onChange({ tags })}
          />
        </>
      }
      photo={
        <PhotoField recipe={values} problem={problems.photo} onChange={(photo) => onChange({ photo })} />
      }
      columns={
        <RecipeColumns
          values={values}
          problems={problems}
          doubts={doubts}
          place="new"
          ownId={undefined}
          onChange={onChange}
        />
      }
    />
  )
}

/**
 * The messages of the review for three fields, in place of those of other recipe forms (sharing
 * 18).
 */
const ownWords = {
  ingredients: 'At least one ingredient is required',
  steps: 'At least one step is required',
  tags: 'At least one tag is required',
}

/** Empty servings become 1 (sharing 18), also if the form is sent from within the field. */
const servingsOf = ({ servings }: RecipeFormValues): string => (servings.trim() === '' ? '1' : servings)

const isList = (field: string): field is keyof typeof ownWords => Object.hasOwn(ownWords, field)
const isEmpty = (lines: readonly string[]) => lines.every((line) => line.trim() === '')

function checkReview(values: RecipeFormValues, original: RecipeFormValues): Checked<RecipeDraft> {
  const checked = checkRecipe({ ...values, servings: servingsOf(values) }, original)
  if (checked.success) return checked
  const withOwnMessage = ({ path, message }: Issue): Issue => {
    const field = String(path[0])
    return isList(field) && isEmpty(values[field]) ? { path, message: ownWords[field] } : { path, message }
  }
  return { success: false, error: { issues: checked.error.issues.map(withOwnMessage) } }
}
