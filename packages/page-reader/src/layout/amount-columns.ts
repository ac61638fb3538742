/**
 * Lists that name a food first and set its amount behind it, at the right edge or in a column:
 * 'Butter ....... 200 g'. Where the words stand tells them from amounts ahead of their foods. Pure.
 */
import { beginsWithNumber, isMeasure, isNutrient, stepShape } from '../page/line-shape.ts'
import { namesFood } from '../text/whole-lines.ts'
import { isEmptyLabel, isPartLabel } from './form-labels.ts'
import { isSeen, median, type PlacedText } from './placed-text.ts'
import { isSetFact } from './set-facts.ts'

/** Amounts below each other, from this many on, are a column. */
const FEWEST = 3
/** In heights: how far the edges of a column may differ, and the bases of one row. */
const SAME_EDGE = 0.6
const SAME_ROW = 0.6
/** An amount in the middle of two lines of its food is this far from both at most. */
const BETWEEN = 1.3
/** How far words of one piece may stand apart, in a picture and elsewhere. */
const SEEN_SPACE = 0.7
const SPACE = 1.3
/** A food behind an amount stands no further from it. */
const AFTER_AMOUNT = 9
/** The share of rows that have to be alike for a column to be one. */
const MOSTLY = 0.7
const SENTENCE = 0.45
const LONGEST_NAME = 60
/** Rows further apart than so many usual gaps are two lists. */
const ANOTHER_LIST = 4

const leader = String.raw`[\s.…·_]`
/** A leader within a piece; decimal points have no dots around them. */
const dotted = new RegExp(String.raw`^(\P{N}.*?)${leader}*(?:[.…·_]${leader}?){3,}(\S.*)$`, 'u')
const dotsBehind = /(?:\s*[.…·_]){2,}\s*$|\s+[.…·_]+$/u
const dotsAhead = /^(?:[.…·_]\s*){2,}/u
const onlyDots = /^[\s.…·_]+$/u
const bullet = /^[-–•●◦▪▫▢☐□·*]$/u
/** What may stand in a column of amounts beside figures with a unit. */
const inWords = /^(?:to taste|as needed|optional|for (?:frying|dusting|serving|greasing)|to serve)$/i
const vague = /^(?:an? |some )?(?:pinch|handful|dash|knob|splash|drizzle|bunch|few|little|squeeze)(?: of)?$/i
const looseAmount =
  /^[\d½¼¾⅓⅔⅛][\d\s.,/½¼¾⅓⅔⅛x×–-]*\p{L}{0,14}\.?(?: (?:g|ml|cans?|tins?|cloves?|bunch|packets?|small|medium|large|cup))?(?: ?\([^()]{1,14}\))?$/u
const atEnd = /^(\P{N}.*\p{L}[^\s]*)\s+([\d½¼¾⅓⅔⅛][\d\s./½¼¾⅓⅔⅛–-]*\p{L}{0,14}\.?)$/u

/** Pieces of one row without a gap, as one. */
interface Run extends PlacedText {
  pieces: readonly PlacedText[]
}

/** A food and the amount that belongs to it. */
interface Pair {
  name: Run
  amount: Run
  /** Whether the amount stands in no row of its food, so that it is told by guess. */
  isGuess: boolean
}

/** The pieces of a page where each amount of such a list stands ahead of its food. */
export function withAmountsAhead(pieces: readonly PlacedText[]): PlacedText[] {
  const runs = runsOf(pieces).flatMap(parted)
  const amounts = runs.filter(({ text }) => isMeasure(text))
  if (amounts.length < FEWEST) return [...pieces]
  const pairs: Pair[] = []
  const taken = new Set<Run>()
  for (const column of columnsOf(amounts)) {
    const free = column.filter((one) => !taken.has(one))
    for (const list of listsOf(free)) {
      const found = pairsOf(list, runs)
      for (const pair of found)
        if (!taken.has(pair.name) && !taken.has(pair.amount)) {
          pairs.push(pair)
          taken.add(pair.name).add(pair.amount)
        }
    }
  }
  if (pairs.length === 0) return [...pieces]
  const used = new Set(pairs.flatMap(({ name, amount }) => [...name.pieces, ...amount.pieces]))
  for (const run of runs)
    if (onlyDots.test(run.text) || pairs.some(({ name }) => isTick(run, name)))
      for (const piece of run.pieces) used.add(piece)
  const uncounted = new Set(amidPairs(pairs, runs).flatMap((run) => run.pieces))
  const { font, size } = pairs.map(({ name }) => name).toSorted((a, b) => a.size - b.size)[
    Math.floor(pairs.length / 2)
  ] as Run
  const rest = pieces.filter((piece) => !used.has(piece))
  // A food whose amount was lost is no heading, however bold it looks.
  return [
    ...rest.map((piece) => (uncounted.has(piece) ? { ...piece, font, size } : piece)),
    ...pairs.map((pair) => ({ ...joined(pair), font, size })),
  ]
}

