import { keepsFor } from '@plateful/meal-planner/keeping'
import type { Problem } from '@plateful/meal-planner/problem'
import { type PlannerRule, type SumRule, unitsBroken, worthOf } from '@plateful/meal-planner/rules'
import type { Demand } from '@plateful/meal-planner/relax-model'
import type { Plan } from '@plateful/meal-planner/request'
import { addDays, type Day, daysBetween, formatDay, startOfWeek } from '../../day.ts'
import type { MealSlot } from '../../calendar/meal.ts'
import type { KitchenTask, RecipeReader } from '../kitchen-task.ts'
import type { DishLike, PlanRule } from '../plan-rule.ts'
import type { DishRule, RuleNote } from '../table.ts'
import { mealKey } from '../table.ts'
import { DishJudge, type Sense } from './matches-dish.ts'
import { narrowMenus } from './narrow-menus.ts'
import { countsLater, type Occasion, occasionsOf, placesAt, sumParts } from './occasions.ts'
import { isWhen } from './rule-days.ts'
import { usedBy } from './used-amount.ts'

/**
 * What a unit of a rule weighs, in points. A must weighs more than an empty slot (3000): it is
 * never broken to fill one. Only a repeat gives way before a slot stays empty.
 */
export const rulePoints = {
  must: 4000,
  again: 1500,
  /** All of an amount; what is left of it weighs its part. */
  usedUp: 1200,
  prefer: 150,
  more: 100,
  pennyOrKcal: 100,
} as const

/** Amounts are counted in thousandths of what is to be used up. */
const ALL_OF_IT = 1000

/** One rule of the model, and how its breaking is told. */
interface Modelled {
  rule: PlannerRule
  of: number
  say: (plan: Plan) => string
}

/** The rules of a task in the planner's own words. */
export interface RuleModel {
  /** By place: recipes that a rule keeps away, and the rules that did. */
  leftOut: readonly (readonly number[])[]
  emptiedBy: readonly (readonly number[])[]
  mayRepeat: ReadonlySet<number>
  rules: PlannerRule[]
  /** What each rule that must be kept demands, before any gave way. */
  demands: readonly Demand[]
  /** How each rule fares in a plan, by its number. */
  tell: (plan: Plan) => Map<number, RuleNote>
  /**
   * By how many units a plan of other places of the same kitchen breaks each rule that no single
   * menu keeps, by its number.
   */
  unitsIn: (places: KitchenTask['places'], plan: Plan) => Map<number, number>
}

/** Makes the model of a task's dish rules over a problem that holds no rules yet. */
export function modelRules(task: KitchenTask, problem: Problem, reader: RecipeReader): RuleModel {
  const judge = new DishJudge(reader, task.confirmed)
  const maker = new Maker(task, reader, judge)
  for (const rule of task.rules ?? []) maker.take(rule)
  maker.keepLeftovers()
  const menus = narrowMenus(
    problem.slots.map(({ menu }) => [...menu.recipes]),
    maker.narrowings,
  )
  return {
    leftOut: menus.leftOut,
    emptiedBy: menus.emptiedBy,
    mayRepeat: maker.mayRepeat,
    rules: maker.modelled.map(({ rule }) => rule),
    demands: demandsOf(task, maker),
    unitsIn: (places, plan) =>
      unitsByRule(new Maker({ ...task, places }, reader, judge), task.rules ?? [], plan),
    tell: (plan) => {
      const told = new Map<number, RuleNote>()
      for (const of of maker.seen) told.set(of, { status: 'kept', why: null })
      for (const [of, note] of maker.notes) told.set(of, note)
      for (const [of, { places, isCrossed }] of menus.gaveWay) {
        const days = sayPlaces(task, places)
        const why = isCrossed ? `not kept on ${days}` : `nothing that everybody can eat keeps it on ${days}`
        // Where leftovers are only what comes first, another meal is found.
        if (task.asked?.[of]?.rule.kind !== 'skip') told.set(of, { status: 'gave way', why })
      }
      for (const [of, why] of maker.goneOff(plan)) told.set(of, { status: 'gave way', why })
      for (const { rule, of, say } of maker.claims)
        if (told.get(of)?.status === 'kept' && unitsBroken(rule, plan) > 0)
          told.set(of, { status: 'gave way', why: say(plan) })
      for (const { rule, of, say } of maker.modelled)
        if (unitsBroken(rule, plan) > 0) told.set(of, { status: 'gave way', why: say(plan) })
      return told
    },
  }
}

