import { forgetOnboardingFlags } from '../../api/onboarding-flags.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SetupSteps } from './setup-steps.tsx'
import classes from './welcome.module.css'

/** A day as a family might set it, to show what a template is. */
const example = [
  { slot: 'Breakfast', meal: 'Porridge', people: 4 },
  { slot: 'Lunch', meal: 'Packed lunches', people: 2 },
  { slot: 'Dinner', meal: 'Whatever the planner finds', people: 4 },
]

export function OnboardingNextScreen() {
  return (
    <Screen title="How do you eat on a usual day?" width="narrow">
      <section className={classes.card}>
        <SetupSteps current={2} />
        <p>
          A day template says which meals a day has, and for how many people. Give it some weekdays, and the
          calendar suggests it every week; the planner fills in the recipes.
        </p>
        <figure className={classes.example} aria-label="An example: School day">
          <figcaption>School day</figcaption>
          <dl>
            {example.map(({ slot, meal, people }) => (
              <div key={slot}>
                <dt>{slot}</dt>
                <dd>
                  {meal} · {people} people
                </dd>
              </div>
            ))}
          </dl>
        </figure>
        <div className={classes.buttons}>
          <ButtonLink to="/meal-setup" onClick={forgetOnboardingFlags}>
            Set Up Day Templates
          </ButtonLink>
          <ButtonLink to="/browse-recipes" variant="subtle" color="gray">
            Skip to your first recipes
          </ButtonLink>
        </div>
      </section>
    </Screen>
  )
}
