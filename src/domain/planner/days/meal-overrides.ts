import type { Day } from '../../day.ts'
import type { PlanRule } from '../plan-rule.ts'
import { LeftoverOverrides } from './leftover-overrides.ts'
import {
  type DaySlot,
  type DishRule,
  eatenTwice,
  keptNote,
  type MealOverride,
  type MealOverrides,
  mealKey,
  mealNotes,
  onlySoMany,
  otherDaysNote,
  OverriddenMeals,
  type PlanWindow,
  type RuleNote,
} from './overridden-meals.ts'
import { type SkipRule, fulfilsSkip, weekOfPlan } from './skip-rule.ts'

const foldName = (name: string) => name.trim().toLowerCase()
/**
 * Makes the overrides of a window of days from its rules: who is away, who comes, where nothing is
 * cooked, where leftovers are eaten. People are found by the names that the household gives them.
 */
export function makeMealOverrides(rules: readonly PlanRule[], window: PlanWindow): MealOverrides {
  const setting = new OverridesBuilder(window, rules.some(limitsServings))
  // Leftovers come last: they must not come from a meal that another rule does not cook.
  const order = rules
    .map((_, index) => index)
    .toSorted((a, b) => ruleOrder(rules[a]) - ruleOrder(rules[b]) || a - b)
  const notes: (RuleNote | null)[] = rules.map(() => null)
  for (const index of order) {
    const rule = rules[index]
    if (rule) notes[index] = setting.take(rule, index)
  }
  for (const index of setting.overruled)
    if (notes[index]?.status === 'kept')
      notes[index] = { status: 'gave way', why: 'another rule says otherwise of a meal of its own' }
  setting.leftovers.ofSkippedMeals()
  for (const [index, note] of setting.leftovers.unfed())
    if (notes[index]?.status === 'kept') notes[index] = note
  return { meals: setting.meals.byKey, dishes: setting.dishes, notes, strangers: setting.strangers }
}

/**
 * Whether a rule limits the cost or energy of a serving. Where one does, no sides are planned: it
 * would be unclear whether the limit is for the main alone.
 */
const limitsServings = (rule: PlanRule) =>
  rule.kind === 'have' && (rule.what.cost !== undefined || rule.what.kcal !== undefined)

/** At how many meals of a window a rule wants nothing cooked; without `times`, at all of them. */
const timesOfSkip = ({ times, per }: SkipRule, dates: readonly Day[]): number =>
  times === undefined
    ? Infinity
    : times * (per ? new Set(dates.map((date) => weekOfPlan(date, dates))).size : 1)

const ruleOrder = (rule: PlanRule | undefined) => (rule?.kind === 'leftover' ? 1 : 0)

/** Collects the overrides of a window, rule by rule. */
class OverridesBuilder {
  readonly meals: OverriddenMeals
  readonly leftovers: LeftoverOverrides
  readonly dishes: DishRule[] = []
  readonly strangers: Record<string, string[]> = {}
  /** Rules of which another rule says something else about the same meals. */
  readonly overruled = new Set<number>()
  readonly #skippedBy = new Map<MealOverride, number>()
  readonly #countedBy = new Map<MealOverride, { index: number; width: number }>()

  constructor(
    private readonly window: PlanWindow,
    private readonly hasLimits: boolean,
  ) {
    this.meals = new OverriddenMeals(window)
    this.leftovers = new LeftoverOverrides(this.meals, this.dishes)
  }

  /**
   * Applies a rule and tells how it fares; null for a rule about dishes, which is only collected.
   */
  take(rule: PlanRule, index: number): RuleNote | null {
    switch (rule.kind) {
      case 'skip':
        return this.#skip(rule, index)
      case 'away':
        return this.#away(rule)
      case 'guest':
        return this.#guest(rule)
      case 'heads':
        return this.#heads(rule, index)
      case 'side':
        return this.#side(rule, index)
      case 'leftover':
        return this.leftovers.ofRule(rule, index)
      case 'have':
      case 'use':
      case 'repeat':
      case 'order':
      case 'total':
        break
    }
    this.dishes.push({ rule, ruleIndex: index })
    return null
  }