/** Of rules that only are preferred nothing is demanded; a diet is never given up. */
function demandsOf({ asked = [] }: KitchenTask, { narrowings, modelled }: Maker): Demand[] {
  const isMust = (of: number) => asked[of]?.rule.strength !== 'prefer'
  const isDiet = (of: number) => {
    const rule = asked[of]?.rule
    return rule?.kind === 'have' && rule.what.diet !== undefined
  }
  return [
    ...narrowings
      .filter(({ isMild }) => isMild !== true)
      .map(({ of, places, offers, isHard }): Demand => ({
        of,
        kind: 'menu',
        slots: places,
        offers,
        isFixed: isHard && isDiet(of),
      })),
    ...modelled.map(({ of, rule }): Demand => ({ of, kind: 'over', rule })),
  ].filter(({ of }) => isMust(of))
}

/** By how many units a plan breaks each rule that no single menu keeps, by its number. */
function unitsByRule(maker: Maker, rules: readonly DishRule[], plan: Plan): Map<number, number> {
  for (const rule of rules) maker.take(rule)
  const units = new Map<number, number>()
  for (const { rule, of } of [...maker.modelled, ...maker.claims])
    units.set(of, (units.get(of) ?? 0) + unitsBroken(rule, plan))
  return units
}

/** Dishes that rules ask for: those are offered however long they take. */
export function askedFor({ rules = [], recipes, confirmed }: KitchenTask, reader: RecipeReader): Set<number> {
  const judge = new DishJudge(reader, confirmed)
  const wanted = rules.flatMap(({ rule }) => {
    if (rule.kind === 'order') return [rule.what, rule.after]
    if (rule.kind === 'use' || (rule.kind === 'repeat' && rule.same && rule.what))
      return rule.what ? [rule.what] : []
    if (rule.kind !== 'have') return []
    const isWanted = rule.count === 'every' ? rule.when !== undefined : (rule.count.min ?? 0) > 0
    return isWanted ? [rule.what] : []
  })
  const named = wanted.filter(({ recipe, food, tag }) =>
    [recipe, food, tag].some((name) => name !== undefined),
  )
  return new Set(
    recipes.flatMap((recipe, index) =>
      named.some((what) => judge.matches(what, recipe, 'surely')) ? [index] : [],
    ),
  )
}

const sayPlaces = ({ places }: KitchenTask, numbers: readonly number[]) =>
  [...new Set(numbers.flatMap((place) => places[place]?.date ?? []))]
    .map((date) => formatDay(date, 'long'))
    .join(', ')

type Kind<K extends PlanRule['kind']> = Extract<PlanRule, { kind: K }>

/** Rules one after another become menus that are narrowed and sums that are held. */
class Maker {
  readonly modelled: Modelled[] = []
  /** What the menus keep, unless a meal stays open. */
  readonly claims: Modelled[] = []
  readonly narrowings: {
    of: number
    places: ReadonlySet<number>
    offers: readonly boolean[]
    isHard: boolean
    isMild?: boolean
  }[] = []
  readonly mayRepeat = new Set<number>()
  readonly notes = new Map<number, RuleNote>()
  readonly seen = new Set<number>()
  readonly #judge: DishJudge
  readonly #slots: ReadonlySet<MealSlot>
  readonly #occasions: readonly Occasion[]

  constructor(
    private readonly task: KitchenTask,
    private readonly reader: RecipeReader,
    judge: DishJudge,
  ) {
    this.#judge = judge
    this.#slots = new Set(task.places.map(({ slot }) => slot))
    this.#occasions = occasionsOf(task.places)
  }

