import { Button, Textarea, TextInput } from '@mantine/core'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import { RecipeEmail } from '../../domain/sharing/share.ts'
import { useUser } from '../account/sign-in/queries.ts'
import { DialogButtons, Dialog } from '../ui/dialog.tsx'
import { useLeaving } from '../ui/forms/form-dialog.tsx'
import { SaveShortcut, saveShortcut } from '../ui/forms/save-shortcut.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { ChosenRecipes } from './chosen-recipes.tsx'
import { useSendRecipes } from './queries.ts'
import classes from './dialog.module.css'

interface Props {
  recipes: Recipe[]
  onDone: () => void
  onClose: () => void
}

const Email = RecipeEmail.omit({ recipeIds: true })

export function EmailDialog({ recipes, onDone, onClose }: Props) {
  const user = useUser()
  const send = useSendRecipes()
  const form = useForm(Email, {
    recipientEmail: '',
    recipientName: '',
    senderName: user ? `${user.firstName} ${user.lastName}` : '',
    message: `I thought you might like ${recipes.length === 1 ? 'this recipe' : 'these recipes'}.`,
  })
  const { mantineField, onSubmit, showRefusal, idempotencyKey } = form
  const { leave, question } = useLeaving(form, onClose, { doing: 'sending', done: 'sent' })
  const recipeIds = recipes.map(({ id }) => id)
  return (
    <Dialog title="Share by Email" width="36rem" isLong onClose={leave}>
      <form
        className="stack"
        noValidate
        aria-label="Email"
        onSubmit={onSubmit(
          (email) =>
            send.isPending ||
            send.mutate(
              { email: { ...email, recipeIds }, idempotencyKey },
              { onSuccess: onDone, onError: showRefusal },
            ),
        )}
      >
        <ChosenRecipes recipes={recipes} />
        <TextInput
          label="Their email"
          type="email"
          withAsterisk
          data-autofocus
          {...mantineField('recipientEmail')}
        />
        <div className={classes.pair}>
          <TextInput label="Their name" {...mantineField('recipientName')} />
          <TextInput label="Your name" autoComplete="name" {...mantineField('senderName')} />
        </div>
        <Textarea label="Message" rows={4} resize="vertical" {...mantineField('message')} />
        <p className="soft">The full recipes are in the email, under your message.</p>
        <DialogButtons>
          <SaveShortcut action="sends it" />
          <Button variant="default" onClick={leave}>
            Back to choosing
          </Button>
          <Button type="submit" {...saveShortcut} loading={send.isPending}>
            Send email
          </Button>
        </DialogButtons>
      </form>
      {question}
    </Dialog>
  )
}
