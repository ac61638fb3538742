import { Button } from '@mantine/core'
import { useState } from 'react'
import { AccountDeletion, GRACE_DAYS } from '../../domain/account/account.ts'
import { DialogButtons, Dialog } from '../ui/dialog.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { AccountCard, OwnPasswordField } from './account-card.tsx'
import { useDeleteAccount } from './queries.ts'

export function DeleteAccountCard({ email }: { email: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const action = (
    <Button variant="default" color="tomato" onClick={() => setIsAsking(true)}>
      Delete account
    </Button>
  )
  return (
    <AccountCard
      title="Delete account"
      intro={`Signs you out everywhere. For ${GRACE_DAYS} days signing in brings everything back; after that it’s gone for good.`}
      action={action}
    >
      {isAsking && <DeleteAccountDialog email={email} onClose={() => setIsAsking(false)} />}
    </AccountCard>
  )
}

function DeleteAccountDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const remove = useDeleteAccount()
  const { field, onSubmit, showRefusal } = useForm(AccountDeletion, { password: '' })
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <form
        className="stack"
        noValidate
        aria-label="Delete account"
        onSubmit={onSubmit((body) => remove.isPending || remove.mutate(body, { onError: showRefusal }))}
      >
        <p>
          Recipes, calendar and lists that you share stay with the others in your household. Whatever is yours
          alone is deleted after {GRACE_DAYS} days. A calendar that subscribes to the household’s plan stops
          then too.
        </p>
        <OwnPasswordField email={email} {...field('password')} />
        <DialogButtons onCancel={onClose} cancel="Keep it">
          <Button type="submit" color="tomato" loading={remove.isPending}>
            Delete my account
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}
