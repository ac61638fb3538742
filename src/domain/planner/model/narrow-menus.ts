/**
 * A rule that each meal keeps or breaks by itself: at which places, and by recipe whether it keeps
 * it.
 */
export interface Narrowing {
  ruleIndex: number
  places: ReadonlySet<number>
  offers: readonly boolean[]
  /** It never gives way: the place rather stays empty. */
  isHard: boolean
  /** So many places the whole rule has, where this is a part of it. */
  extent?: number
  /** It is kept only where all other rules can be kept too. */
  isMild?: boolean
}

/** Menus without the recipes that rules keep away. */
export interface NarrowedMenus {
  leftOut: number[][]
  /** By place: the hard rules that leave it without a recipe. */
  emptiedBy: number[][]
  /**
   * Rules that gave way, with the places, and whether other rules are the reason at one of them.
   */
  gaveWay: Map<number, { places: number[]; isCrossed: boolean }>
}

const extentOf = ({ extent, places }: Narrowing) => extent ?? places.size

/** Up to so many rules, every choice is tried. */
const MAX_TRIED = 8

/**
 * Leaves out of each menu the recipes that a rule keeps away. Where rules together leave nothing,
 * the fewest of them give way. Hard rules never do, and the place stays empty.
 */
export function narrowMenus(
  menus: readonly (readonly number[])[],
  narrowings: readonly Narrowing[],
): NarrowedMenus {
  const gaveWay: NarrowedMenus['gaveWay'] = new Map()
  const emptiedBy: number[][] = []
  const leftOut = menus.map((menu, place) => {
    const narrowingsHere = narrowings.filter(({ places }) => places.has(place))
    const recipesKept = (rules: readonly Narrowing[]) =>
      menu.filter((recipe) => rules.every(({ offers }) => offers[recipe] === true))
    const hard = narrowingsHere.filter(({ isHard }) => isHard)
    const recipesLeft = recipesKept(hard)
    emptiedBy[place] =
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
        const { places, isCrossed } = gaveWay.get(rule.ruleIndex) ?? { places: [], isCrossed: false }
        gaveWay.set(rule.ruleIndex, {
          places: [...places, place],
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
