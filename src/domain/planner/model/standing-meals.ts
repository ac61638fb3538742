import type { MealSlot } from '../../calendar/meal.ts'
import { addDays, type Day, startOfWeek } from '../../day.ts'
import type { PlanRule, RuleOfKind } from '../plan-rule.ts'
import type { KitchenTask, StandingMeal } from '../task/kitchen-task.ts'
import { weekdayNames } from '../weekday-names.ts'
import { isInWeekOfScope, isMealInScope } from './rule-days.ts'

/** A meal of a recipe that stands already, with the index of its recipe. */
interface Standing {
  date: Day
  slot: MealSlot
  recipe: number
  meal: StandingMeal
}

/** The meals on the calendar that a rule speaks of, and that the plan leaves as they are. */
export class StandingMeals {
  constructor(
    private readonly task: KitchenTask,
    private readonly slots: ReadonlySet<MealSlot>,
  ) {}

  /** Meals that stand in the window, at the meal times that are planned, of those who are meant. */
  of({ when, who }: PlanRule): Standing[] {
    return this.#mealsOf(
      who,
      ({ date, slot }) => this.#isInWindow(date) && this.slots.has(slot) && isMealInScope(when, date, slot),
    )
  }

  /** Meals that stand on one day, in the window or beside it, at whatever time. */
  on(day: Day, { who }: PlanRule): Standing[] {
    return this.#mealsOf(who, ({ date, isLeftOut }) => date === day && isLeftOut !== true)
  }

  /** The same; of a rule that counts by the week those of the whole weeks, planned or not. */
  inWeeks(rule: RuleOfKind<'have' | 'total'>): Standing[] {
    if (rule.per !== 'week') return this.of(rule)
    const [first, last] = [startOfWeek(this.task.start), addDays(startOfWeek(this.task.end), 6)]
    return this.#mealsOf(
      rule.who,
      ({ date, slot }) =>
        date >= first && date <= last && this.slots.has(slot) && isInWeekOfScope(rule.when, date, slot),
    )
  }

  /**
   * How much of a week, by its Monday, is planned or has meals: what is asked of the whole week is
   * asked of that part, since the rest is planned another time.
   */
  shareOfWeek(rule: RuleOfKind<'have' | 'total'>, monday: Day): number {
    const days = weekdayNames
      .map((_, weekday) => addDays(monday, weekday))
      .filter((date) => [...this.slots].some((slot) => isInWeekOfScope(rule.when, date, slot)))
    const stands = new Set(this.inWeeks(rule).map(({ date }) => date))
    return days.filter((date) => this.#isInWindow(date) || stands.has(date)).length / days.length
  }

  #isInWindow(date: Day): boolean {
    return date >= this.task.start && date <= this.task.end
  }

  #mealsOf(who: PlanRule['who'], isMeant: (meal: StandingMeal) => boolean): Standing[] {
    return this.task.standing.flatMap((meal) => {
      const { date, slot, recipeId } = meal
      if (!isMeant(meal)) return []
      const recipe = this.task.recipes.findIndex(({ id }) => id === recipeId)
      const isTheirs = !who?.length || who.some((name) => this.#eatsStanding(name, meal))
      return isTheirs && recipe >= 0 ? [{ date, slot, recipe, meal }] : []
    })
  }

  #eatsStanding(name: string, { eaters = this.task.family }: StandingMeal): boolean {
    const folded = name.trim().toLowerCase()
    return eaters?.some((one) => one.toLowerCase() === folded) ?? true
  }
}