  take({ rule, of }: DishRule): void {
    const strangers = (rule.who ?? []).filter((name) => !this.#isKnown(name))
    if (strangers.length > 0)
      return this.#note(of, 'not obeyed', `${strangers.join(' and ')} is not among those who eat`)
    for (const what of [
      ...('what' in rule && rule.what ? [rule.what] : []),
      ...(rule.kind === 'order' ? [rule.after] : []),
    ]) {
      const why = this.#judge.unknowable(what, this.task.recipes)
      if (why !== undefined) return this.#note(of, 'not obeyed', why)
    }
    const isAnywhere = this.#places(rule).length > 0 || this.#standing(rule).length > 0
    if (!isAnywhere) return this.#note(of, 'other days', 'none of its days and meals is planned')
    this.seen.add(of)
    if (rule.kind === 'have') this.#have(rule, of)
    else if (rule.kind === 'use') this.#use(rule, of)
    else if (rule.kind === 'repeat') this.#repeat(rule, of)
    else if (rule.kind === 'order') this.#order(rule, of)
    else if (rule.kind === 'total') this.#total(rule, of)
  }

  /** What is eaten again later is a dish that keeps so long. */
  keepLeftovers(): void {
    for (const [place, { date, later = [] }] of this.task.places.entries())
      for (const of of new Set(later.map((meal) => meal.of))) {
        const days = Math.max(
          ...later.filter((meal) => meal.of === of).map((meal) => daysBetween(date, meal.date)),
        )
        const offers = this.#judge.keepings(this.task.recipes).map((keeping) => keepsFor(keeping, days))
        const isMild = this.task.asked?.[of]?.rule.kind === 'skip'
        this.narrowings.push({ of, places: new Set([place]), offers, isHard: false, isMild })
      }
  }

  /** Rules for leftovers of which a plan has none, and why. */
  goneOff(plan: Plan): Map<number, string> {
    const gone = new Map<number, string>()
    for (const { place, date, after, of } of this.#occasions) {
      if (of === undefined || this.task.asked?.[of]?.rule.kind !== 'leftover') continue
      const recipe = this.task.recipes[plan[place] ?? -1]
      if (!recipe) gone.set(of, 'the meal that it is left over from is not planned')
      else if (!keepsFor(this.reader.factsOf(recipe).keeping, after))
        gone.set(
          of,
          `what is cooked on ${sayPlaces(this.task, [place])} does not keep until ${formatDay(date, 'long')}`,
        )
    }
    return gone
  }

  #note(of: number, status: RuleNote['status'], why: string): void {
    this.notes.set(of, { status, why })
  }

