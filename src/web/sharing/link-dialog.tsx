import { Button, Textarea, TextInput } from '@mantine/core'
import { z } from 'zod'
import { Day, dayOf } from '../../domain/day.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { ShareDraft } from '../../domain/sharing/share.ts'
import { DialogButtons, Dialog } from '../ui/dialog.tsx'
import { CopyField } from '../ui/forms/copy-field.tsx'
import { DateField } from '../ui/forms/date-field.tsx'
import { useLeaving } from '../ui/forms/form-dialog.tsx'
import { SaveShortcut, saveShortcut } from '../ui/forms/save-shortcut.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { useToday } from '../ui/use-today.ts'
import { ChosenRecipes } from './chosen-recipes.tsx'
import { sharedAddress } from './format-share.ts'
import { useCreateShare } from './queries.ts'

interface Props {
  recipes: Recipe[]
  onDone: () => void
  onClose: () => void
}

export function LinkDialog({ recipes, onDone, onClose }: Props) {
  const create = useCreateShare()
  const form = useLinkForm(recipes)
  const { leave, question } = useLeaving(form, onClose, { doing: 'sharing', done: 'shared' })
  return (
    <Dialog
      title={create.data === undefined ? 'Share by sending a link' : 'Your link'}
      width="36rem"
      isLong
      onClose={create.data === undefined ? leave : onDone}
    >
      {create.data === undefined ? (
        <LinkForm {...{ recipes, create, form }} onClose={leave} />
      ) : (
        <div className="stack">
          <CopyField isNew label="Link" text={sharedAddress(create.data)} />
          <p className="soft">
            Anyone who has it and signs in can see these recipes. You’ll find it under Your links.
          </p>
          <DialogButtons>
            <Button variant="default" onClick={onDone}>
              Done
            </Button>
          </DialogButtons>
        </div>
      )}
      {question}
    </Dialog>
  )
}

/** The link works until the end of its last day, by the clock of whoever makes it. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()

const isDay = (text: string) => Day.safeParse(text).success

const LinkFields = ShareDraft.pick({ title: true, description: true }).extend({
  lastDay: z
    .string()
    .refine((day) => day === '' || (isDay(day) && day >= dayOf(new Date())), 'Choose today or a later day')
    .transform((day) => (day === '' ? null : endOf(day))),
})

const useLinkForm = (recipes: readonly Recipe[]) =>
  useForm(LinkFields, {
    title: recipes.length === 1 ? (recipes[0]?.name ?? '') : '',
    description: '',
    lastDay: '',
  })

interface FormProps {
  recipes: Recipe[]
  create: ReturnType<typeof useCreateShare>
  form: ReturnType<typeof useLinkForm>
  onClose: () => void
}

function LinkForm({ recipes, create, form, onClose }: FormProps) {
  const today = useToday()
  const { change, mantineField, onSubmit, showRefusal, idempotencyKey } = form
  const recipeIds = recipes.map(({ id }) => id)
  return (
    <form
      className="stack"
      noValidate
      aria-label="Link"
      onSubmit={onSubmit(
        ({ lastDay, ...words }) =>
          create.isPending ||
          create.mutate(
            { draft: { ...words, recipeIds, expiresAt: lastDay }, idempotencyKey },
            { onError: showRefusal },
          ),
      )}
    >
      <ChosenRecipes recipes={recipes} />
      <TextInput
        label="Title"
        placeholder="Shared Recipe Collection"
        maxLength={255}
        data-autofocus
        {...mantineField('title')}
      />
      <Textarea label="Description" rows={3} resize="vertical" {...mantineField('description')} />
      <DateField
        label="Last day"
        description="Leave it empty for a link that stays open until you revoke it."
        placeholder="No last day"
        min={today}
        isOptional
        {...mantineField('lastDay')}
        onChange={(lastDay) => change({ lastDay })}
      />
      <DialogButtons>
        <SaveShortcut action="creates it" />
        <Button variant="default" onClick={onClose}>
          Back to choosing
        </Button>
        <Button type="submit" {...saveShortcut} loading={create.isPending}>
          Create link
        </Button>
      </DialogButtons>
    </form>
  )
}
