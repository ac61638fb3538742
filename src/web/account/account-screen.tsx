import { Button } from '@mantine/core'
import { exportHouseholdCall } from '../../contract/importing.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { AccessTokensCard } from './access-tokens-card.tsx'
import { AccountCard, AccountGroup } from './account-card.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { DinerCountForm } from './diner-count-form.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { useUser } from './sign-in/queries.ts'

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
        <AccessTokensCard />
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
