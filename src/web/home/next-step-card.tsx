import type { Day } from '../../domain/day.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import emptyPlate from '../ui/empty-plate.svg'
import { EmptyState } from '../ui/empty-state.tsx'
import classes from './today-card.module.css'

/**
 * The next step. Without recipes it is to get some, since there is nothing to plan with (home 46).
 */
export function NextStepCard({ today, hasRecipes }: { today: Day; hasRecipes: boolean }) {
  return (
    <section className={classes.card} aria-label="Next step">
      <EmptyState
        picture={<img src={emptyPlate} alt="" />}
        title={hasRecipes ? 'What’s for dinner this week?' : 'Start with a few recipes'}
        text={
          hasRecipes
            ? 'Seven dinners from your own recipes, safe for everyone who eats. Change whatever you like afterwards.'
            : 'Take a dozen family dinners with one press, or bring in the ones you already cook.'
        }
        action={
          hasRecipes ? (
            <>
              <ButtonLink to="/ai-meal-planner">Plan this week</ButtonLink>
              <ButtonLink to="/calendar" search={{ view: 'day', date: today }} variant="default">
                Just tonight’s dinner
              </ButtonLink>
            </>
          ) : (
            <>
              <ButtonLink to="/browse-recipes">Choose first recipes</ButtonLink>
              <ButtonLink to="/recipes" variant="default">
                Add your own
              </ButtonLink>
            </>
          )
        }
      />
    </section>
  )
}