/** By how much the font of a food differs from those of its list at most. */
const LIKE = 1.25

/** Foods without an amount in the list of a column. */
function amidPairs(pairs: readonly Pair[], runs: readonly Run[]): Run[] {
  const size = median(pairs.map(({ name }) => name.size))
  const left = median(pairs.map(({ name }) => name.left))
  const bases = pairs.map(({ name }) => name.base)
  const [top, end] = [Math.min(...bases), Math.max(...bases)]
  return runs.filter(
    (run) =>
      isSeen(run) &&
      isName(run) &&
      !run.text.endsWith(':') &&
      run.base > top - 2 * size &&
      run.base < end + 2 * size &&
      Math.abs(run.left - left) < 1.2 * size &&
      Math.max(run.size, size) < LIKE * Math.min(run.size, size),
  )
}

/** What a box to be ticked or a bullet is read as. */
const tick = /^(?:[0OoDQ]|\d\/\d|\P{L})$/u
/** In heights: how far left of its food it stands. */
const BEFORE_NAME = 2.5

/** Whether something ahead of a food, whose amount stands behind it, is a box to be ticked. */
const isTick = (run: Run, name: Run) =>
  isSeen(run) &&
  tick.test(run.text) &&
  Math.abs(run.base - name.base) < SAME_ROW * name.size &&
  run.right < name.left + 0.3 * name.size &&
  name.left - run.right < BEFORE_NAME * name.size

/** Pieces of a row as long as they stand close, with the bullet ahead of them left out. */
function runsOf(pieces: readonly PlacedText[]): Run[] {
  const runs: Run[] = []
  const sorted = pieces.toSorted((a, b) => a.base - b.base || a.left - b.left)
  const near = (run: Run, piece: PlacedText) => {
    const size = Math.max(run.size, piece.size)
    const gap = (piece.left - run.right) / size
    return (
      Math.abs(run.base - piece.base) < 0.3 * size &&
      gap > -SAME_EDGE &&
      gap < (isSeen(piece) ? SEEN_SPACE : SPACE) &&
      !bullet.test(run.text) &&
      !onlyDots.test(piece.text) &&
      !onlyDots.test(run.text) &&
      // A number of its own is an amount, however close it stands.
      !(isMeasure(piece.text) && !beginsWithNumber(run.text) && isSeen(piece))
    )
  }
  for (const piece of sorted.toSorted((a, b) => a.left - b.left)) {
    const run = runs.findLast((one) => near(one, piece))
    if (!run) {
      runs.push({ ...piece, pieces: [piece] })
      continue
    }
    Object.assign(run, {
      text: `${run.text}${piece.left - run.right > 0.12 * piece.size || isSeen(piece) ? ' ' : ''}${piece.text}`,
      right: Math.max(run.right, piece.right),
      size: Math.max(run.size, piece.size),
      pieces: [...run.pieces, piece],
      ...together(run, piece),
    })
  }
  return runs
}

/** What nobody is sure of in two pieces. */
export function together(one: PlacedText, other: PlacedText): Partial<PlacedText> {
  const doubtful = [...(one.doubtful ?? []), ...(other.doubtful ?? [])]
  return {
    ...(doubtful.length > 0 && { doubtful }),
    ...(other.confidence !== undefined && { confidence: Math.min(one.confidence ?? 1, other.confidence) }),
  }
}