  #each({ when }: PlanRule, change: (meal: MealOverride, key: string) => void): RuleNote {
    const daySlots = this.meals.inScope(when)
    for (const { date, slot } of daySlots) change(this.meals.at(date, slot), mealKey(date, slot))
    return daySlots.length === 0 ? otherDaysNote : keptNote()
  }

  #skip(rule: SkipRule, index: number): RuleNote {
    const wanted = timesOfSkip(rule, this.window.dates)
    const daySlots = this.meals.inScope(rule.when)
    const picked = daySlots.length
    const isStuck =
      rule.times !== undefined && picked > 0 && !daySlots.some((daySlot) => this.#mayBeSkipped(rule, daySlot))
    if (picked > wanted || isStuck) return { status: 'gave way', why: 'no meal is free for it' }
    const note = this.#each(rule, (meal, key) => {
      const before = this.#skippedBy.get(meal)
      // A rule that names what is eaten instead already leaves the meal uncooked.
      if (before !== undefined && rule.instead === undefined) return
      const words = mealNotes[rule.instead ?? 'nothing']
      if (before !== undefined && meal.note !== words && meal.note !== mealNotes.nothing)
        this.overruled.add(before)
      this.#skippedBy.set(meal, index)
      meal.note = words
      delete meal.instead
      delete meal.insteadBy
      const isSmall = key.endsWith('breakfast') || key.endsWith('snacks')
      if (rule.instead === 'out' || (isSmall && rule.instead === undefined)) return
      meal.instead = rule.instead ?? 'anything'
      meal.insteadBy = index
    })
    if (note.status !== 'kept' || wanted === Infinity || picked === wanted) return note
    return onlySoMany(picked, 'meal')
  }

  /** Whether the plan writes a meal, or what the rule wants stands there already. */
  #mayBeSkipped(rule: SkipRule, { date, slot }: DaySlot): boolean {
    return this.window.staying?.(date, slot)?.some(fulfilsSkip(rule)) ?? true
  }

  /** So many eat; a rule of fewer meals is an exception to one of more. */
  #heads(rule: Extract<PlanRule, { kind: 'heads' }>, index: number): RuleNote {
    const width = this.meals.inScope(rule.when).length
    return this.#each(rule, (meal) => {
      const before = this.#countedBy.get(meal)
      if (before && before.width < width) return
      if (before?.width === width && meal.heads !== rule.people) this.overruled.add(before.index)
      this.#countedBy.set(meal, { index, width })
      meal.heads = rule.people
    })
  }

  #side(rule: Extract<PlanRule, { kind: 'side' }>, index: number): RuleNote {
    if (this.hasLimits)
      return { status: 'not obeyed', why: 'with a side, your limits for one serving could not be kept' }
    const daySlots = this.meals.inScope(rule.when).filter(({ slot }) => eatenTwice.has(slot))
    for (const { date, slot } of daySlots) this.meals.at(date, slot).sideBy = index
    return daySlots.length === 0 ? otherDaysNote : keptNote()
  }

  #away(rule: Extract<PlanRule, { kind: 'away' }>): RuleNote {
    const { family } = this.window
    const absentPeople = (rule.who ?? []).map((name) =>
      family.find((person) => foldName(person.name) === foldName(name)),
    )
    const unknown = (rule.who ?? []).filter((_, index) => !absentPeople[index])
    if (absentPeople.length === 0 || unknown.length > 0)
      return {
        status: 'not obeyed',
        why: `${unknown.join(' and ') || 'nobody'} ${unknown.length > 1 ? 'aren’t' : 'isn’t'} in your family list`,
      }
    const ids = absentPeople.flatMap((person) => person?.id ?? [])
    return this.#each(rule, (meal) => {
      meal.away = [...new Set([...meal.away, ...ids])]
      if (family.length > 0 && family.every(({ id }) => meal.away.includes(id))) meal.note ??= mealNotes.away
    })
  }

  #guest(rule: Extract<PlanRule, { kind: 'guest' }>): RuleNote {
    const known = (rule.who ?? []).map((name) =>
      this.window.guests.find((person) => foldName(person.name) === foldName(name)),
    )
    const ids = known.flatMap((guest) => guest?.id ?? [])
    const strangers = (rule.who ?? []).filter((_, index) => !known[index])
    const extra = Math.max(0, (rule.people ?? Math.max(1, rule.who?.length ?? 1)) - ids.length)
    const note = this.#each(rule, (meal, key) => {
      meal.guests = [...new Set([...meal.guests, ...ids])]
      meal.extra += extra
      for (const name of strangers) (this.strangers[foldName(name)] ??= []).push(key)
    })
    return note.status === 'kept' && strangers.length > 0
      ? keptNote(
          `${strangers.join(' and ')} ${strangers.length === 1 ? 'isn’t' : 'aren’t'} in your guest list: we’ll cook for them, but we don’t know their allergies`,
        )
      : note
  }
}
