/** Phrases that mean what a plainer word means, by what stands before and behind them. */
import { phrases } from './phrases.ts'
import type { Meaning, Piece } from './piece.ts'
import { isEnd, keysFrom, type PhraseRead, thingAt, type WordPlace } from './word-place.ts'

/** One such phrase. */
interface Plainer {
  /** All of its words. */
  text: RegExp
  /** What the piece before it may be; left out: anything. */
  before?: readonly Piece['is'][]
  /** What the words right behind it are to begin with. */
  behind?: RegExp
  /** Behind it: nothing more, a day or a meal, either of the two, or a dish. */
  next?: 'end' | 'day' | 'edge' | 'dish'
  meaning: (text: string) => Meaning
}

const filler = (): Meaning => ({ is: 'filler', word: 'so' })
const eatenAgain = (text: string): Meaning => ({ is: 'cue', cue: 'eat again', word: text })

const kin =
  '(?:mum|mom|mam|mother|dad|father|parents?|folks|gran|nan|grandma|grandparents|sister|brother|aunt|auntie|uncle|cousins?|in laws|friends?|mates?|dads|mums|girlfriend|boyfriend)'

const isDay = (key: string | undefined) =>
  /^(?:days|slot|relative)$/.test(phrases.get(key ?? '')?.is ?? '') || /^(?:on|for|this)$/.test(key ?? '')

