/** Which meals are leftovers of which: as rules ask for them, and where nothing is cooked. */

import { MAX_FRIDGE_DAYS } from '@plateful/meal-planner/dishes/shelf-life'
import { isEatenBefore, type Meal, type MealSlot } from '../../calendar/meal.ts'
import { addDays } from '../../day.ts'
import { isMealInScope } from '../model/rule-days.ts'
import { type DishLike, listNames, type PlanRule } from '../plan-rule.ts'
import { foldedName } from '../rules/tokens/sentence-words.ts'
import {
  type DaySlot,
  type DishRule,
  eatenTwice,
  keptNote,
  mealKey,
  mealNotes,
  onlySoMany,
  otherDaysNote,
  type OverriddenMeals,
  PLANNED_MEALS_STAY,
  type RuleNote,
} from './overridden-meals.ts'

const COOK_MORE = 'cook more of what is planned already'

/**
 * Plans leftovers among the meals of a window; the dishes they are of become rules of their own.
 */
export class LeftoverOverrides {
  readonly #meals: OverriddenMeals
  readonly #dishes: DishRule[]

  constructor(meals: OverriddenMeals, dishes: DishRule[]) {
    this.#meals = meals
    this.#dishes = dishes
  }

  /** Plans the leftovers that a rule asks for, and tells how it fares. */
  ofRule(rule: Extract<PlanRule, { kind: 'leftover' }>, index: number): RuleNote {
    const { dates } = this.#meals.window
    const to = rule.to && this.#meals.inScope(rule.to)
    const first = to?.[0]
    const before = this.#meals
      .inScope(rule.when)
      .filter(
        (daySlot) => this.#meals.isCooked(daySlot) && (first === undefined || isEatenBefore(daySlot, first)),
      )
    // The source is the latest day before the leftovers: its dinner, else its last meal.
    const day = first === undefined ? before[0]?.date : before.at(-1)?.date
    const ofDay = before.filter(({ date }) => date === day)
    const source = ofDay.find(({ slot }) => slot === 'dinner') ?? ofDay.at(-1)
    const isStanding = source && rule.what && this.#meals.window.staying?.(source.date, source.slot)
    const ofStanding = source && !isStanding ? null : this.#leftOfStanding(rule, to ?? [])
    if (!source || ofStanding?.status === 'kept') return ofStanding ?? otherDaysNote
    const later = dates.slice(dates.indexOf(source.date) + 1)
    const possible = to
      ? rule.to?.slots?.length
        ? to.filter((daySlot) => isEatenBefore(source, daySlot))
        : [...new Set(to.map(({ date }) => date))].map((date) => ({ date, slot: source.slot }))
      : later.map((date) => ({ date, slot: source.slot }))
    if (possible.length === 0) return otherDaysNote
    const wanted = to ? possible.length : Math.max(1, (rule.meals ?? 2) - 1)
    const targets = possible.filter((daySlot) => this.#mayEat(daySlot, source)).slice(0, wanted)
    if (targets.length === 0) return { status: 'gave way', why: 'another rule says what is eaten there' }
    if (targets.some((daySlot) => this.#meals.feedsLater(daySlot)))
      return { status: 'not obeyed', why: 'what’s cooked there is itself going to be eaten again' }
    for (const daySlot of targets) {
      const meal = this.#meals.at(daySlot.date, daySlot.slot)
      meal.leftoverOf = source
      meal.leftoverBy = index
      meal.note = noteOfLater(source, daySlot)
    }
    if (rule.what)
      this.#dishes.push({
        ruleIndex: index,
        rule: {
          kind: 'have',
          what: rule.what,
          count: 'every',
          when: { dates: [source.date], slots: [source.slot] },
        },
      })
    return targets.length === wanted ? keptNote() : onlySoMany(targets.length, 'later meal')
  }

  /**
   * 'Leftovers of the Sunday roast on Monday', where the roast stands on the calendar (planner
   * 143). Guests are served none of what was cooked without them.
   */
  #leftOfStanding(rule: Extract<PlanRule, { kind: 'leftover' }>, to: readonly DaySlot[]): RuleNote {
    const source = to
      .slice(0, 1)
      .flatMap((first) => this.#standingBefore(first))
      .find(({ date, slot, meal }) => isMealInScope(rule.when, date, slot) && isNamedSo(rule.what, meal.name))
    const target = to.find(({ slot }) => rule.to?.slots?.length || slot === source?.slot)
    if (!source || !target)
      return { status: 'not obeyed', why: 'the meal it’s left over from isn’t planned here' }
    if (this.#meals.window.staying?.(target.date, target.slot))
      return { status: 'gave way', why: PLANNED_MEALS_STAY }
    const meal = this.#meals.at(target.date, target.slot)
    if (meal.note !== undefined || meal.guests.length + meal.extra > 0)
      return { status: 'gave way', why: 'another rule says what is eaten there, or by whom' }
    meal.note = mealNotes.leftovers
    meal.leftOfStanding = { date: source.date, meal: source.meal }
    if (new Set(to.map(({ date }) => date)).size > 1) return onlySoMany(1, 'later meal')
    return keptNote(this.#meals.window.dates.includes(source.date) ? COOK_MORE : null)
  }

  /**
   * Plans leftovers where nothing is cooked, if there are any (planner 26): of a lunch or dinner of
   * the days before that is cooked and feeds no other meal yet. A lunch may be fed by a dinner. A
   * dinner is preferably not fed by the dinner of the evening before.
   */
  ofSkippedMeals(): void {
    const { dates, slots } = this.#meals.window
    for (const date of dates)
      for (const slot of slots) {
        const meal = this.#meals.byKey.get(mealKey(date, slot))
        const isFed = meal?.instead === 'leftovers' || meal?.instead === 'anything'
        if (!meal || !isFed || meal.leftoverOf || !eatenTwice.has(slot)) continue
        const source = fedFrom(slot)
          .map(({ days, at }) => ({ date: addDays(date, -days), slot: at }))
          .find(
            (daySlot) =>
              dates.includes(daySlot.date) &&
              slots.includes(daySlot.slot) &&
              !this.#meals.window.staying?.(daySlot.date, daySlot.slot) &&
              this.#meals.isCooked(daySlot) &&
              !this.#meals.feedsLater(daySlot),
          )
        if (!source) continue
        meal.leftoverOf = source
        meal.leftoverBy = meal.insteadBy ?? -1
      }
  }

  /**
   * The rules that want leftovers at meals before which nothing is planned that could be left over:
   * at all of their meals, or at some. What the family has in the fridge on the first day nobody
   * knows.
   */
  unfed(): Map<number, RuleNote> {
    const found = new Map<number, RuleNote>()
    const fed = new Set(
      [...this.#meals.byKey.values()].flatMap(({ leftoverOf, leftoverBy }) =>
        leftoverOf ? [leftoverBy] : [],
      ),
    )
    for (const date of this.#meals.window.dates.slice(1))
      for (const slot of this.#meals.window.slots) {
        const { instead, insteadBy, leftoverOf } = this.#meals.byKey.get(mealKey(date, slot)) ?? {}
        if (instead !== 'leftovers' || insteadBy === undefined || leftoverOf) continue
        if (this.#meals.window.staying?.(date, slot)) continue
        if (this.#standingBefore({ date, slot }).length > 0) {
          if (!found.has(insteadBy)) found.set(insteadBy, keptNote(COOK_MORE))
        } else
          found.set(insteadBy, {
            status: 'gave way',
            why: fed.has(insteadBy)
              ? 'before some of these meals nothing is planned that could be left over'
              : 'nothing is planned before it that could be left over',
          })
      }
    return found
  }

  /**
   * The dishes for the whole family that stay at a lunch or dinner of the days before, the last
   * first.
   */
  #standingBefore({ date, slot }: DaySlot): (DaySlot & { meal: Meal })[] {
    return Array.from({ length: MAX_FRIDGE_DAYS + 1 }, (_, days) => addDays(date, -days)).flatMap((day) =>
      (['dinner', 'lunch'] as const).flatMap((at) =>
        isEatenBefore({ date: day, slot: at }, { date, slot })
          ? (this.#meals.window.staying?.(day, at) ?? []).flatMap((meal) =>
              meal.type === 'recipe' && meal.dinerIds === undefined ? [{ date: day, slot: at, meal }] : [],
            )
          : [],
      ),
    )
  }

  /**
   * Whether the leftovers of a meal can be eaten at another, of which no rule says anything else.
   */
  #mayEat({ date, slot }: DaySlot, source: DaySlot): boolean {
    const { note, leftoverOf } = this.#meals.byKey.get(mealKey(date, slot)) ?? {}
    if (leftoverOf) return leftoverOf.date === source.date && leftoverOf.slot === source.slot
    const isOpen = note === undefined || note === mealNotes.nothing || note === mealNotes.leftovers
    return isOpen || note === noteOfLater(source, { date, slot })
  }
}

/** The note of leftovers: kept longer than the fridge keeps them, they are frozen (planner 47). */
const noteOfLater = (source: DaySlot, { date }: DaySlot): string =>
  date > addDays(source.date, MAX_FRIDGE_DAYS) ? mealNotes.freezer : mealNotes.leftovers

/** The meals that may feed a meal at which nothing is cooked, the best first. */
const fedFrom = (slot: MealSlot): { days: number; at: MealSlot }[] =>
  slot === 'dinner'
    ? [2, 1, MAX_FRIDGE_DAYS].map((days) => ({ days, at: 'dinner' }))
    : [1, 2, MAX_FRIDGE_DAYS].flatMap((days) => [slot, 'dinner' as const].map((at) => ({ days, at })))

/** Whether a dish is called by what a rule says; one that says nothing means any. */
const isNamedSo = (what: DishLike | undefined, name: string) => {
  const said = [what?.food, what?.recipe].flatMap(listNames).map(foldedName)
  return what === undefined || said.some((word) => ` ${foldedName(name)} `.includes(` ${word} `))
}
