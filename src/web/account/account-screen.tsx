import { Button } from '@mantine/core'
import { exportHouseholdCall } from '../../contract/importing.ts'
import { useUser } from './sign-in/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { AccountCard, AccountGroup, OwnPasswordField } from './account-card.tsx'
import { DinerCountForm } from './diner-count-form.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { useState } from 'react'
import { AccountDeletion, GRACE_DAYS } from '../../domain/account/account.ts'
import { DialogButtons, Dialog } from '../ui/dialog.tsx'
import { useForm } from '../ui/forms/use-form.ts'
import { useDeleteAccount } from './queries.ts'

export function AccountScreen() {
  const user = useUser()
  if (!user) return null
  return (
    <Screen title="My Account" width="narrow">
      <AccountGroup title="You">
        <ProfileCard user={user} />
      </AccountGroup>
      <AccountGroup title="Signing in">
        <PasswordCard email={user.email} />
        <SecondFactorCard email={user.email} />
        <SessionsCard />
      </AccountGroup>
      <AccountGroup title="Your household">
        <AccountCard
          title="Default diner count"
          intro="New meals are for this many people unless you say otherwise."
        >
          <DinerCountForm key={user.defaultDinerCount} count={user.defaultDinerCount} place="account" />
        </AccountCard>
        <AccountCard
          title="Household"
          intro="Cook with another adult: the same recipes, the same calendar, the same list."
          action={
            <ButtonLink to="/household" variant="default">
              Who’s here
            </ButtonLink>
          }
        />
        <AccountCard
          title="Download everything"
          intro="Recipes with their photos, calendar, templates and lists of your household, in one file."
          action={
            <Button component="a" variant="default" href={exportHouseholdCall.path} download>
              Download
            </Button>
          }
        />
      </AccountGroup>
      <AccountGroup title="Leaving">
        <DeleteAccountCard email={user.email} />
      </AccountGroup>
    </Screen>
  )
}

function DeleteAccountCard({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false)
  const action = (
    <Button variant="default" color="tomato" onClick={() => setAsking(true)}>
      Delete account
    </Button>
  )
  return (
    <AccountCard
      title="Delete account"
      intro={`Signs you out everywhere. For ${GRACE_DAYS} days signing in brings everything back; after that it’s gone for good.`}
      action={action}
    >
      {isAsking && <DeleteAccountDialog email={email} onClose={() => setAsking(false)} />}
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
