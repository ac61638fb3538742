import { forgetOnboardingFlags } from '../api/onboarding-flags.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { useToday } from '../ui/use-today.ts'
import { DinerCountNote } from './diner-count-note.tsx'
import { PeopleSection } from './people-section.tsx'
import { useStepsTaken, usePeople } from './queries.ts'
import classes from './family-members-screen.module.css'

export function FamilyMembersScreen() {
  const today = useToday()
  return (
    <Screen title="Family Members" intro="Who eats at your table, what they love and what they can’t have.">
      <NextStep />
      <PeopleSection
        kind="family-members"
        title="Your family"
        text="Their allergies and diets apply to every meal that’s planned."
        add="Add a Family Member"
        today={today}
        empty={{
          title: 'Who eats with you every day?',
          text: 'Begin with yourself. Allergies, diets and favourites can follow: just press the portrait.',
        }}
      >
        <DinerCountNote />
      </PeopleSection>
      <PeopleSection
        kind="guest-diners"
        title="Guests"
        text="Grandparents, friends, the child from next door. What they can’t eat is left out of the meals they come to."
        add="Add a Guest"
        today={today}
      />
    </Screen>
  )
}

/** The next steps after the first member: day templates, and recipes where there are none. */
function NextStep() {
  const hasFamily = (usePeople('family-members').data?.length ?? 0) > 0
  const stepsTaken = useStepsTaken()
  if (!hasFamily || stepsTaken?.templates !== false) return null
  return (
    <aside className={classes.next} aria-label="Next step">
      <p className={classes.words}>
        <strong>Everybody here?</strong> Step 2 is your usual days: who’s home for lunch, how many sit down to
        dinner.{!stepsTaken.recipes && ' Or go on to step 3, your first recipes.'}
      </p>
      <div className="wrap">
        {!stepsTaken.recipes && (
          <ButtonLink to="/browse-recipes" variant="default">
            Choose first recipes
          </ButtonLink>
        )}
        <ButtonLink to="/meal-setup" onClick={forgetOnboardingFlags}>
          Set Up Day Templates
        </ButtonLink>
      </div>
    </aside>
  )
}
