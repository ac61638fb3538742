import { ButtonLink } from '../../ui/button-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { forgetOnboardingFlags } from './queries.ts'
import classes from './welcome.module.css'

/** Onboarding, step 2 of 3 (/onboarding-next). */
export function OnboardingNextScreen() {
  return (
    <Screen title="How do you eat on a usual day?" intro="Step 2 of 3" width="narrow">
      <section className={classes.card}>
        <p>
          A day template says which meals occur on a day and for how many people: porridge on weekdays, a late
          breakfast on Sundays. Set a few, and the planner fills them with recipes.
        </p>
        <div>
          <ButtonLink to="/meal-setup" onClick={forgetOnboardingFlags}>
            Set Up Day Templates
          </ButtonLink>
        </div>
      </section>
    </Screen>
  )
}
