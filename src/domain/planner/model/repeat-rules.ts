import { addDays, type Day, daysBetween } from '../../day.ts'
import { placesAt } from './occasions.ts'
import { isMealInScope } from './rule-days.ts'
import { type Kind, type ModelBuilder, rulePoints } from './model-builder.ts'

/**
 * Models a rule about repeats: nothing twice within some days, several different dishes, or one.
 */
export function modelRepeat(builder: ModelBuilder, rule: Kind<'repeat'>, ruleIndex: number): void {
  const { what, by, same, count, days } = rule
  const places = builder.places(rule)
  const matching = what && builder.matching(what, same ? 'surely' : 'perhaps')
  const classOf = builder.task.recipes.map((recipe, index) => {
    if (matching && !matching[index]) return -1
    if (by === 'protein') return builder.reader.factsOf(recipe).protein || -1
    return what && !same ? 0 : index
  })
  const classes = by === 'cuisine' ? builder.cuisines() : classOf
  if (same) {
    for (const place of places) builder.mayRepeat.add(place)
    if (matching)
      builder.narrowings.push({ ruleIndex, places: new Set(places), offers: matching, isHard: false })
    return builder.kinds(rule, ruleIndex, places, classes, { max: 1 })
  }
  if (count?.min !== undefined)
    return builder.kinds(rule, ruleIndex, placesAt(builder.cooked(rule)), classes, { min: count.min })
  windows(builder, rule, ruleIndex, classes, { max: count?.max ?? 1, days })
}

/** At most so many of each class in any run of days, counting standing meals around the plan. */
function windows(
  builder: ModelBuilder,
  rule: Kind<'repeat'>,
  ruleIndex: number,
  classOf: readonly number[],
  { max, days }: { max: number; days: number | undefined },
): void {
  const { start, end, standing } = builder.task
  const length = days ?? daysBetween(start, end) + 1
  const firsts = days === undefined ? 1 : daysBetween(start, end) + days
  const points =
    rule.strength === 'prefer' ? rulePoints.prefer : rule.what ? rulePoints.must : rulePoints.again
  const known = new Set<string>()
  const eaten = builder.eaten(rule)
  for (let first = 0; first < firsts; first++) {
    const from = addDays(start, days === undefined ? 0 : first - days + 1)
    const to = addDays(from, length - 1)
    const isIn = (date: Day) => date >= from && date <= to
    const inside = eaten.filter(({ date }) => isIn(date))
    const slots = placesAt(inside)
    const stood = standing
      .filter(
        ({ date, slot }) =>
          isIn(date) &&
          builder.slots.has(slot) &&
          isMealInScope({ slots: rule.when?.slots ?? [] }, date, slot),
      )
      .map(({ recipeId }) => classOf[builder.task.recipes.findIndex(({ id }) => id === recipeId)] ?? -1)
      .filter((one) => one >= 0)
    const key = `${inside.map(({ place }) => place).join()} ${stood.join()}`
    if (slots.length === 0 || inside.length + stood.length <= max || known.has(key)) continue
    known.add(key)
    // Leftovers do not repeat their own dish, but a rule about one kind of dish counts them.
    const parts = builder.parts(
      inside,
      classOf.map((one) => (one < 0 ? 0 : 1)),
    )
    const isSum = rule.what !== undefined && inside.length > slots.length
    builder.add(
      ruleIndex,
      isSum
        ? { kind: 'sum', parts, stood: stood.length, max, points }
        : { kind: 'repetition', slots, classOf, stood, max, points },
      () => 'something comes again too soon',
    )
  }
}

/** Models a rule about what comes on the day after something else. */
export function modelOrder(builder: ModelBuilder, rule: Kind<'order'>, ruleIndex: number): void {
  const { places } = builder.task
  const [before, then] = [builder.matching(rule.after, 'surely'), builder.matching(rule.what, 'surely')]
  const points = rule.strength === 'prefer' ? rulePoints.prefer : rulePoints.must
  const followed = builder.cooked(rule).filter(({ place }) => nextDay(builder, place).length > 0)
  builder.sum(ruleIndex, followed, before, { min: 1 }, points)
  for (const { place } of followed) {
    const parts = [
      { slots: [place], worth: before.map((isSo) => (isSo ? 1 : 0)) },
      { slots: nextDay(builder, place), worth: then.map((isSo) => (isSo ? -1 : 0)) },
    ]
    const stood = -builder
      .standing({
        ...rule,
        when: { dates: [addDays(places[place]?.date ?? '', 1)] },
      })
      .filter(({ recipe }) => then[recipe]).length
    builder.add(ruleIndex, { kind: 'sum', parts, stood, max: 0, points }, () => 'it isn’t on the day after')
  }
}

function nextDay(builder: ModelBuilder, place: number): number[] {
  const next = addDays(builder.task.places[place]?.date ?? '', 1)
  return builder.task.places.flatMap(({ date }, index) => (date === next ? [index] : []))
}
