/** Words that say which meals and days are meant: 'two of the lunches', 'on the first night'. */

import { phrases } from './phrases.ts'
import { isOfKind, isCue, isWord } from './token-checks.ts'
import type { Meaning } from './token.ts'
import { isMark, textFrom, type PhraseMatch, type WordPlace, isAnyOf, longestMatch } from './word-place.ts'

const nths = ['third', 'fourth', 'fifth']

const weekdays: Extract<Meaning, { kind: 'days' }> = {
  kind: 'days',
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  sort: 'many',
}

/** 'No squash', 'soup with squash' mean the food; 'Tom has squash on Monday' means the sport. */
function squashToEat({ words, at, before }: WordPlace): PhraseMatch | null {
  const isFood = before?.kind === 'not' || isWord(before, /^with$/, 'filler')
  return words[at]?.key === 'squash' && isFood
    ? [1, { kind: 'dish', what: { food: 'squash' }, isQuality: false, word: 'squash' }]
    : null
}

/** 'Low carb for me please' is for the writer; 'soup for me please' only asks. */
function forMePlease(place: WordPlace): PhraseMatch | null {
  const { before } = place
  const isOfDiet = before?.kind === 'dish' && before.isQuality && textFrom(place, 3) === 'for me please'
  return isOfDiet ? [1, { kind: 'filler', word: 'for' }] : null
}

/** 'Fish on the first night, steak on the last': nights of the plan. */
function onTheFirst({ words, at }: WordPlace): PhraseMatch | null {
  const part = words[at]?.key
  if (part !== 'first' && part !== 'last') return null
  if (words[at - 1]?.key !== 'the' || words[at - 2]?.key !== 'on') return null
  const isNight = isAnyOf(words[at + 1], /^(?:night|day|evening)$/)
  // Without 'night', 'on the first' may be a day of the month.
  const isAlone = part === 'last' && isMark(words[at + 1])
  return isNight || isAlone ? [1, { kind: 'stretch', part, n: 1 }] : null
}

/** 'Two of the lunches' are two lunches. */
function someOfThe(place: WordPlace): PhraseMatch | null {
  if (place.before?.kind !== 'number' || !/^of (?:the|our|these|those)$/.test(textFrom(place, 2))) return null
  const next = phrases.get(place.words[place.at + 2]?.key ?? '')
  const isMeals = isOfKind(next, 'slot', 'meal') && next.isMany === true
  return isMeals ? [2, { kind: 'filler', word: 'of the' }] : null
}

/** 'The easiest thing you've got': 'you've got' adds nothing. */
function thatWeHave(place: WordPlace): PhraseMatch | null {
  const going = /^(?:(?:you|we) (?:have|know|got)|(?:youve|weve) got|going)$/
  return place.before?.kind === 'meal'
    ? longestMatch(place, going, [2, 1], () => ({ kind: 'filler', word: 'going' }))
    : null
}

/** 'Vary the breakfasts', 'mix up our lunches' ask for different ones. */
function varyMeals(place: WordPlace): PhraseMatch | null {
  return longestMatch(place, /^(?:vary|(?:mix|switch|change) up)(?: the| our| my)?$/, [3, 1], (length) => {
    const next = phrases.get(place.words[place.at + length]?.key ?? '')
    return (
      next?.kind === 'slot' && next.isMany === true && { kind: 'cue', cue: 'different', word: 'different' }
    )
  })
}

/** 'No dinner twice': no dish twice at that meal. */
function noMealTwice(place: WordPlace): PhraseMatch | null {
  const [, meal] =
    /^(?:no|never the same) (dinner|lunch|breakfast|supper) twice$/.exec(textFrom(place, 3)) ?? []
  const known = meal === undefined ? undefined : phrases.get(meal)
  return known?.kind === 'slot'
    ? [3, { kind: 'cue', cue: 'no repeat', slots: known.slots, word: 'no repeat' }]
    : null
}

/** 'Every third day' is every three days. */
function everyNthDay({ words, at, before }: WordPlace): PhraseMatch | null {
  const nth = nths.indexOf(words[at]?.key ?? '')
  return nth >= 0 && before?.kind === 'every' && words[at + 1]?.key === 'day'
    ? [1, { kind: 'number', n: nth + 3 }]
    : null
}

