import { formatCount, withCapital } from '@plateful/ingredients/format-english'
import { formatDay } from '../../domain/day.ts'
import { type ChoiceField, recipeChoices } from '../../domain/recipes/choice-fields.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import type { ShownUnits } from '../../domain/recipes/scaling/scale-amount.ts'
import { isTemporaryId } from '../api/temporary-ids.ts'

export const unitSystems: { value: ShownUnits; label: string }[] = [
  { value: 'original', label: 'As written' },
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
]

/** '45 min', '1 h', '1 h 20 min'; a day or more stays in hours. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const restMinutes = minutes % 60
  if (hours === 0) return `${minutes} min`
  return restMinutes === 0 ? `${hours} h` : `${hours} h ${restMinutes} min`
}

/** The name of a field as a heading: 'Preparation time' for 'the preparation time'. */
export const asHeading = (label: string) => withCapital(label.replace(/^the /, ''))

export const choiceTitle = (field: ChoiceField) => asHeading(recipeChoices[field].label)

export const formatServings = (servings: number) => formatCount(servings, 'serving')

/**
 * What a recipe makes. The words are for its own servings, which are added for another number of
 * people.
 */
export const formatYield = (
  { makes, servings }: Pick<Recipe, 'makes' | 'servings'>,
  wantedServings: number,
) => (wantedServings === servings ? makes : `${makes} (for ${formatServings(servings)})`)

/** An amount in pounds with two decimals: '£2.50' (recipes 4). */
export const formatPounds = (amount: number) => `£${amount.toFixed(2)}`

/**
 * The number that the recipe has in the collection of its household: '#7', or 'N/A' (recipes 2);
 * 'New' while it waits on this device for its number (home 90).
 */
export function formatRecipeNumber({ userSequence }: { userSequence: number }): string {
  if (isTemporaryId(userSequence)) return 'New'
  return userSequence ? `#${userSequence}` : 'N/A'
}

/** Text cut to `maxLength` characters, at a word where possible, with an ellipsis. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const short = text.slice(0, maxLength)
  const space = short.lastIndexOf(' ')
  return `${(space > maxLength / 2 ? short.slice(0, space) : short).replace(/[\s,;:.–-]+$/, '')}…`
}

/** The site of a web address without 'www.'; null if the source is a book or a person. */
export function siteOf(source: string | null): string | null {
  if (source === null || !/^https?:\/\//i.test(source)) return null
  return URL.parse(source)?.host.replace(/^www\./, '') ?? null
}

export const formatStars = (count: number) => formatCount(count, 'star')

/** 'Not made yet', 'Made once, on 2 Jan 2026', 'Made 3 times, last on 2 Jan 2026'. */
export function describeTimesMade({
  timesMade,
  lastMadeOn,
}: Pick<Recipe, 'timesMade' | 'lastMadeOn'>): string {
  if (lastMadeOn === null) return 'Not made yet'
  const day = formatDay(lastMadeOn, 'full')
  return timesMade === 1 ? `Made once, on ${day}` : `Made ${timesMade} times, last on ${day}`
}
