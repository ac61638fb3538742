/**
 * A rule that each meal keeps or breaks by itself: at which meals, and by recipe whether it keeps
 * it.
 */
export interface Narrowing {
  ruleIndex: number
  mealIndices: ReadonlySet<number>
  offers: readonly boolean[]
  /** It never gives way: the meal rather stays empty. */
  isHard: boolean
  /** So many meals the whole rule has, where this is a part of it. */
  extent?: number
  /** It is kept only where all other rules can be kept too. */
  isMild?: boolean
}

/** Menus without the recipes that rules keep away. */
export interface NarrowedMenus {
  leftOut: number[][]
  /** By meal: the hard rules that leave it without a recipe. */
  emptiedBy: number[][]
  /**
   * Rules that gave way, with the meals, and whether other rules are the reason at one of them.
   */
  gaveWay: Map<number, { mealIndices: number[]; isCrossed: boolean }>
}

const extentOf = ({ extent, mealIndices }: Narrowing) => extent ?? mealIndices.size

/** Up to so many rules, every choice is tried. */
const MAX_TRIED = 8

/**
 * Leaves out of each menu the recipes that a rule keeps away. Where rules together leave nothing,
 * the fewest of them give way. Hard rules never do, and the meal stays empty.
 */
export function narrowMenus(
  menus: readonly (readonly number[])[],
  narrowings: readonly Narrowing[],
): NarrowedMenus {
  const gaveWay: NarrowedMenus['gaveWay'] = new Map()
  const emptiedBy: number[][] = []
  const leftOut = menus.map((menu, mealIndex) => {
    const narrowingsHere = narrowings.filter(({ mealIndices }) => mealIndices.has(mealIndex))
    const recipesKept = (rules: readonly Narrowing[]) =>
      menu.filter((recipe) => rules.every(({ offers }) => offers[recipe] === true))
    const hard = narrowingsHere.filter(({ isHard }) => isHard)
    const recipesLeft = recipesKept(hard)
    emptiedBy[mealIndex] =
      menu.length > 0 && recipesLeft.length === 0 ? hard.map(({ ruleIndex }) => ruleIndex) : []
    const mild = narrowingsHere.filter(({ isMild }) => isMild === true)
    const soft = narrowingsHere
      .filter((rule) => !rule.isHard && !mild.includes(rule))
      .toSorted((a, b) => extentOf(a) - extentOf(b))
    const isPossible = (rules: readonly Narrowing[]) => recipesKept([...hard, ...rules]).length > 0
    const keptRules = recipesLeft.length === 0 ? [...soft] : [...mostKept(soft, isPossible)]
    for (const rule of mild) if (isPossible([...keptRules, rule])) keptRules.push(rule)
    for (const rule of [...soft, ...mild])
      if (!keptRules.includes(rule)) {
        const { mealIndices, isCrossed } = gaveWay.get(rule.ruleIndex) ?? {
          mealIndices: [],
          isCrossed: false,
        }
        gaveWay.set(rule.ruleIndex, {
          mealIndices: [...mealIndices, mealIndex],
          isCrossed: isCrossed || recipesKept([rule]).length > 0,
        })
      }
    const offered = new Set(recipesKept([...hard, ...keptRules]))
    return menu.filter((recipe) => !offered.has(recipe))
  })
  return { leftOut, emptiedBy, gaveWay }
}

/**
 * The largest set of rules that can be kept together. Of several, the one whose rules cover the
 * fewest meals ('pizza on Friday' before 'quick on weekdays'), then the one that was said first.
 */
function mostKept(
  rules: readonly Narrowing[],
  isPossible: (rules: readonly Narrowing[]) => boolean,
): readonly Narrowing[] {
  if (isPossible(rules)) return rules
  if (rules.length > MAX_TRIED) {
    const keptRules: Narrowing[] = []
    for (const rule of rules) if (isPossible([...keptRules, rule])) keptRules.push(rule)
    return keptRules
  }
  const choices = Array.from({ length: 2 ** rules.length }, (_, mask) =>
    rules.filter((_rule, index) => (mask >> index) % 2 === 1),
  )
  const byNumber = choices.toSorted((a, b) => b.length - a.length)
  return byNumber.find(isPossible) ?? []
}
