import { type Meal, mealSlots, type MealSlot } from '../calendar/meal.ts'
import { MAX_FRIDGE_DAYS } from '@plateful/meal-planner/shelf-life'
import { addDays, type Day } from '../day.ts'
import { isMealInScope } from './model/rule-days.ts'
import { type DishLike, listNames, type PlanRule, type SkipInstead } from './plan-rule.ts'
import { foldedName } from './rule-tokens/sentence-words.ts'
import { type SkipRule, fulfilsSkip, type FindStayingMeals, weekOfPlan } from './skip-rule.ts'

/** Somebody whom a rule may name, with the name that the household uses. */
export interface NamedPerson {
  id: number
  name: string
}

/** What is eaten where nothing is cooked. Someone who eats out has no meal there. */
export type EatenInstead = Exclude<SkipInstead, 'out'> | 'anything'

/** What rules say of one planned meal besides its dish. */
export interface MealOverride {
  /** Why nothing is cooked, as shown in place of the meal. */
  note?: string
  /** What a rule wants there instead; 'anything' is the first of what there is. */
  instead?: EatenInstead
  insteadBy?: number
  leftoverOf?: DaySlot
  /** The index of the rule that asks for leftovers there. */
  leftoverBy?: number
  /** The meal on the calendar that is left over there; the plan cooks nothing more of it. */
  leftOfStanding?: { date: Day; meal: Meal }
  /** The index of the rule that wants a side beside the main. */
  sideBy?: number
  /** Family members who do not eat, guests who do, and how many more people eat. */
  away: number[]
  guests: number[]
  extra: number
  /** How many eat in all, if a rule says so. */
  heads?: number
}

/** How a rule fares: kept, given way, not possible yet, or about other days. */
export interface RuleNote {
  status: 'kept' | 'gave way' | 'not obeyed' | 'other days'
  why: string | null
}

/** A rule about dishes, and its index among all rules of the request. */
export interface DishRule {
  rule: PlanRule
  ruleIndex: number
}

/** What rules say of all meals of a plan. The planner's model keeps the rules about dishes. */
export interface MealOverrides {
  /** By key of `mealKey`: '2026-11-24 dinner'. */
  meals: ReadonlyMap<string, MealOverride>
  dishes: DishRule[]
  /** By rule; null for a rule of which only the finished plan tells. */
  notes: (RuleNote | null)[]
  /** Guests who are in no list, by folded name, with the keys of their meals. */
  strangers: Record<string, string[]>
}

/** The key of a meal among the overrides: '2026-11-24 dinner'. */
export const mealKey = (date: Day, slot: MealSlot): string => `${date} ${slot}`

/** The overrides without any rules: every meal is as usual. */
export const noOverrides: MealOverrides = { meals: new Map(), dishes: [], notes: [], strangers: {} }

interface DaySlot {
  date: Day
  slot: MealSlot
}

interface Window {
  dates: readonly Day[]
  slots: readonly MealSlot[]
  family: readonly NamedPerson[]
  guests: readonly NamedPerson[]
  /** Where it is not given, nothing stands. */
  staying?: FindStayingMeals
}

const foldName = (name: string) => name.trim().toLowerCase()
/** The note of a rule of whose days and meals none is planned. */
export const otherDaysNote: RuleNote = { status: 'other days', why: 'none of its days and meals is planned' }
/** The reason of a rule that gave way to a meal on the calendar. */
export const PLANNED_MEALS_STAY = 'meals already planned there stay as they are'
const keptNote = (why: string | null = null): RuleNote => ({ status: 'kept', why })

/**
 * Makes the overrides of a window of days from its rules: who is away, who comes, where nothing is
 * cooked, where leftovers are eaten. People are found by the names that the household gives them.
 */
