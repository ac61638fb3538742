import type { User } from '../../domain/account/user.ts'
import { PreferencesForm } from '../household/preferences-form.tsx'
import { usePreferences } from '../household/preferences-queries.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Failure } from '../ui/failure.tsx'
import { Skeleton, Loading } from '../ui/loading.tsx'
import { Screen } from '../ui/screen.tsx'
import { AccountCard } from './account-card.tsx'
import { DinerCountForm } from './diner-count-form.tsx'
import { RemindersCard } from './reminders/reminders-card.tsx'
import { useUser } from './sign-in/queries.ts'

export function SettingsScreen() {
  const user = useUser()
  if (!user) return null
  return (
    <Screen title="Settings" width="narrow">
      <AccountCard
        title="Meal Planning Defaults"
        intro="New meals are for this many people unless you say otherwise."
      >
        <DinerCountForm key={user.defaultDinerCount} count={user.defaultDinerCount} place="settings" />
      </AccountCard>
      <PreferencesCard user={user} />
      <RemindersCard />
      <AccountCard
        title="Moving in, moving out"
        intro="Bring recipes from another program, or take everything of yours along as a file."
        action={
          <ButtonLink to="/moving" variant="default">
            Open
          </ButtonLink>
        }
      />
      <AccountCard title="Coming soon" intro="More choices for how your household plans and shops." />
    </Screen>
  )
}

function PreferencesCard({ user }: { user: User }) {
  const { data, error, refetch } = usePreferences()
  return (
    <AccountCard
      title="How we like to eat"
      intro="The planner reads this whenever it fills your calendar. It also keeps to what you’ve written down for each person."
    >
      {data ? (
        <PreferencesForm preferences={data} recipeRepeatInterval={user.recipeRepeatInterval} />
      ) : error ? (
        <Failure title="Your preferences couldn’t be loaded" query={{ error, refetch }} />
      ) : (
        <Loading label="Loading your preferences">
          <Skeleton height="20rem" />
        </Loading>
      )}
    </AccountCard>
  )
}
