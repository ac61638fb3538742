import { hasFoodNeeds } from '../../../domain/household/who-can-eat/eater.ts'
import { type MealContents, warningsFor } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import { withoutRepeats } from '../../../domain/household/who-can-eat/without-repeats.ts'
import { type Diner, useFamilyAnswers } from './queries.ts'
import { SafetySign } from './safety-sign.tsx'
import { safetySummaryOf, verdictOf } from './verdict.ts'
import classes from './who-can-eat-section.module.css'

interface Props {
  recipe: { name: string; tags: readonly string[] }
  /** All that is eaten with it, also what is in the recipes in it (recipes 54). */
  eaten: Pick<MealContents, 'lines' | 'linked' | 'openLines'>
  /** Everybody of the household; only those with an allergy or a diet are judged. */
  people: readonly Diner[]
}

/** Who of those with an allergy or a diet can eat a recipe, as its sign under the title. */
export function WhoCanEatSection({ recipe, eaten, people }: Props) {
  const peopleWithNeeds = people.filter(hasFoodNeeds)
  const { isReady, confirmed, withAllowances } = useFamilyAnswers(peopleWithNeeds.length > 0)
  if (!isReady || peopleWithNeeds.length === 0) return null
  const contents: MealContents = { ...eaten, tags: recipe.tags, confirmed }
  const verdict = verdictOf(withoutRepeats(warningsFor(contents, withAllowances(peopleWithNeeds))))
  // Needs that no food can show are listed here too, unlike on cards: the opened recipe shows
  // everything.
  const unseen = [...verdict.keys()].filter((diner) => verdict.get(diner)?.isUnseen)
  const summary = safetySummaryOf(verdict) ?? { unsafeFor: [], lineCount: 0, checkFor: [] }
  return (
    <section aria-label="Who can eat it" className={classes.section}>
      <SafetySign
        summary={summary}
        unseenFor={unseen.map(({ name }) => name)}
        dishName={recipe.name}
        eatenOf={() => contents}
        people={peopleWithNeeds}
      />
    </section>
  )
}