export function makeMealOverrides(rules: readonly PlanRule[], window: Window): MealOverrides {
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
  setting.feedSkipped()
  for (const [index, note] of setting.unfed()) if (notes[index]?.status === 'kept') notes[index] = note
  return { meals: setting.meals, dishes: setting.dishes, notes, strangers: setting.strangers }
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
  readonly meals = new Map<string, MealOverride>()
  readonly dishes: DishRule[] = []
  readonly strangers: Record<string, string[]> = {}
  /** Rules of which another rule says something else about the same meals. */
  readonly overruled = new Set<number>()
  readonly #skippedBy = new Map<MealOverride, number>()
  readonly #countedBy = new Map<MealOverride, { index: number; width: number }>()

  constructor(
    private readonly window: Window,
    private readonly hasLimits: boolean,
  ) {}

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
        return this.#leftover(rule, index)
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

  #at(date: Day, slot: MealSlot): MealOverride {
    const key = mealKey(date, slot)
    const meal = this.meals.get(key) ?? { away: [], guests: [], extra: 0 }
    this.meals.set(key, meal)
    return meal
  }

  #placesOf(when: PlanRule['when']): DaySlot[] {
    const { dates, slots } = this.window
    return dates.flatMap((date) =>
      slots.flatMap((slot) => (isMealInScope(when, date, slot) ? [{ date, slot }] : [])),
    )
  }

  #each({ when }: PlanRule, change: (meal: MealOverride, key: string) => void): RuleNote {
    const places = this.#placesOf(when)
    for (const { date, slot } of places) change(this.#at(date, slot), mealKey(date, slot))
    return places.length === 0 ? otherDaysNote : keptNote()
  }

  #skip(rule: SkipRule, index: number): RuleNote {
    const wanted = timesOfSkip(rule, this.window.dates)
    const places = this.#placesOf(rule.when)
    const picked = places.length
    const isStuck =
      rule.times !== undefined && picked > 0 && !places.some((place) => this.#mayBeSkipped(rule, place))
    if (picked > wanted || isStuck) return { status: 'gave way', why: 'no meal is free for it' }
    const note = this.#each(rule, (meal, key) => {
      const before = this.#skippedBy.get(meal)
      // A rule that names what is eaten instead already leaves the meal uncooked.
      if (before !== undefined && rule.instead === undefined) return
      const words = notes[rule.instead ?? 'nothing']
      if (before !== undefined && meal.note !== words && meal.note !== notes.nothing)
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
    const width = this.#placesOf(rule.when).length
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
    const places = this.#placesOf(rule.when).filter(({ slot }) => eatenTwice.has(slot))
    for (const { date, slot } of places) this.#at(date, slot).sideBy = index
    return places.length === 0 ? otherDaysNote : keptNote()
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
      if (family.length > 0 && family.every(({ id }) => meal.away.includes(id))) meal.note ??= notes.away
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

  #leftover(rule: Extract<PlanRule, { kind: 'leftover' }>, index: number): RuleNote {
    const { dates } = this.window
    const to = rule.to && this.#placesOf(rule.to)
    const first = to?.[0]
    const before = this.#placesOf(rule.when).filter(
      (place) => this.#isCooked(place) && (first === undefined || isBefore(place, first)),
    )
    // The source is the latest day before the leftovers: its dinner, else its last meal.
    const day = first === undefined ? before[0]?.date : before.at(-1)?.date
    const ofDay = before.filter(({ date }) => date === day)
    const source = ofDay.find(({ slot }) => slot === 'dinner') ?? ofDay.at(-1)
    const isStanding = source && rule.what && this.window.staying?.(source.date, source.slot)
    const ofStanding = source && !isStanding ? null : this.#leftOfStanding(rule, to ?? [])
    if (!source || ofStanding?.status === 'kept') return ofStanding ?? otherDaysNote
    const later = dates.slice(dates.indexOf(source.date) + 1)
    const possible = to
      ? rule.to?.slots?.length
        ? to.filter((place) => isBefore(source, place))
        : [...new Set(to.map(({ date }) => date))].map((date) => ({ date, slot: source.slot }))
      : later.map((date) => ({ date, slot: source.slot }))
    if (possible.length === 0) return otherDaysNote
    const wanted = to ? possible.length : Math.max(1, (rule.meals ?? 2) - 1)
    const targets = possible.filter((place) => this.#mayEat(place, source)).slice(0, wanted)
    if (targets.length === 0) return { status: 'gave way', why: 'another rule says what is eaten there' }
    if (targets.some((place) => this.#feedsLater(place)))
      return { status: 'not obeyed', why: 'what’s cooked there is itself going to be eaten again' }
    for (const place of targets) {
      const meal = this.#at(place.date, place.slot)
      meal.leftoverOf = source
      meal.leftoverBy = index
      meal.note = noteOfLater(source, place)
    }
    if (rule.what)
      this.dishes.push({
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
   * 'Leftovers of the Sunday roast on Monday', where the roast stands on the calendar (planner 143).
   * Guests are served none of what was cooked without them.
   */
  #leftOfStanding(rule: Extract<PlanRule, { kind: 'leftover' }>, to: readonly DaySlot[]): RuleNote {
    const source = to
      .slice(0, 1)
      .flatMap((first) => this.#standingBefore(first))
      .find(({ date, slot, meal }) => isMealInScope(rule.when, date, slot) && isNamedSo(rule.what, meal.name))
    const target = to.find(({ slot }) => rule.to?.slots?.length || slot === source?.slot)
    if (!source || !target)
      return { status: 'not obeyed', why: 'the meal it’s left over from isn’t planned here' }
    if (this.window.staying?.(target.date, target.slot))
      return { status: 'gave way', why: PLANNED_MEALS_STAY }
    const meal = this.#at(target.date, target.slot)
    if (meal.note !== undefined || meal.guests.length + meal.extra > 0)
      return { status: 'gave way', why: 'another rule says what is eaten there, or by whom' }
    meal.note = notes.leftovers
    meal.leftOfStanding = { date: source.date, meal: source.meal }
    return new Set(to.map(({ date }) => date)).size > 1 ? onlySoMany(1, 'later meal') : keptNote()
  }

  /**
   * Whether the leftovers of a meal can be eaten at another, of which no rule says anything else.
   */
  #mayEat({ date, slot }: DaySlot, source: DaySlot): boolean {
    const { note, leftoverOf } = this.meals.get(mealKey(date, slot)) ?? {}
    if (leftoverOf) return leftoverOf.date === source.date && leftoverOf.slot === source.slot
    const isOpen = note === undefined || note === notes.nothing || note === notes.leftovers
    return isOpen || note === noteOfLater(source, { date, slot })
  }

  /**
   * Plans leftovers where nothing is cooked, if there are any (planner 26): of a lunch or dinner of
   * the days before that is cooked and feeds no other meal yet. A lunch may be fed by a dinner. A
   * dinner is preferably not fed by the dinner of the evening before.
   */
  feedSkipped(): void {
    const { dates, slots } = this.window
    for (const date of dates)
      for (const slot of slots) {
        const meal = this.meals.get(mealKey(date, slot))
        const isFed = meal?.instead === 'leftovers' || meal?.instead === 'anything'
        if (!meal || !isFed || meal.leftoverOf || !eatenTwice.has(slot)) continue
        const source = fedFrom(slot)
          .map(({ days, at }) => ({ date: addDays(date, -days), slot: at }))
          .find(
            (place) =>
              dates.includes(place.date) &&
              slots.includes(place.slot) &&
              this.#isCooked(place) &&
              !this.#feedsLater(place),
          )
        if (!source) continue
        meal.leftoverOf = source
        meal.leftoverBy = meal.insteadBy ?? -1
      }
  }

  /**
   * The rules that want leftovers at meals before which nothing is planned that could be left over.
   * What the family has in the fridge on the first day nobody knows.
   */
  unfed(): Map<number, RuleNote> {
    const found = new Map<number, RuleNote>()
    for (const date of this.window.dates.slice(1))
      for (const slot of this.window.slots) {
        const { instead, insteadBy, leftoverOf } = this.meals.get(mealKey(date, slot)) ?? {}
        if (instead !== 'leftovers' || insteadBy === undefined || leftoverOf) continue
        if (this.window.staying?.(date, slot)) continue
        if (this.#standingBefore({ date, slot }).length === 0)
          found.set(insteadBy, {
            status: 'gave way',
            why: 'nothing is planned before it that could be left over',
          })
        else if (!found.has(insteadBy)) found.set(insteadBy, keptNote('cook more of what is planned already'))
      }
    return found
  }

  /** The dishes for the whole family that stay at a lunch or dinner of the days before, the last first. */
  #standingBefore({ date, slot }: DaySlot): (DaySlot & { meal: Meal })[] {
    return Array.from({ length: MAX_FRIDGE_DAYS + 1 }, (_, days) => addDays(date, -days)).flatMap((day) =>
      (['dinner', 'lunch'] as const).flatMap((at) =>
        isBefore({ date: day, slot: at }, { date, slot })
          ? (this.window.staying?.(day, at) ?? []).flatMap((meal) =>
              meal.type === 'recipe' && meal.dinerIds === undefined ? [{ date: day, slot: at, meal }] : [],
            )
          : [],
      ),
    )
  }

  #isCooked({ date, slot }: DaySlot): boolean {
    return this.meals.get(mealKey(date, slot))?.note === undefined
  }

  /** Whether another meal is leftovers of this one. */
  #feedsLater({ date, slot }: DaySlot): boolean {
    return [...this.meals.values()].some(
      ({ leftoverOf }) => leftoverOf?.date === date && leftoverOf.slot === slot,
    )
  }
}

const onlySoMany = (count: number, what: string): RuleNote => ({
  status: 'gave way',
  why: count === 1 ? `only one ${what} is free for it` : `only ${count} ${what}s are free for it`,
})

/** The note of leftovers: kept longer than the fridge keeps them, they are frozen (planner 47). */
const noteOfLater = (source: DaySlot, { date }: DaySlot): string =>
  date > addDays(source.date, MAX_FRIDGE_DAYS) ? notes.freezer : notes.leftovers

/** The meals that may feed a meal at which nothing is cooked, the best first. */
const fedFrom = (slot: MealSlot): { days: number; at: MealSlot }[] =>
  slot === 'dinner'
    ? [2, 1, MAX_FRIDGE_DAYS].map((days) => ({ days, at: 'dinner' }))
    : [1, 2, MAX_FRIDGE_DAYS].flatMap((days) => [slot, 'dinner' as const].map((at) => ({ days, at })))

/** Meal times for which leftovers are planned, and at which a main may have a side. */
const eatenTwice: ReadonlySet<MealSlot> = new Set(['lunch', 'dinner'])

const notes = {
  nothing: 'No cooking',
  takeaway: 'Takeaway',
  out: 'Eating out',
  leftovers: 'Leftovers',
  freezer: 'From the freezer',
  bought: 'Bought ready',
  away: 'Nobody is at home',
}

/** Whether a dish is called by what a rule says; one that says nothing means any. */
const isNamedSo = (what: DishLike | undefined, name: string) => {
  const said = [what?.food, what?.recipe].flatMap(listNames).map(foldedName)
  return what === undefined || said.some((word) => ` ${foldedName(name)} `.includes(` ${word} `))
}

const isBefore = (one: DaySlot, other: DaySlot) =>
  one.date < other.date ||
  (one.date === other.date && mealSlots.indexOf(one.slot) < mealSlots.indexOf(other.slot))