/** A run whose leader stands in it as its food and its amount; dots at its ends go. */
function parted(run: Run): Run[] {
  const [, food = '', amount = ''] = dotted.exec(run.text) ?? []
  if (food !== '' && (isMeasure(amount) || looseAmount.test(amount))) return cutAt(run, food, amount)
  if (onlyDots.test(run.text)) return [run]
  return [{ ...run, text: run.text.replace(dotsAhead, '').replace(dotsBehind, '') }]
}

/** A run as two, each as wide as its letters say. */
function cutAt(run: Run, food: string, amount: string): Run[] {
  const letter = (run.right - run.left) / run.text.length
  return [
    { ...run, text: food, right: run.left + letter * food.length },
    { ...run, text: amount, left: run.right - letter * amount.length },
  ]
}

/** Amounts whose right or left edges are one below the other, the largest groups first. */
function columnsOf(amounts: readonly Run[]): Run[][] {
  const like = (edge: 'left' | 'right') =>
    amounts.map((one) => amounts.filter((other) => Math.abs(one[edge] - other[edge]) < SAME_EDGE * one.size))
  return [...like('right'), ...like('left')]
    .filter((column) => column.length >= FEWEST)
    .toSorted((a, b) => b.length - a.length)
}

/** A column in parts where more stands between its rows than foods without an amount. */
function listsOf(column: readonly Run[]): Run[][] {
  const rows = column.toSorted((a, b) => a.base - b.base)
  const usual = median(rows.slice(1).map((row, at) => row.base - (rows[at]?.base ?? 0)))
  const lists: Run[][] = []
  for (const row of rows) {
    const before = lists.at(-1)?.at(-1)
    if (before && row.base - before.base < ANOTHER_LIST * usual) lists.at(-1)?.push(row)
    else lists.push([row])
  }
  return lists.filter((list) => list.length >= FEWEST)
}

/** Whether a text may be a food without its amount: no label, no fact, no number ahead. */
export const isName = ({ text }: PlacedText): boolean =>
  /\p{L}{2}/u.test(text) &&
  !beginsWithNumber(text) &&
  !isPartLabel(text) &&
  !isEmptyLabel(text) &&
  !isSetFact(text)

/** The food of an amount: what stands closest to its left in its row, or around its row. */
function foodOf(amount: Run, names: readonly Run[]): Omit<Pair, 'amount'> | undefined {
  const size = amount.size
  const left = names.filter((one) => one !== amount && one.right < amount.left + 0.3 * size)
  const off = (one: Run) => amount.base - one.base
  const [beside] = left
    .filter((one) => Math.abs(off(one)) < SAME_ROW * size)
    .toSorted((a, b) => b.right - a.right)
  if (beside) return { name: beside, isGuess: false }
  const above = left.find((one) => off(one) > 0 && off(one) < BETWEEN * size)
  const below = left.find(
    (one) => off(one) < 0 && off(one) > -BETWEEN * size && above && Math.abs(one.left - above.left) < size,
  )
  return above && below ? { name: above, isGuess: true } : undefined
}

/** Whether what stands behind an amount in its row is more likely its food than what is ahead. */
function isAhead(amount: Run, food: Run, runs: readonly Run[]): boolean {
  const behind = runs
    .filter(
      (one) =>
        one !== amount &&
        Math.abs(one.base - amount.base) < SAME_ROW * amount.size &&
        one.left > amount.right - 0.3 * amount.size &&
        one.left - amount.right < AFTER_AMOUNT * amount.size,
    )
    .toSorted((a, b) => a.left - b.left)[0]
  if (!behind || !/\p{L}{2}/u.test(behind.text)) return false
  return namesFood(behind.text) || !namesFood(food.text)
}

