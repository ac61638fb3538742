import { useToday } from '../ui/use-today.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import classes from './family-members-screen.module.css'
import { PeopleSection } from './people-section.tsx'
import { useHasTemplates, usePeople } from './queries.ts'

/** The family and its guests (/family-members). */
export function FamilyMembersScreen() {
  const today = useToday()
  return (
    <Screen
      title="Family Members"
      intro="Who eats at your table, what they love and what they must never get."
    >
      <NextStep />
      <PeopleSection
        kind="family-members"
        title="Your family"
        text="Allergies and diets of the family hold for every meal that is planned."
        add="Add a Family Member"
        today={today}
        empty={{
          title: 'Who eats with you every day?',
          text: 'Begin with yourself. A name is enough; allergies, diets and favourites can follow when you like.',
        }}
      />
      <PeopleSection
        kind="guest-diners"
        title="Guests"
        text="Grandparents, friends, the child from next door. What they must not eat holds for the meals they are invited to."
        add="Add a Guest"
        today={today}
      />
    </Screen>
  )
}

/** The next step after the first member: day templates. */
function NextStep() {
  const hasFamily = (usePeople('family-members').data?.length ?? 0) > 0
  const hasTemplates = useHasTemplates()
  if (!hasFamily || hasTemplates !== false) return null
  return (
    <aside className={classes.next} aria-label="Next step">
      <p className={classes.words}>
        <strong>Everybody here?</strong> Next, say how your days usually look.
      </p>
      <ButtonLink to="/onboarding-next">Set Up Day Templates</ButtonLink>
    </aside>
  )
}
