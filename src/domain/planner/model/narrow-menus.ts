/**
 * A rule that each meal keeps or breaks by itself: what it offers, by recipe, and in which places.
 */
export interface Narrowing {
  ruleIndex: number
  places: ReadonlySet<number>
  offers: readonly boolean[]
  /** It never gives way: what is not to be eaten is not served for want of something better. */
  isHard: boolean
  /** It is kept only where every other rule is kept as well as without it. */
  isMild?: boolean
}

/** Menus by the rules that each of their meals has to keep. */
export interface NarrowedMenus {
  leftOut: number[][]
  /** By place: the hard rules that leave nothing there. */
  emptiedBy: number[][]
  /** Rules that gave way, where, and whether other rules are in their way somewhere. */
  gaveWay: Map<number, { places: number[]; isCrossed: boolean }>
}

/** Of so many rules every choice is tried. */
const MAX_TRIED = 8

/**
 * Leaves out of each menu what a rule keeps away. Where rules together leave nothing, the fewest of
 * them give way; what somebody will not have never does, and the place stays empty.
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
      .toSorted((a, b) => a.places.size - b.places.size)
    const isPossible = (rules: readonly Narrowing[]) => recipesKept([...hard, ...rules]).length > 0
    const kept = recipesLeft.length === 0 ? [...soft] : [...mostKept(soft, isPossible)]
    for (const rule of mild) if (isPossible([...kept, rule])) kept.push(rule)
    for (const rule of [...soft, ...mild])
      if (!kept.includes(rule)) {
        const { places, isCrossed } = gaveWay.get(rule.ruleIndex) ?? { places: [], isCrossed: false }
        gaveWay.set(rule.ruleIndex, {
          places: [...places, place],
          isCrossed: isCrossed || recipesKept([rule]).length > 0,
        })
      }
    const offered = new Set(recipesKept([...hard, ...kept]))
    return menu.filter((recipe) => !offered.has(recipe))
  })
  return { leftOut, emptiedBy, gaveWay }
}

/**
 * The most rules that go together; of as many those of the fewest meals ('pizza on Friday' before
 * 'quick on weekdays'), then those that were said first.
 */
function mostKept(
  rules: readonly Narrowing[],
  isPossible: (rules: readonly Narrowing[]) => boolean,
): readonly Narrowing[] {
  if (isPossible(rules)) return rules
  if (rules.length > MAX_TRIED) {
    const kept: Narrowing[] = []
    for (const rule of rules) if (isPossible([...kept, rule])) kept.push(rule)
    return kept
  }
  const choices = Array.from({ length: 2 ** rules.length }, (_, mask) =>
    rules.filter((_rule, index) => (mask >> index) % 2 === 1),
  )
  const byNumber = choices.toSorted((a, b) => b.length - a.length)
  return byNumber.find(isPossible) ?? []
}
