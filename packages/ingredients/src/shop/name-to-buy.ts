/** What a shopper calls the food of a line: its own words, without what is done with it. */
import { findFood, lexiconWords } from '../foods/find-food.ts'
import type { Food } from '../foods/food.ts'
import { foldFoodName } from '../foods/food-name.ts'
import { choice } from '../lines/line-joints.ts'
import { onShelf, qualifiers } from './shelf.ts'

/** What is done with a food and not part of its name: 'season with black pepper'. */
const done =
  /^(?:season(?:ed)?|serve[ds]?|garnish(?:ed)?|top(?:ped)?|drizzle[ds]?|sprinkle[ds]?|brush(?:ed)?)(?: \w+ly)? with /i
const taken = /^(?:(?:the|grated|finely) )*(?:zest|rind|peel) (?:from|of) (?:(?:a|an|one|the|\d+) )*/i
/** 'Lemon zest and juice', 'juice from a lemon': one buys lemons, or a bottle of juice. */
const zestAndJuice = / (?:(?:zest|rind|peel) (?:and|&) juice|juice (?:and|&) (?:zest|rind|peel))$/i
const juiceOf = /^(?:the )?juice (?:from|of) (?:(?:an?|one|the|fresh|freshly|squeezed|\d+) )*/i
/** How much of it, in words that no unit stands for. */
const vague =
  /^(?:(?:an?|the) )?(?:(?:little )?bit|little|squeeze(?: or two)?|some|few|couple|servings?|portions?|items?(?: s)?)(?: of)? (?=\w+)/i
/** That it is the cook's choice, and what a choice leaves behind when its end is cut off. */
const ofChoice =
  /(?: or (?:any |other )?\w+)? of (?:(?:your|my) )?(?:own )?(?:choice|choosing|preference|liking)$/i
const leftOpen = /(?: (?:of|or|and|your))+$/i
/** 'Fresh or frozen berries' are berries: the shopper sees which there are. */
const freshOrFrozen = /^(?:fresh (?:or|\/) frozen|frozen (?:or|\/) fresh) /i
/** Parts that a food is taken apart into at home, or cut into; one buys the food. */
const partWords =
  /^(?:florets?|lea(?:f|ves)|sprigs?|stalks?|stems?|zest|rind|peel|wedges?|slices?|segments?|cubes?|pieces?|chunks?|strips?|halves|rounds?|rings?|heads?|cloves?|bulbs?|tips?|tops?|kernels?|spears?|crowns?|ribs?|fronds?|flesh|caps?|bunch(?:es)?|ears?)$/i
/** What it is for: 'white chocolate for the drizzle'. */
const purpose =
  /(?<=\w) (?:for (?:(?:the|your|a) )?\w+(?: \w+)?$|to (?:squeeze|serve|garnish|top|drizzle|sprinkle|finish)\b.*$)/i
const orWord = /\bor /i
const MAX_WORDS_BEFORE_TAIL = 4
/** Longer names are sentences; what stands before a choice is enough of them. */
const MAX_WORDS = 6

/**
 * The name of a line's food as a shopper says it: without what stands in brackets in the line, what
 * is done with it, and the sentence behind it.
 */
export function nameToBuy(name: string, line: string): string {
  const key = `${name}\n${line}`
  const known = toBuyNames.get(key)
  if (known !== undefined) return known
  const short = nameOnList(name, line)
  if (toBuyNames.size >= 5000) toBuyNames.clear()
  toBuyNames.set(key, short)
  return short
}

const toBuyNames = new Map<string, string>()

