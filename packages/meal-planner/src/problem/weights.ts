/**
 * What each preference of a family weighs, in points (the planner's formulation; lower is better,
 * so liking is negative). One table, used by the search, its audit and the reasons. All sums are
 * kept in thousandths of a point, as whole numbers: no rounding ever adds up.
 *
 * | term | points |
 * |---|---|
 * | a slot left empty | 3000 |
 * | a repeat sooner than the family's minimum | 200 for each missing day |
 * | over the longest cooking time | 100, and 1 a minute up to 60; more than 120 minutes over is never offered |
 * | a lunch at dinner, a breakfast as a snack, or the reverse | 40 |
 * | somebody dislikes it / everybody likes it | 8 / -4 |
 * | an ingredient nobody knows, or a diet it may not suit | 6 for each diner concerned |
 * | not every ingredient is known for an allergy | 400 besides, once for a meal |
 * | the least pleased of the family | -6 for each liking |
 * | the same protein on adjacent days | 5 |
 * | one cuisine or one protein too often in a week's lunches and dinners | 4 for each meal beyond, growing by one each time |
 * | cost of a serving above the budget | 4 a pound; the whole week's above it 1.5 a pound |
 * | a vegetable group the week has not had | -3 |
 * | a preferred cuisine, each step of difficulty away from what was asked | -3, 3 |
 * | a favourite, each star above or below three | -3, -1.5 |
 * | a repeat sooner than the wished interval | 2 for each missing day |
 * | a dinner had less than 3.5 wished intervals ago | 6 for each that is missing; half for a favourite |
 * | a perishable food that must be opened | 1.2 |
 * | each minute above 25 (weekend) | 0.1 (0.03) |
 * | what stood there before stays | -3 |
 */
export const weights = {
  empty: 3000,
  tooSoon: 200,
  overTime: 100,
  otherMeal: 40,
  dislike: 8,
  like: 4,
  unsure: 6,
  notChecked: 400,
  fairness: 6,
  adjacentProtein: 5,
  concentration: 4,
  costAboveBudget: 4,
  weekAboveBudget: 1.5,
  vegetable: 3,
  preferredCuisine: 3,
  difficulty: 3,
  favourite: 3,
  star: 1.5,
  soon: 2,
  lately: 6,
  perishable: 1.2,
  effort: 0.1,
  weekendEffort: 0.03,
  stays: 3,
} as const

/**
 * A recipe that takes more than `most` minutes above the limit is never offered, unless a rule asks
 * for it. Minutes above `heaviest` add no further points.
 */
export const OVER_TIME = { heaviest: 60, most: 120 } as const

/** A dinner had so many wished intervals ago is no longer one that was had lately. */
export const LATELY_INTERVALS = 3.5

/** Minutes of cooking that count as no effort. */
export const EASY_MINUTES = 25

/** How many thousandths make a point; sums are whole thousandths. */
export const POINT = 1000

/** Points as whole thousandths. */
export const thousandths = (points: number): number => Math.round(points * POINT)

/**
 * The order in which wishes give way when they clash; each step is told to the family. Weights are
 * spaced so that in one slot an earlier step gives way before a later one. Allergens, diets, tags,
 * locked and kept days, and one recipe only once a day never give way.
 */
export const relaxationOrder = [
  'variety, balance, budget and the wished interval between repeats',
  'a lunch recipe at dinner or the reverse',
  'the longest cooking time',
  'the shortest interval between repeats, one day at a time',
  'a meal left empty',
] as const
