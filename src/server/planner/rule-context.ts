/**
 * The context in which a sentence to the planner is read: the household's people, dishes and words.
 */

import type { DayTemplate } from '../../domain/calendar/day-template.ts'
import { type MealSlot, mealFieldOf, mealSlots } from '../../domain/calendar/meal.ts'
import { addDays, type Day } from '../../domain/day.ts'
import { ageOn, displayNameAmong, type Person } from '../../domain/household/person.ts'
import type { RuleContext } from '../../domain/planner/rules/rule-context.ts'

const GROWN_UP = 18
/** The years in which a child is a toddler. */
const TODDLER = { from: 1, to: 3 }

type Somebody = Pick<Person, 'id' | 'firstName' | 'lastName' | 'dateOfBirth'>

interface KnownToReader {
  today: Day
  dates: readonly Day[]
  meals: readonly MealSlot[]
  template: DayTemplate | null
  account: { firstName: string }
  family: readonly Somebody[]
  guests: readonly Somebody[]
  recipes: readonly { name: string; tags: readonly string[]; cuisine: string | null }[]
}

const distinctWords = (words: readonly string[]) =>
  [...new Set(words.map((word) => word.trim().toLowerCase()))].filter(Boolean).toSorted()

/** Family and guests by the names that tell them apart, as rules name them. */
export function namesOf(family: readonly Somebody[], guests: readonly Somebody[]) {
  const called = displayNameAmong([...family, ...guests])
  const named = (people: readonly Somebody[]) =>
    people.map((person) => ({ id: person.id, name: called(person) }))
  return { family: named(family), guests: named(guests) }
}

/** The meal times that a request fills. */
export const slotsOf = (template: DayTemplate | null, meals: readonly MealSlot[]): MealSlot[] =>
  template ? mealSlots.filter((slot) => template[mealFieldOf[slot]].length > 0) : [...meals]

/** The context of a sentence. If no days are chosen yet, it is about the next seven. */
export function ruleContextOf(known: KnownToReader): RuleContext {
  const { today, family, recipes, template, meals } = known
  const named = namesOf(family, known.guests)
  const nameOf = ({ id }: Somebody) => named.family.find((person) => person.id === id)?.name ?? ''
  const young = family.filter(
    ({ dateOfBirth }) => dateOfBirth !== null && (ageOn(today, dateOfBirth) ?? GROWN_UP) < GROWN_UP,
  )
  const speaker = family.find(
    ({ firstName }) => firstName.toLowerCase() === known.account.firstName.toLowerCase(),
  )
  const toddlers = young.filter(({ dateOfBirth }) => {
    const age = dateOfBirth === null ? null : ageOn(today, dateOfBirth)
    return age !== null && age >= TODDLER.from && age <= TODDLER.to
  })
  const [toddler] = toddlers
  const slots = slotsOf(template, meals)
  return {
    today,
    dates: known.dates.length > 0 ? known.dates : Array.from({ length: 7 }, (_, day) => addDays(today, day)),
    slots: slots.length > 0 ? slots : ['dinner'],
    diners: named.family.map(({ name }) => name),
    speaker: speaker && nameOf(speaker),
    groups: {
      ...(young.length > 0 && { kids: young.map(nameOf), children: young.map(nameOf) }),
      ...(toddlers.length > 1 && { toddlers: toddlers.map(nameOf) }),
    },
    aliases:
      toddler && toddlers.length === 1 ? { toddler: nameOf(toddler), 'little one': nameOf(toddler) } : {},
    guests: named.guests.map(({ name }) => name),
    recipes: recipes.map(({ name }) => name),
    tags: distinctWords(recipes.flatMap(({ tags }) => tags)),
    cuisines: distinctWords(recipes.flatMap(({ cuisine }) => cuisine ?? [])),
  }
}