function nameOnList(name: string, line: string): string {
  let short = name
  for (const [, inside = ''] of line.matchAll(/\(([^()]*)\)/g)) {
    const words = inside.replace(/[^\p{L}\p{M}' -]+/gu, ' ').trim()
    const rest = ` ${short} `.replace(` ${words} `, ' ').trim()
    if (words === '' || rest === '' || rest === short) continue
    // 'Artichokes (marinated)' come in a jar: the word in brackets makes another food.
    const inFront = `${words.toLowerCase()} ${rest}`
    short = isAnother(inFront, rest) ? inFront : rest
  }
  short = short.replace(vague, '')
  // Looking for the word is far quicker than the pattern.
  const [other] = short === name && orWord.test(line) ? (choice.exec(line) ?? []) : []
  if (other !== undefined) short = upToBought(short, line.slice(0, -other.length))
  short = short
    .replace(done, '')
    .replace(ofChoice, '')
    .replace(freshOrFrozen, '')
    .replace(zestAndJuice, '')
    .replace(/^each (?:of )?/i, '')
    .replace(purpose, '')
  if (short.split(' ').length > MAX_WORDS_BEFORE_TAIL)
    short = short.replace(/(?<!^(?:bone|skin)) (?:in|with) .*$/i, '')
  if (taken.test(short)) short = `${short.replace(taken, '')} zest`
  if (juiceOf.test(short)) short = `${short.replace(juiceOf, '')} juice`
  if (short.split(' ').length > MAX_WORDS) short = ofLongChoice(short)
  short = withChoice(unrepeated(short.replace(leftOpen, ''), line), line)
  return short === '' ? name : short
}

/** Of a long choice what stands before it, or its end where that alone is known: 'apricot jam'. */
function ofLongChoice(name: string): string {
  const first = name.replace(/(?: |-)or .*$/, '')
  const last = name.replace(/^.* or /, '')
  return findFood(first).knowledge !== 'known' && findFood(last).knowledge === 'known' ? last : first
}

/** Whether a name is known for a food that another name does not mean. */
const isAnother = (name: string, other: string): boolean => {
  const food = findFood(name)
  return food.knowledge === 'known' && food.name !== findFood(other).name
}

/** '1 cup chopped carrots (about 3 medium carrots)' are carrots once. */
function unrepeated(name: string, line: string): string {
  const inside = /\(([^()]*)\)/.exec(line)?.[1]?.toLowerCase()
  if (inside === undefined) return name
  const words = name.split(' ')
  const small = words.map((word) => word.toLowerCase())
  const last = small.findLastIndex((word, at) => !(inside.includes(word) && small.indexOf(word) < at))
  return words.slice(0, last + 1).join(' ')
}

/** The words of a name as far as they stand, in their order, in what of a line is bought. */
function upToBought(name: string, bought: string): string {
  const said = bought
    .toLowerCase()
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter(Boolean)
  let from = 0
  const words = name.split(' ')
  const end = words.findIndex((word) => {
    const at = said.indexOf(word.toLowerCase(), from)
    if (at >= 0) from = at + 1
    return at < 0
  })
  return end <= 0 ? name : words.slice(0, end).join(' ')
}

/** A slash between words, and not that of a fraction. */
const strokeBetweenWords = /\p{L} ?\/ ?\p{L}/u
const saltOrPepper = /^(?:salt|pepper|peppercorns?)$/i
/** 'Caster/superfine sugar' and 'butter/margarine' are a choice; 'salt/pepper' is both. */
const withChoice = (name: string, line: string): string =>
  strokeBetweenWords.test(line)
    ? joinedBy(name, (before, after) => {
        const areBoth = saltOrPepper.test(before) && saltOrPepper.test(after.replace(/^black$/i, 'pepper'))
        return !areBoth && isJoinedApart(before, '/', after, line) ? ' or ' : ' '
      })
    : name

/** A name with the commas of a choice as the line has them: 'eggplant, fennel or zucchini'. */
export const withMarks = (name: string, line: string): string =>
  / or /i.test(name) && line.includes(',')
    ? joinedBy(name, (before, after) => (isJoinedApart(before, ',', after, line) ? ', ' : ' '))
    : name

const joinedBy = (name: string, between: (before: string, after: string) => string): string =>
  name
    .split(' ')
    .map((word, at, words) => (at === 0 ? '' : between(words[at - 1] ?? '', word)) + word)
    .join('')

/** Whether somewhere in a line nothing but a mark stands between two words. */
function isJoinedApart(before: string, mark: string, after: string, line: string): boolean {
  const text = line.toLowerCase()
  const [first, second] = [before.toLowerCase(), after.toLowerCase()]
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
    if (!text.slice(0, at).trimEnd().endsWith(first)) continue
    const behind = text.slice(at + 1).trimStart()
    if (behind.startsWith(second) && !beginsWithLetter.test(behind.slice(second.length))) return true
  }
  return false
}

const beginsWithLetter = /^\p{L}/u

/** Whether a name is no more than a size or a state: 'boneless', 'large'. */
const isState = (name: string) =>
  foldFoodName(name)
    .split(' ')
    .every((word) => qualifiers.has(word))

const MAX_WORDS_OF_CHOICES = 4
/** How much of it, behind a comma: 'paprika, a sprinkle'. */
const isTouch = /^an? (?:sprinkle|pinch|dash|drizzle|splash|handful|little|bit|few|knob|glug|squeeze)$/i

/**
 * The foods of a line that are bought: without states ('chicken, boneless and skinless') and the
 * word 'each', and of a long list to choose from the first ('lemon juice, orange juice, or cider').
 */
export function foodsToBuy(foods: readonly string[], name: string): readonly string[] {
  if (foods.length < 2) return foods
  const real = foods.filter((food) => !/^each$/i.test(food) && !isState(food) && !isTouch.test(food))
  const [first] = real
  const isKnown = first !== undefined && findFood(first).knowledge === 'known'
  // 'Olive oil, mild and fruity': single words that are no food tell how it is.
  if (isKnown && real.slice(1).every((food) => !food.includes(' ') && findFood(food).knowledge === 'unknown'))
    return [first]
  const isChoice = / or /i.test(name) && name.split(' ').length > MAX_WORDS_OF_CHOICES
  if (isChoice && real.length > 1 && isKnown) return [first]
  return real.length === 0 ? foods : real
}

/**
 * The food of a line whose name is no more than a size or a state ('bone-in, fully cooked ham'):
 * the first known one behind its commas, else before them ('2 garlic cloves whole'). Null where
 * there is none, and where the name says more.
 */
export function foodBehind(name: string, line: string): string | null {
  if (!isState(name)) return null
  const [first = '', ...others] = line.replace(/\([^()]*\)/g, ' ').split(',')
  for (const piece of [...others, first]) {
    const words = piece.trim().split(/\s+/)
    for (let from = 0; from < words.length; from++) {
      const end = words.slice(from).join(' ')
      if (findFood(end).knowledge === 'known') return end
    }
  }
  return null
}

/** Whether it is only said what to do with the food, not how much: '1 season with black pepper'. */
export const isOnlyDone = (name: string): boolean => done.test(name)

/** What is called hot for its taste; hot stock is only warm. */
const hotKind = /\b(?:sauce|mustard|paprika|salsa|powder|paste|pickle|peppers?|chilli(?:es)?)$/i
/** States that a name keeps: ground cumin is not the seed. */
const tells = /^(?:ground|crushed)$/

/**
 * Whether these words name only a size, a state or a brand: none of them is part of a food's name.
 * A brand has a trade sign, or a capital before a name that has none, and stands in no name of the
 * lexicon.
 */
function isFillerPhrase(words: readonly string[], end: string): boolean {
  const isProse = end === end.toLowerCase()
  const lastSign = words.findLastIndex((word) => /[®™]/.test(word))
  return words.every((word, at) => {
    const plain = foldFoodName(word).split(' ')
    if (word.toLowerCase() === 'extra' && at + 1 < words.length) return true
    if (word.toLowerCase() === 'hot' && hotKind.test(end)) return false
    if (at <= lastSign || plain.every((part) => qualifiers.has(part) && !tells.test(part))) return true
    if (/^\p{Lu}{3,}$/u.test(word) && end !== end.toUpperCase()) return true
    return isProse && /^\p{Lu}/u.test(word) && plain.some((part) => !lexiconWords().has(part))
  })
}

/**
 * The shortest part of a written name that still means the product: 'large free-range eggs' are
 * eggs, 'cauliflower florets' a cauliflower.
 */
export function shortName(name: string, product: Food): string {
  const key = `${product.name}\n${name}`
  const known = shortened.get(key)
  if (known !== undefined) return known
  const short = shorten(name, product)
  if (shortened.size >= 5000) shortened.clear()
  shortened.set(key, short)
  return short
}

const shortened = new Map<string, string>()

/** What says nothing without the word before it, a brand's too: 'Mexicali seasoning'. */
const anyKind = /^(?:seasoning|spice|rub|blend|mix|sauce|dressing)s?$/i

/** What says nothing without its size: 'medium grain rice', 'whole kernel corn'. */
const ofASize = /^(?:grain|kernel)s? /i

function shorten(name: string, product: Food): string {
  const words = name.split(' ')
  const isSameFood = (part: string) => {
    const food = findFood(part)
    return food.knowledge === 'known' && onShelf(food, part).name === product.name
  }
  let until = words.length
  // A bay leaf is not called 'bay'.
  const own = foldFoodName(words.at(-1) ?? '')
  if (!product.name.endsWith(` ${own}`))
    while (until > 1 && isEnd(words[until - 1] ?? '') && isSameFood(words.slice(0, until - 1).join(' ')))
      until--
  for (let from = until - 1; from > 0; from--) {
    const end = words.slice(from, until).join(' ')
    if (
      isFillerPhrase(words.slice(0, from), end) &&
      isSameFood(end) &&
      !anyKind.test(end) &&
      !ofASize.test(end)
    )
      return end
  }
  return words.slice(0, until).join(' ')
}

const isEnd = (word: string) =>
  partWords.test(word) ||
  foldFoodName(word)
    .split(' ')
    .every((part) => qualifiers.has(part))
