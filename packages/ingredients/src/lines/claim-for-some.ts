import { expandAbbreviations } from '../foods/expand-abbreviations.ts'
import { findFood } from '../foods/find-food.ts'
import { readClaims } from '../foods/food-claims.ts'
import { foldFoodName } from '../foods/food-name.ts'
import { allergens, type Food } from '../foods/food.ts'
import { mergeFoods } from '../foods/merge-foods.ts'
import { saysForWhom, wordsBeside } from './claim-note.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { claim, isClaimAsked, isClaimDenied } from './is-claim-denied.ts'

const partOfClaim = '(?:gluten|wheat|dairy|lactose|milk|eggs?|nuts?|soya?|sugar|vegan|vegetarian|free)'
/** A claim that is one of two choices, or the opposite of one. */
const openClaim = new RegExp(
  `(?:\\b(?:or|not|non)[ -]|(?<!\\b${partOfClaim} ?)/ ?)(${claim})|\\b(${claim}) ?/(?! ?${claim})`,
  'i',
)

/** 'Gluten free flour if needed', 'bread gluten free preferred': it may be the usual food. */
const onlyIfNeeded = new RegExp(
  `(${claim})(?: [a-z]+){0,2}[ ,)]+(?:if (?:needed|required|necessary|preferred|possible)|preferred|or (?:normal|regular|ordinary|usual|standard|any)\\b(?! ${claim}))\\b`,
  'i',
)
/**
 * 'Bread gluten free for Anna', 'some gluten free': what the others eat, or is in the rest, is the
 * usual one. 'Flour gluten free for dusting' is one flour.
 */
const onlyForSome = new RegExp(
  `(?<=[a-z]{3}[,:( -]* )(?<!\\b(?:and|with|or|plus) )(?:some|half|part(?:ly)?|mostly?)(?: of (?:it|them))? (${claim})|` +
    `(${claim})[ ,()-]+(?:(?:only|just|mainly|also) )?(?:(?:(?:version|kind|ones?|slices?|type|brand)s? )?for (?!(?:the )?(?:garnish|decoration|base|crust)\\b)|` +
    '(?:when|where|unless|x ?\\d|is|are|works?|ideally|optional(?:ly)?|recommended|fine|ok(?:ay)?|on request|as (?:needed|required)|in case)\\b)',
  'i',
)
/** 'Bread nearly gluten free', 'gluten free, I think': whoever wrote it is not sure. */
const onlyPerhaps = new RegExp(
  `(?:\\b(?:nearly|almost|virtually|practically|probably|hopefully|maybe|perhaps|possibly|supposedly|(?:should|might|may|could) be|i (?:think|hope|believe))|(?<!\\d)\\d{1,2} ?%) (?:is |it['’]s )?${claim}|` +
    `${claim}[ ,()–—-]+(?:i (?:think|hope|believe)|hopefully|maybe|probably|perhaps|possibly|supposedly)\\b`,
  'i',
)
const anyClaim = new RegExp(`\\b${claim}`, 'gi')

/** No word follows directly, so the food stands before the claim and not behind it. */
const endsHere = /^[^\p{L}\d]*$|^ ?[^\p{L}\d ]/u

/**
 * 'Bread gluten free (Anna)': a claim behind its food, and behind it perhaps for whom it is.
 * 'Gluten free bread (Anna)' is one bread.
 */
function isForOne(line: string, usual: Food): boolean {
  const foodWords = usual.knowledge === 'known' ? usual.name.split(' ') : []
  const inFront = new Set<string>()
  return [...line.matchAll(anyClaim)].some(({ 0: words, index }) => {
    const said = wordsBeside(line.slice(0, index))
    const behind = line.slice(index + words.length)
    const isBehindFood = said !== '' && (endsHere.test(behind) || findFood(said).knowledge !== 'unknown')
    const one = foldFoodName(words)
    if (!isBehindFood) inFront.add(one)
    return isBehindFood && !inFront.has(one) && saysForWhom(behind, anyClaim, foodWords)
  })
}

/** 'Pasta or gluten free' names one food. */
const orOtherFood = new RegExp(` or (?!${claim}$)`, 'i')

