import { type Day, weekdayOf } from '../day.ts'
import type { MealSlot } from './meal.ts'
import type { DayTemplate } from './day-template.ts'
import { fallsOn, type Occasion } from './occasion.ts'
import { type WeeklyAssignment, weeklyFor } from './weekly-assignment.ts'

/** Which template speaks for each meal time of a day, and the occasion it is for, if it is one. */
export interface TemplatesOfDay {
  occasion: Occasion | null
  slots: Record<MealSlot, DayTemplate | null>
}

/**
 * The templates of a day (calendar 26): a date assignment wins over a weekly one and speaks for the whole day; one
 * for this very date wins over one that returns every year, and of two alike the one made last. Otherwise each meal time has
 * the weekly assignment of its own, or the one for the whole day.
 */
export function templateFor(
  day: Day,
  weekly: readonly WeeklyAssignment[],
  dated: readonly Occasion[],
  templates: readonly DayTemplate[],
): TemplatesOfDay {
  const byId = new Map(templates.map((template) => [template.id, template]))
  const occasion = occasionOn(
    day,
    dated.filter(({ templateId }) => byId.has(templateId)),
  )
  const choose = (slot: MealSlot): DayTemplate | null => {
    const assignment = occasion ?? weeklyFor(weekly, weekdayOf(day), slot)
    return (assignment && byId.get(assignment.templateId)) ?? null
  }
  return {
    occasion,
    slots: {
      breakfast: choose('breakfast'),
      lunch: choose('lunch'),
      dinner: choose('dinner'),
      snacks: choose('snacks'),
    },
  }
}

function occasionOn(day: Day, dated: readonly Occasion[]): Occasion | null {
  const isOfThisDate = (occasion: Occasion) => Number(occasion.specificDate === day)
  const [first] = dated
    .filter((occasion) => fallsOn(occasion, day))
    .toSorted((a, b) => isOfThisDate(b) - isOfThisDate(a) || b.id - a.id)
  return first ?? null
}
