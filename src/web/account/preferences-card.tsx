import type { User } from '../../domain/account/user.ts'
import { PreferencesForm } from '../household/preferences-form.tsx'
import { usePreferences } from '../household/preferences-queries.ts'
import { Failure } from '../ui/failure.tsx'
import { Bone, Loading } from '../ui/loading.tsx'
import { AccountCard } from './account-card.tsx'

/** What the planner should know of how one likes to eat. */
export function PreferencesCard({ user }: { user: User }) {
  const { data, error, refetch } = usePreferences()
  return (
    <AccountCard
      title="How we like to eat"
      intro="The planner reads this whenever it fills your calendar. What is written down for each person holds besides."
    >
      {data ? (
        <PreferencesForm preferences={data} recipeRepeatInterval={user.recipeRepeatInterval} />
      ) : error ? (
        <Failure title="Your preferences could not be loaded" error={error} onRetry={() => refetch()} />
      ) : (
        <Loading label="Loading your preferences">
          <Bone height="20rem" />
        </Loading>
      )}
    </AccountCard>
  )
}