/** 'Porridge on school mornings', 'easy on school nights': that meal on school days. */
function schoolMornings({ words, at, before }: WordPlace): PhraseMatch | null {
  const [school, meal] = words.slice(at, at + 2)
  const isSchool =
    isAnyOf(school, /^(?:school|work|working|week)$/) && isAnyOf(meal, /^(?:mornings?|evenings?|nights?)$/)
  // 'On a school night' means any one of them; 'I work nights' speaks of work.
  const isOne = isWord(before, /^(?:on )?a$/)
  return isSchool && !isOfKind(before, 'subject', 'who')
    ? [1, isOne ? { ...weekdays, sort: 'any' } : weekdays]
    : null
}

/** The 'wed' in 'Mon-Wed skip the peas' is a day; in "we'd skip" it is not. */
function wedBehindDay({ words, at, before }: WordPlace): PhraseMatch | null {
  const word = words[at]
  const wednesday = phrases.get('wed')
  const isWhole = word?.key === 'wed' && word.end - word.start === word.key.length
  const isBehind = before?.kind === 'days' || isCue(before, 'to')
  return isWhole && isBehind && wednesday ? [1, wednesday] : null
}

/** 'Forty minutes in the week' means working days; 'twice in the week' means any days. */
function inTheWeek(place: WordPlace): PhraseMatch | null {
  const text = textFrom(place, 3)
  if (text !== 'in the week' && text !== 'on the week') return null
  // 'In the week of the 30th' means that whole week.
  if (isAnyOf(place.words[place.at + 3], /^(?:of|starting|beginning|commencing)$/)) return null
  const isNights = isAnyOf(place.words[place.at + 3], /^(?:nights|days|evenings)$/)
  if (isNights) return [4, weekdays]
  if (text === 'on the week') return null
  const { before } = place
  const isCounted =
    isOfKind(before, 'count', 'unit', 'number') ||
    (before?.kind === 'meal' && before.isMany) ||
    (before?.kind === 'slot' && before.isNight)
  const ordering =
    /^(?:early|late|later|earlier|once|twice|times|sometime|time|somewhere|point|nights?|days?)$/
  const previous = place.words[place.at - 1]?.key ?? ''
  return isCounted || ordering.test(previous) ? [3, { kind: 'filler', word: 'in the week' }] : [3, weekdays]
}

/** 'Raj has a work lunch on Wednesday' means that he is away for it. */
function workMeal(place: WordPlace): PhraseMatch | null {
  const [, meal] =
    /^(?:has|have|got) an? (?:work|working|business|client|team) (breakfast|lunch|dinner)$/.exec(
      textFrom(place, 4),
    ) ?? []
  const known = meal === undefined ? undefined : phrases.get(meal)
  const isOfThem = isOfKind(place.before, 'who', 'subject')
  return known?.kind === 'slot' && isOfThem
    ? [4, { kind: 'cue', cue: 'away', slots: known.slots, word: 'has a work meal' }]
    : null
}

/** 'Let Tom have his favourite' asks for it on his behalf. */
function letThemHave(place: WordPlace): PhraseMatch | null {
  const { words, at, vocabulary } = place
  const key = words[at]?.key
  if (key === 'let') {
    const from = isAnyOf(words[at + 1], /^(?:the|my|our)$/) ? at + 2 : at + 1
    const isPerson = vocabulary.people.has(words[from]?.key ?? '')
    const isHave = isAnyOf(words[from + 1], /^(?:have|eat|enjoy|get)$/)
    return isPerson && isHave ? [1, { kind: 'filler', word: 'please' }] : null
  }
  const isTheirs = /^(?:his|her|their)$/.test(key ?? '')
  const isFavourite = isAnyOf(words[at + 1], /^(?:favou?rites?|fave?s?)$/)
  return isTheirs && isFavourite ? [1, { kind: 'filler', word: 'a' }] : null
}

/** Readers of words that say which meals and days are meant. */
export const mealReaders = [
  squashToEat,
  letThemHave,
  forMePlease,
  onTheFirst,
  someOfThe,
  thatWeHave,
  varyMeals,
  noMealTwice,
  everyNthDay,
  schoolMornings,
  wedBehindDay,
  inTheWeek,
  workMeal,
] as const