const plainer: readonly Plainer[] = [
  // 'No mushrooms altogether', where six altogether are people.
  {
    text: /^(?:altogether|entirely)$/,
    before: ['thing'],
    meaning: () => ({ is: 'filler', word: 'altogether' }),
  },
  // 'Four cuisines, minimum', 'twice, tops'.
  {
    text: /^,$/,
    before: ['thing', 'count', 'number', 'slot', 'meal', 'filler'],
    behind: /^(?:min|minimum|max|maximum|tops|at (?:the )?(?:very )?(?:most|least))(?: (?:[.,!]|please)| ?$)/,
    meaning: filler,
  },
  // 'The kids are with my mum on Friday': they eat there.
  {
    text: new RegExp(`^(?:is|are|will be) (?:with|at|round) (?:my|their|his|her|our) ${kin}$`),
    before: ['who'],
    next: 'day',
    meaning: () => ({ is: 'cue', cue: 'away', word: 'is at theirs' }),
  },
  // 'Ham and a bag of peas, plan around those'.
  {
    text: /^(?:plan|work|cook|build (?:the week|it|meals)) (?:around|round) (?:those|these|that|them|it|both)$/,
    before: ['break'],
    next: 'end',
    meaning: () => ({ is: 'cue', cue: 'use', word: 'use those' }),
  },
  // 'Pie on Monday and keep the rest under £4', where the rest of it is kept for Tuesday.
  {
    text: /^and$/,
    behind: /^keep the rest (?:under|below|within|at|quick|easy|light|cheap|simple|veggie|vegetarian)\b/,
    meaning: () => ({ is: 'break', how: 'and' }),
  },
  {
    text: /^keep$/,
    behind: /^the rest (?:under|below|within|at|quick|easy|light|cheap|simple|veggie|vegetarian)\b/,
    meaning: () => ({ is: 'ask', word: 'keep' }),
  },
  // 'Splurge on Saturday but every other night under £3': on the others.
  {
    text: /^every other (?:night|day|evening|dinner|meal)$/,
    before: ['break'],
    behind: /^(?:has to be|must be|should be|is|under|below|needs to be|keep it) /,
    meaning: () => ({ is: 'cue', cue: 'otherwise', word: 'all the others' }),
  },
  // 'All I want on Friday is a pizza'.
  { text: /^all (?:i|we) (?:want|need|ask for)$/, behind: /^(?:on|for|this) /, meaning: filler },
  // 'I won't have peanuts in the house': nobody has them.
  {
    text: /^(?:i|we) (?:wont|will not|dont|do not|cant|cannot) (?:have|allow|keep)$/,
    behind: /^(?:any )?(?:\w+ ){1,3}in (?:the|this|our|my) house\b/,
    meaning: () => ({ is: 'not', word: 'no' }),
  },
  { text: /^in (?:the|this|our|my) house$/, before: ['thing'], meaning: filler },
  // 'The whole house is nut free'.
  {
    text: /^(?:the|our|this) (?:whole )?house(?:hold)?$/,
    behind: /^(?:is|has to be|must be) /,
    meaning: filler,
  },
  // 'Something ready in 20': minutes.
  {
    text: /^(?:ready|done|cooked|finished|sorted) (?:in|within|inside|in under) [1-9]0$|^(?:ready|done|cooked) (?:in|within) [1-5]5$/,
    next: 'edge',
    meaning: (text) => ({
      is: 'limit',
      what: { minutes: { max: Number(/\d+$/.exec(text)?.[0]) } },
      word: 'in',
    }),
  },
  // 'After we've had the lasagne, a salad'.
  {
    text: /^after (?:weve|we have|ive|were done with|weve all) (?:had|eaten|finished)(?: the| that| our)?$/,
    next: 'dish',
    meaning: () => ({ is: 'cue', cue: 'after', word: 'after the' }),
  },
  // 'She can only manage soft food'.
  {
    text: /^can only (?:manage|cope with|face|stomach|chew|handle)$/,
    before: ['who', 'subject', 'guest'],
    meaning: () => ({ is: 'ask', word: 'can only eat' }),
  },
  // 'A big stew and that's lunch sorted for Monday'.
  {
    text: /^(?:and |so )?(?:thats|that is|thatll be|then thats)(?: the| our| my)?$/,
    behind: /^(?:lunch|lunches|dinner|dinners|tea|supper) (?:sorted|done|covered|taken care of) (?:for|on) /,
    meaning: eatenAgain,
  },
  {
    text: /^(?:sorted|done|covered|taken care of) (?:for|on)$/,
    before: ['slot'],
    next: 'day',
    meaning: filler,
  },
  // 'Make extra on Monday and they can warm it up for lunch on Tuesday', 'box up the rest for Monday'.
  {
    text: /^(?:and )?(?:(?:they|we|he|she|i|the kids) can (?:just )?(?:warm|heat|reheat|have|eat|finish) (?:it|that|them|the rest)(?: up| again| off)?|(?:box|pack|bag|tub) up (?:the rest|whats left|some|the leftovers)) (?:for|on|at)$/,
    next: 'day',
    meaning: eatenAgain,
  },
  // 'Double the ragu so there's enough for a second night'.
  {
    text: /^(?:so |and )?(?:theres|there is|thatll be|we have|weve got) enough for (?:a second|a further|another|the next|the following) (?:night|day|dinner|meal|evening|tea)$/,
    next: 'end',
    meaning: filler,
  },
  // 'We eat at church on Wednesday'.
  {
    text: /^(?:eat|are eating|eating|will eat|have dinner|having dinner|have tea|having tea) at (?:the |my |our )?(?!home|table|ours|noon|midday|half|about|around|lunch|breakfast|dinner|tea|least|most|weekends?|night|the|my|our|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[a-z]+$/,
    before: ['subject'],
    next: 'day',
    meaning: (text) => ({ is: 'cue', cue: 'out', word: text }),
  },
  // 'Only me and Ella home on Tuesday', 'just the kids wanting fed'.
  {
    text: /^(?:at home|home|(?:wanting|needing) (?:fed|feeding|food|dinner|tea))$/,
    before: ['who'],
    meaning: filler,
  },
  // 'Monday just leftovers'.
  {
    text: /^(?:just|only)$/,
    before: ['days'],
    behind: /^(?:leftovers|a takeaway|takeaway|takeout|something from the freezer)\b/,
    meaning: filler,
  },
  // 'Rice twice at most, any meal'.
  { text: /^(?:any meal|whichever meal|any time of day)$/, before: ['break'], next: 'end', meaning: filler },
  {
    text: /^(?:only|can only|should only|must only) (?:happens?|appear|come up)$/,
    before: ['thing'],
    meaning: filler,
  },
]

/** Whether what stands behind a phrase lets it mean so. */
function fits({ behind, next }: Plainer, place: WordPlace, end: number): boolean {
  const { words } = place
  const text = words
    .slice(end, end + 8)
    .map(({ key }) => `${key} `)
    .join('')
  if (behind && !behind.test(text)) return false
  if (next === 'dish') return thingAt(place, end) !== undefined
  const isAtDay = isDay(words[end]?.key)
  if (next === 'day') return isAtDay
  return next === undefined || isEnd(words[end]) || (next === 'edge' && isAtDay)
}

const LONGEST = 9

/** What a phrase means in plainer words. */
function inPlainerWords(place: WordPlace): PhraseRead | null {
  for (let length = LONGEST; length > 0; length--) {
    const text = keysFrom(place, length)
    if (text === '') continue
    const found = plainer.find(
      (one) =>
        one.text.test(text) &&
        (one.before === undefined || (place.before && one.before.includes(place.before.is))) &&
        fits(one, place, place.at + length),
    )
    if (found) return [length, found.meaning(text)]
  }
  return null
}

/** 'Make at least three of them one pan meals', where no dish was named: of the meals. */
function ofThem(place: WordPlace): PhraseRead | null {
  const { words, at, before } = place
  const isCounted = before?.is === 'number' || before?.is === 'count'
  const isFirst = words.slice(0, at).every((_, index) => thingAt(place, index) === undefined)
  return isCounted &&
    isFirst &&
    /^of (?:them|those|these)$/.test(keysFrom(place, 2)) &&
    thingAt(place, at + 2)
    ? [2, { is: 'filler', word: 'of them' }]
    : null
}

/** The readers of phrases for plainer words. */
export const plainerReaders = [inPlainerWords, ofThem] as const
