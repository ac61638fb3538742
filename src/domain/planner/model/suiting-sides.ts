import type { Problem } from '@plateful/meal-planner/problem/problem'
import { NO_CUISINE, SIDE } from '@plateful/meal-planner/problem/request'
import type { RepetitionRule, VarietyRule } from '@plateful/meal-planner/problem/rules'

/** Points for a side that its main has already, that came just before, or that is of elsewhere. */
const sidePoints = { mainHasIt: 12, sameNextDay: 5, ofElsewhere: 4 } as const

/** Patterns of filling foods in names: a main with one in its name needs no side of it. */
const fillers: readonly RegExp[] = [
  /\b(?:potato(?:es)?|mash|chips|fries|wedges|r[oö]sti|gnocchi|cottage pie|shepherd['’]s pie|fish pie|hash)\b/,
  /\b(?:rice|risotto|biryani|paella|pilau|pilaf|jollof|sushi)\b/,
  /\b(?:bread|naans?|toast|toasties?|sandwich(?:es)?|wraps?|pizzas?|burgers?|tacos?|fajitas?|flatbreads?|quesadillas?)\b/,
  /\b(?:salad|slaw|coleslaw)\b/,
]

/** A side is not what its main already has, and not the same on two days in a row. */
export function suitingSides({ slots, recipes }: Problem): (RepetitionRule | VarietyRule)[] {
  const sides = slots.flatMap((slot, index) => (slot.meal === SIDE ? [index] : []))
  const filling = recipes.map(({ title }) => fillers.findIndex((rule) => rule.test(title.toLowerCase())))
  const dishes = recipes.map((_, index) => index)
  const cuisines = recipes.map(({ cuisine }) => (cuisine === NO_CUISINE ? -1 : cuisine))
  return sides.flatMap((side): (RepetitionRule | VarietyRule)[] => {
    const day = slots[side]?.day ?? 0
    const slotsBeside = slots
      .flatMap((slot, index) => (index < side && slot.day === day ? [index] : []))
      .slice(-1)
    const next = sides.filter((other) => other > side && (slots[other]?.day ?? 0) - day <= 2)
    const taste = { kind: 'repetition', max: 1, isImplicit: true } as const
    return [
      { ...taste, slots: [...slotsBeside, side], classOf: filling, points: sidePoints.mainHasIt },
      // Garlic bread goes with a lasagne but not with a roast.
      ...(slotsBeside.length > 0
        ? [
            {
              kind: 'variety',
              max: 1,
              isImplicit: true,
              slots: [...slotsBeside, side],
              classOf: cuisines,
              points: sidePoints.ofElsewhere,
            } as const,
          ]
        : []),
      ...next.map((other) => ({
        ...taste,
        slots: [side, other],
        classOf: dishes,
        points: sidePoints.sameNextDay,
      })),
    ]
  })
}