/** The foods of a column of amounts; none where it belongs to what stands behind it. */
function pairsOf(list: readonly Run[], runs: readonly Run[]): Pair[] {
  const names = runs.filter(isName)
  const found = list.flatMap((amount): Pair[] => {
    const food = foodOf(amount, names)
    return food ? [{ ...food, amount }] : []
  })
  const pairs = withoutNutrition(found.filter(({ name }, at) => found[at - 1]?.name !== name))
  if (pairs.length < FEWEST || pairs.length < MOSTLY * list.length) return []
  const left = median(pairs.map(({ name }) => name.left))
  const isMost = (of: (pair: Pair) => boolean) => pairs.filter(of).length >= MOSTLY * pairs.length
  const isList =
    isMost(({ name, amount }) => Math.abs(name.left - left) < 1.2 * amount.size) &&
    isMost(({ name }) => stepShape(name.text) < SENTENCE && name.text.length < LONGEST_NAME) &&
    isMost(({ name, amount }) => !isAhead(amount, name, runs)) &&
    !arePages(pairs)
  return isList ? [...pairs, ...others(pairs, runs)] : []
}

/** Numbers that only grow are those of pages. */
const arePages = (pairs: readonly Pair[]) =>
  pairs.every(
    ({ amount }, at) =>
      /^\d{2,3}$/.test(amount.text) &&
      (at === 0 || Number(amount.text) > Number(pairs[at - 1]?.amount.text ?? 0)),
  )

/** Rows without those of a table of what is in a serving; salt ends it, and is a food elsewhere. */
function withoutNutrition(pairs: readonly Pair[]): Pair[] {
  const told = pairs.map(({ name, amount }) => isNutrient(`${name.text} ${amount.text}`))
  const [first, last] = [told.indexOf(true), told.lastIndexOf(true)]
  return first < 0 ? [...pairs] : pairs.filter((_, at) => at < first || at > last + 1)
}

/** Rows of the list whose amount says more than figures and a unit, or stands close to its food. */
function others(pairs: readonly Pair[], runs: readonly Run[]): Pair[] {
  const known = new Set(pairs.flatMap(({ name, amount }) => [name, amount]))
  const size = median(pairs.map(({ amount }) => amount.size))
  const edge = (of: (pair: Pair) => number) => median(pairs.map(of))
  const [right, left, names] = [
    edge(({ amount }) => amount.right),
    edge(({ amount }) => amount.left),
    edge(({ name }) => name.left),
  ]
  const bases = pairs.map(({ amount }) => amount.base)
  const gap = median(bases.slice(1).map((base, at) => base - (bases[at] ?? 0)))
  const isNear = ({ base }: Run) =>
    base > Math.min(...bases) - 2.5 * gap && base < Math.max(...bases) + 2.5 * gap
  const isOnEdge = (one: Run) =>
    Math.abs(one.right - right) < SAME_EDGE * size || Math.abs(one.left - left) < SAME_EDGE * size
  const free = runs.filter((one) => !known.has(one) && isNear(one))
  const foods = free.filter((one) => isName(one) && Math.abs(one.left - names) < 1.2 * size)
  return free.filter(isOnEdge).flatMap((one): Pair[] => {
    const [, food = '', amount = ''] = atEnd.exec(one.text) ?? []
    if (isMeasure(amount) && foods.includes(one) && Math.abs(one.right - right) < SAME_EDGE * size) {
      const [name, behind] = cutAt(one, food, amount)
      return name && behind ? [{ name, amount: behind, isGuess: false }] : []
    }
    if (!looseAmount.test(one.text) && !inWords.test(one.text) && !vague.test(one.text)) return []
    const found = foodOf(one, foods)
    return found ? [{ ...found, amount: one }] : []
  })
}

/** A food with its amount ahead; it goes as far right as its name, so that it may go on below. */
function joined({ name, amount, isGuess }: Pair): PlacedText {
  const { pieces, ...line } = name
  const sure = together(
    name,
    pieces.every((piece) => amount.pieces.includes(piece)) ? { ...amount, doubtful: [] } : amount,
  )
  const said = inWords.test(amount.text) ? `${name.text} ${amount.text}` : `${amount.text} ${name.text}`
  const [word = ''] = said.split(' ')
  return {
    ...line,
    ...sure,
    ...(isGuess && isSeen(name) && { doubtful: [word, ...(sure.doubtful ?? [])] }),
    text: said,
    reach: Math.max(name.right, amount.right),
  }
}