  #isKnown(name: string): boolean {
    const folded = name.trim().toLowerCase()
    return (
      this.task.eaters.some((eater) => eater.name.toLowerCase() === folded) ||
      this.task.family?.some((one) => one.toLowerCase() === folded) === true ||
      this.task.strangers?.[folded] !== undefined
    )
  }

  #eats(name: string, { place, date, slot }: Occasion): boolean {
    const folded = name.trim().toLowerCase()
    const eater = this.task.eaters.find((one) => one.name.toLowerCase() === folded)
    if (eater) return eater.places?.includes(place) ?? true
    return this.task.strangers?.[folded]?.includes(mealKey(date, slot)) === true
  }

  /** The times that a rule speaks of; what is eaten again counts again. */
  #eaten(rule: PlanRule): Occasion[] {
    const { when, who } = rule
    const isLaterMeant = countsLater('what' in rule ? rule.what : undefined)
    return this.#occasions.filter(
      (occasion) =>
        (isLaterMeant || !occasion.isLater) &&
        isWhen(when, occasion.date, occasion.slot) &&
        (!who?.length || who.some((name) => this.#eats(name, occasion))),
    )
  }

  /** The places that a rule speaks of. */
  #places(rule: PlanRule): number[] {
    return placesAt(this.#eaten(rule))
  }

  /** What a rule speaks of, when it is cooked. */
  #cooked(rule: PlanRule): Occasion[] {
    return this.#eaten(rule).filter(({ isLater }) => !isLater)
  }

  /** Meals that stand in the window, at the meal times that are planned. */
  #standing({ when }: PlanRule): { date: Day; recipe: number }[] {
    const { start, end, standing } = this.task
    return standing.flatMap(({ date, slot, recipeId }) => {
      const isMeant = date >= start && date <= end && this.#slots.has(slot) && isWhen(when, date, slot)
      const recipe = this.task.recipes.findIndex(({ id }) => id === recipeId)
      return isMeant && recipe >= 0 ? [{ date, recipe }] : []
    })
  }

  #matching(what: DishLike, sense: Sense): boolean[] {
    return this.#judge.matching(what, this.task.recipes, sense)
  }

  #add(of: number, rule: PlannerRule, say: (plan: Plan) => string): void {
    this.modelled.push({ rule, of, say })
  }

  #parts(
    eaten: readonly Occasion[],
    figures: readonly number[],
    of?: (occasion: Occasion) => number,
  ): SumRule['parts'] {
    return sumParts(eaten, { figures, keepings: () => this.#judge.keepings(this.task.recipes) }, of)
  }

  /** So many of what matches, of what is eaten. */
  #sum(
    of: number,
    eaten: readonly Occasion[],
    matching: readonly boolean[],
    ends: { min?: number; max?: number },
    points: number,
    stood = 0,
    into = this.modelled,
  ): void {
    const rule: SumRule = {
      kind: 'sum',
      parts: this.#parts(
        eaten,
        matching.map((isSo) => (isSo ? 1 : 0)),
      ),
      stood,
      ...ends,
      points,
    }
    const say = (plan: Plan) => {
      const value = worthOf(rule, plan)
      return ends.min === undefined
        ? `planned ${sayTimes(value)}`
        : `planned ${sayTimes(value)}, not ${sayTimes(ends.min)}`
    }
    into.push({ rule, of, say })
  }

  #have(rule: Kind<'have'>, of: number): void {
    const { what, count, per } = rule
    const isMust = rule.strength !== 'prefer'
    const eaten = this.#eaten(rule)
    const places = placesAt(eaten)
    const surely = this.#matching(what, 'surely')
    const perhaps = this.#matching(what, 'perhaps')
    if (what.different) return this.#different(rule, of, placesAt(eaten.filter(({ isLater }) => !isLater)))
    if (count === 'every' || count.max === 0) {
      const offers = count === 'every' ? surely : perhaps.map((isSo) => !isSo)
      if (isMust)
        this.narrowings.push({
          of,
          places: new Set(places),
          offers,
          isHard: count !== 'every' || what.diet !== undefined,
        })
      else
        this.#sum(
          of,
          eaten,
          offers.map((isOffered) => !isOffered),
          { max: 0 },
          rulePoints.prefer,
        )
      return
    }
    const { min, max, exact } = count
    // 'Pizza on Friday', one meal: it is kept by that meal alone.
    if (isMust && !per && min !== undefined && max === undefined && eaten.length === min) {
      this.narrowings.push({ of, places: new Set(places), offers: surely, isHard: false })
      this.#sum(of, eaten, surely, { min }, 0, 0, this.claims)
      return
    }
    const points = isMust ? rulePoints.must : rulePoints.prefer
    const standing = this.#standing(rule)
    const weekOf = (date: Day) => (per ? startOfWeek(date) : '')
    for (const week of new Set([...eaten, ...standing].map(({ date }) => weekOf(date)))) {
      const inWeek = eaten.filter(({ date }) => weekOf(date) === week)
      const stood = standing.filter(({ date }) => weekOf(date) === week)
      const had = (matching: readonly boolean[]) => stood.filter(({ recipe }) => matching[recipe]).length
      const most = inWeek.length + stood.length
      // A week of which only two days are planned holds no three.
      const least = min === undefined ? 0 : per ? Math.min(min, most) : min
      if (least > 0) this.#sum(of, inWeek, surely, { min: least }, points, had(surely))
      if (max === undefined) continue
      const isBare = min === max && exact !== true
      this.#sum(of, inWeek, perhaps, { max }, isBare ? rulePoints.more : points, had(perhaps))
    }
  }

  #different(rule: Kind<'have'>, of: number, places: readonly number[]): void {
    const classOf = this.#cuisines()
    const min = rule.count === 'every' ? places.length : (rule.count.min ?? 1)
    this.#kinds(rule, of, places, classOf, { min })
  }

  #kinds(
    rule: PlanRule,
    of: number,
    places: readonly number[],
    classOf: number[],
    ends: { min?: number; max?: number },
  ): void {
    const stood = this.#standing(rule).map(({ recipe }) => classOf[recipe] ?? -1)
    const points = rule.strength === 'prefer' ? rulePoints.prefer : rulePoints.must
    const made: PlannerRule = { kind: 'kinds', slots: places, classOf, stood, ...ends, points }
    this.#add(of, made, (plan) => {
      const classes = new Set([...stood, ...places.map((place) => classOf[plan[place] ?? -1] ?? -1)])
      classes.delete(-1)
      return `${classes.size} different ones are planned`
    })
  }

  #cuisines(): number[] {
    const names = new Map<string, number>()
    return this.task.recipes.map(({ cuisine }) => {
      const name = cuisine?.trim().toLowerCase() ?? ''
      if (name === '' || name === 'other') return -1
      if (!names.has(name)) names.set(name, names.size)
      return names.get(name) ?? -1
    })
  }

  #use(rule: Kind<'use'>, of: number): void {
    const matching = this.#matching(rule.what, 'surely')
    const stood = this.#standing(rule).filter(({ recipe }) => matching[recipe]).length
    const points = rule.strength === 'prefer' ? rulePoints.prefer : rulePoints.must
    this.#sum(of, this.#cooked(rule), matching, { min: 1 }, points, stood)
    if (rule.amount) this.#usedUp(rule, of, rule.amount)
  }

  /** What the dishes use of it, by their own amounts for as many as eat; what no line says is none. */
  #usedUp(rule: Kind<'use'>, of: number, amount: NonNullable<Kind<'use'>['amount']>): void {
    // A place cooks for all who eat of it, also later.
    const places = placesAt(this.#cooked(rule))
    const people = (place: number) => this.task.places[place]?.peopleCount
    const used = (heads: number | undefined) =>
      this.task.recipes.map((recipe) => usedBy(this.#judge.linesOf(rule.what, recipe), recipe, amount, heads))
    const parts = [...new Set(places.map(people))].map((heads) => ({
      slots: places.filter((place) => people(place) === heads),
      worth: used(heads).map((quantity) => Math.round((ALL_OF_IT * (quantity ?? 0)) / amount.n)),
    }))
    if (parts.every(({ worth }) => worth.every((one) => one === 0)))
      return this.#note(of, 'kept', 'how much of it a dish uses, no recipe says in that measure')
    const points = (rule.strength === 'prefer' ? rulePoints.prefer : rulePoints.usedUp) / ALL_OF_IT
    const usual = used(undefined)
    const stood = this.#standing(rule).reduce((sum, { recipe }) => sum + (usual[recipe] ?? 0), 0)
    const had = Math.round((ALL_OF_IT * stood) / amount.n)
    const made: SumRule = { kind: 'sum', parts, stood: had, min: ALL_OF_IT, points }
    const unit = amount.unit === undefined ? '' : ` ${amount.unit}`
    this.#add(of, made, (plan) => {
      const share = worthOf(made, plan) / ALL_OF_IT
      return `what is planned uses about ${Number((share * amount.n).toPrecision(2))} of ${amount.n}${unit}`
    })
  }

  #repeat(rule: Kind<'repeat'>, of: number): void {
    const { what, by, same, count, days } = rule
    const places = this.#places(rule)
    const matching = what && this.#matching(what, same ? 'surely' : 'perhaps')
    const classOf = this.task.recipes.map((recipe, index) => {
      if (matching && !matching[index]) return -1
      if (by === 'protein') return this.reader.factsOf(recipe).protein || -1
      return what && !same ? 0 : index
    })
    const classes = by === 'cuisine' ? this.#cuisines() : classOf
    if (same) {
      for (const place of places) this.mayRepeat.add(place)
      if (matching) this.narrowings.push({ of, places: new Set(places), offers: matching, isHard: false })
      return this.#kinds(rule, of, places, classes, { max: 1 })
    }
    if (count?.min !== undefined)
      return this.#kinds(rule, of, placesAt(this.#cooked(rule)), classes, { min: count.min })
    this.#windows(rule, of, classes, { max: count?.max ?? 1, days })
  }

  /** At most so many of each class in any run of days, the days around the plan included. */
  #windows(
    rule: Kind<'repeat'>,
    of: number,
    classOf: readonly number[],
    { max, days }: { max: number; days: number | undefined },
  ): void {
    const { start, end, standing } = this.task
    const length = days ?? daysBetween(start, end) + 1
    const firsts = days === undefined ? 1 : daysBetween(start, end) + days
    const points =
      rule.strength === 'prefer' ? rulePoints.prefer : rule.what ? rulePoints.must : rulePoints.again
    const known = new Set<string>()
    const eaten = this.#eaten(rule)
    for (let first = 0; first < firsts; first++) {
      const from = addDays(start, days === undefined ? 0 : first - days + 1)
      const to = addDays(from, length - 1)
      const isIn = (date: Day) => date >= from && date <= to
      const inside = eaten.filter(({ date }) => isIn(date))
      const slots = placesAt(inside)
      const stood = standing
        .filter(
          ({ date, slot }) =>
            isIn(date) && this.#slots.has(slot) && isWhen({ slots: rule.when?.slots ?? [] }, date, slot),
        )
        .map(({ recipeId }) => classOf[this.task.recipes.findIndex(({ id }) => id === recipeId)] ?? -1)
        .filter((one) => one >= 0)
      const key = `${inside.map(({ place }) => place).join()} ${stood.join()}`
      if (slots.length === 0 || inside.length + stood.length <= max || known.has(key)) continue
      known.add(key)
      // Leftovers are no repeat of their own dish; what is said of one sort of dish counts them.
      const parts = this.#parts(
        inside,
        classOf.map((one) => (one < 0 ? 0 : 1)),
      )
      const isSum = rule.what !== undefined && inside.length > slots.length
      this.#add(
        of,
        isSum
          ? { kind: 'sum', parts, stood: stood.length, max, points }
          : { kind: 'each', slots, classOf, stood, max, points },
        () => 'something comes again too soon',
      )
    }
  }

  #order(rule: Kind<'order'>, of: number): void {
    const { places } = this.task
    const [before, then] = [this.#matching(rule.after, 'surely'), this.#matching(rule.what, 'surely')]
    const points = rule.strength === 'prefer' ? rulePoints.prefer : rulePoints.must
    const followed = this.#cooked(rule).filter(({ place }) => this.#nextDay(place).length > 0)
    this.#sum(of, followed, before, { min: 1 }, points)
    for (const { place } of followed) {
      const parts = [
        { slots: [place], worth: before.map((isSo) => (isSo ? 1 : 0)) },
        { slots: this.#nextDay(place), worth: then.map((isSo) => (isSo ? -1 : 0)) },
      ]
      const stood = -this.#standing({
        ...rule,
        when: { dates: [addDays(places[place]?.date ?? '', 1)] },
      }).filter(({ recipe }) => then[recipe]).length
      this.#add(of, { kind: 'sum', parts, stood, max: 0, points }, () => 'it does not come the day after')
    }
  }

  #nextDay(place: number): number[] {
    const next = addDays(this.task.places[place]?.date ?? '', 1)
    return this.task.places.flatMap(({ date }, index) => (date === next ? [index] : []))
  }

  #total(rule: Kind<'total'>, of: number): void {
    const { what, per } = rule
    const dimension = what.cost ? 'cost' : what.kcal ? 'kcal' : what.protein ? 'protein' : undefined
    const limit = dimension && what[dimension]
    if (!dimension || !limit)
      return this.#note(of, 'not obeyed', 'only money, energy and protein are summed up')
    const figures = this.task.recipes.map((recipe) => {
      if (dimension === 'cost')
        return recipe.budgetPerServing === null ? null : 100 * Number(recipe.budgetPerServing)
      return recipe[dimension] ?? null
    })
    const told = figures.flatMap((figure) => figure ?? [])
    // A recipe that says nothing counts like the dearest that does: a sum is never met by silence.
    const unsaid = Math.max(0, ...told)
    const unit = dimension === 'cost' ? 100 : 1
    const points = rule.strength === 'prefer' ? rulePoints.prefer / unit : rulePoints.pennyOrKcal
    const cooked = new Set(placesAt(this.#cooked(rule)))
    // Money is spent for all who eat of it when it is cooked; who eats it again eats it again.
    const isCost = dimension === 'cost'
    const eaten = isCost ? this.#occasions.filter(({ place }) => cooked.has(place)) : this.#eaten(rule)
    const keyOf = ({ place, date }: Occasion) => {
      const day = isCost ? (this.task.places[place]?.date ?? date) : date
      return per === 'day' ? day : per === 'week' ? startOfWeek(day) : ''
    }
    for (const key of new Set(eaten.map(keyOf))) {
      const parts = this.#parts(
        eaten.filter((occasion) => keyOf(occasion) === key),
        figures.map((figure) => figure ?? unsaid),
        isCost ? ({ people }) => people : undefined,
      )
      const ends = {
        ...(limit.min !== undefined && { min: Math.round(limit.min * unit) }),
        ...(limit.max !== undefined && { max: Math.round(limit.max * unit) }),
      }
      const made: SumRule = { kind: 'sum', parts, ...ends, points }
      this.#add(of, made, (plan) => {
        const value = worthOf(made, plan) / unit
        return `it comes to ${dimension === 'cost' ? `£${value.toFixed(2)}` : value}`
      })
    }
    if (figures.includes(null))
      this.#note(of, 'kept', 'a recipe that does not say it counts like the highest that does')
  }
}

const sayTimes = (count: number) =>
  count === 0 ? 'never' : count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`