/**
 * The food of a line without a claim that is one of two choices, is for some only or is denied:
 * 'grated or vegan cheese', 'regular/gluten-free flour', 'bread gluten free (Anna)' and 'bread no
 * gluten free' promise nothing (household 85, recipes 162, recipes 164).
 */
export function withoutItsClaim(food: Food, { line, name }: IngredientLine): Food {
  const full = expandAbbreviations(line)
  const [, before, after] = openClaim.exec(full) ?? onlyIfNeeded.exec(full) ?? []
  const claimed = foldFoodName(before ?? after ?? '')
  const rest = readClaims(foldFoodName(food.name))?.rest
  const isOpen = claimed !== '' && foldFoodName(food.name).includes(claimed) && !orOtherFood.test(name)
  if (rest === undefined) return withUsualOf(food, full, name)
  const usual = findFood(rest)
  if (isOpen || isClaimDenied(full, usual.name.split(' '))) return mergeFoods([food, usual])
  // 'For dusting' is what it is for, 'for Ming' a person.
  const isForSome =
    onlyForSome.test(full.replace(/\bfor (?:the )?[a-z]+ing\b/g, '')) ||
    onlyPerhaps.test(full) ||
    isClaimAsked(full) ||
    isForOne(full, usual)
  return isForSome ? doubtfulOf(usual, food) : withFoodInFront(food, full)
}

const twoClaims = /\b([a-z]+) and (?=(?:tree )?[a-z]+ free\b)/

/** 'Milk, egg free pancakes' may be milk and pancakes without egg: the comma shares no claim. */
function withFoodInFront(food: Food, line: string): Food {
  const folded = foldFoodName(food.name)
  const [both = '', first] = twoClaims.exec(folded) ?? []
  if (first === undefined || !new RegExp(`\\b${first} ?[,;]`, 'i').test(line)) return food
  return doubtfulOf(findFood(folded.replace(both, '')), food)
}

const claimInName = new RegExp(`\\b(?:(?:no|not|non) )?${claim} ?`, 'g')

/** Plant milk is also called 'dairy free milk': denied or asked for, it may be milk. */
function withUsualOf(food: Food, line: string, name: string): Food {
  const folded = foldFoodName(name)
  const rest = folded.replace(claimInName, '')
  if (rest === folded || rest === '') return food
  const usual = findFood(rest)
  if (isClaimDenied(line, usual.name.split(' '))) return mergeFoods([food, usual])
  return isClaimAsked(line) ? doubtfulOf(usual, food) : food
}

/** 'Yoghurt, soya': the food first and what it is made of behind it, as a claim stands. */
const kindBehind =
  /\b((?:ice )?cream(?: cheese)?|milk|yogh?urts?|cheese|butter|spread|custard|cr[eè]me fra[iî]che|mince|sausages?|burgers?|flour|pasta|spaghetti|noodles?|bread|wraps?|cereal)\b(?: ?[,;:/([–—-] ?| )((?:soya?|oats?|almonds?|coconut|rice|cashews?|hazelnuts?|hemp|pea|plant|tofu|corn|maize|buckwheat|chickpeas?|lentils?|quinoa|millet|tapioca|potato)\b(?:(?: or |, ?|\/)(?=\p{L}))?)+(.*)$/iu

/** 'Yoghurt, soya (Anna)' may be the usual yoghurt for the others. */
export function withoutItsKind(food: Food, { line }: IngredientLine): Food {
  const [, head, kind, behind] = kindBehind.exec(line) ?? []
  if (head === undefined || kind === undefined || behind === undefined) return food
  const isThisKind = [head, kind].some((word) => food.name.includes(foldFoodName(word)))
  if (!isThisKind || !saysForWhom(behind, anyClaim, [])) return food
  return doubtfulOf(findFood(head), food)
}

/** A food that only some have under a claim: what the claim takes away may be in it. */
function doubtfulOf(usual: Food, claimed: Food): Food {
  const all = mergeFoods([claimed, usual])
  const mayContain = allergens.filter(
    (one) => !claimed.contains.includes(one) && [...all.contains, ...all.mayContain].includes(one),
  )
  return { ...all, name: usual.name, contains: claimed.contains, mayContain }
}
