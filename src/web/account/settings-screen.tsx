import { useUser } from './sign-in/queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { AccountCard } from './account-card.tsx'
import { DinerCountForm } from './diner-count-form.tsx'
import { PreferencesCard } from './preferences-card.tsx'

/** Settings (/settings). */
export function SettingsScreen() {
  const user = useUser()
  if (!user) return null
  return (
    <Screen title="Settings" width="narrow">
      <AccountCard
        title="Meal Planning Defaults"
        intro="A new meal is for this many people until you say otherwise."
      >
        <DinerCountForm key={user.defaultDinerCount} count={user.defaultDinerCount} place="settings" />
      </AccountCard>
      <PreferencesCard user={user} />
      <AccountCard
        title="Moving in, moving out"
        intro="Bring recipes from another program, or take everything of yours along as a file."
        action={
          <ButtonLink to="/moving" variant="default">
            Open
          </ButtonLink>
        }
      />
      <AccountCard
        title="Coming soon"
        intro="More choices for how your household plans, shops and is reminded."
      />
    </Screen>
  )
}
