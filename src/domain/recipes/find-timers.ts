import { belowTwenty, oneToNine, tens } from '@plateful/ingredients/measure/number-words'
import { readNumber } from '@plateful/ingredients/measure/quantity'

/** A time that a step asks for: where it stands in the text, and how long it is in seconds. */
export interface FoundTimer {
  start: number
  end: number
  text: string
  seconds: number
  /** The end of a range ('20–25 minutes'), else the same as `seconds`. */
  mostSeconds: number
}

/** Shorter and longer times get no timer; a day in a marinade is planned, not timed. */
const MIN_SECONDS = 5
const MAX_SECONDS = 12 * 3600

const tensToFifty = tens.slice(0, 4)
const words = `(?:${tensToFifty.join('|')})[ -](?:${oneToNine.join('|')})|${[...belowTwenty.slice(1), ...tensToFifty, 'sixty', 'ninety'].join('|')}`
const onceMore = '(?:another|an? (?:further|extra|additional|good))'
const longTens: Record<string, number> = { sixty: 60, ninety: 90 }
/** '1-1/2' and '1 and 1/2' are one and a half. */
const mixed = String.raw`\d+(?:-| and | )(?:1\/[2-9]|2\/[35]|3\/[458])(?!\d)`
const number = String.raw`(?:\d+(?:-| and | ?)[½⅓⅔¼¾]|${mixed}|\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?|[½⅓⅔¼¾]|\b(?:${words}|(?:a|${onceMore}) couple of|${onceMore}|an?|(?=hour and a (?:half|quarter)))\b)`
const rangeJoiner = String.raw`\s*(?:-|–|—|−|\bto\b|\bor\b)\s*`
const unit = String.raw`(?:hours?|hrs?(?![a-z])\.?|h(?!-)|minutes?|mins?(?![a-z])\.?|seconds?|secs?\b\.?)(?![a-z])`
/**
 * What follows the minutes in '1 hour 45 - 2 hours'. In '1 hour, 2-3 hours is better' the 2 is not
 * minutes.
 */
const beforeHours = String.raw`(?<=h(?:ou)?r?s?\.?\s*\d\d)${rangeJoiner}(?!\d\d)${number}[\s-]*h`
/** The end of '1 hour 10 to 15 minutes'. */
const rangeOfMinutes = `(?<=h(?:ou)?r?s?\\.?,?\\s*(?:and\\s+)?\\d{1,2})${rangeJoiner}(\\d{1,2})(?=[\\s-]*m)`

/** '20–25 minutes', '1 hour 30', '1½ hours', 'an hour and a half', '1h30'. */
const span = new RegExp(
  `(?<![\\w.,/])(?:between\\s+)?(${number})(?:(?:${rangeJoiner}|\\s+and\\s+(?=${number}))(${number}))?(?: and (a half|a quarter|three[ -]quarters?))?(?: (?:more|full|or so))?[\\s-]*(${unit})` +
    `(?:\\s+and\\s+(a half|a quarter|three[ -]quarters)(?![\\w-])|,?\\s*(?:and\\s+)?(\\d{1,2}|${words})(?:${rangeOfMinutes})?(?:[\\s-]*(minutes?|mins?\\b\\.?|m|seconds?|secs?\\b\\.?)(?![a-z])|(?=\\s*(?:[.,;:!?)]|$|(?:until|or(?!\\s+${number}[\\s-]*${unit})|then|and)\\b)|${beforeHours})))?`,
  'gi',
)
/** 'half an hour', 'quarter of an hour', 'three quarters of an hour'. */
const partOfHour = /\b(half|three[ -]quarters?|(?:a )?quarter)(?: of)?(?: an| a|-)? ?(hour|minute)\b/gi

const fractions: Record<string, number> = { half: 0.5, quarter: 0.25, three: 0.75 }
const fractionOf = (text: string) =>
  fractions[text.toLowerCase().replace(/^a /, '').split(/[ -]/)[0] ?? ''] ?? 0

const wholeOnceMore = new RegExp(`^${onceMore}$`)

function amountOf(text: string): number {
  const lowerCaseText = text.toLowerCase().replace(/ and |-(?=[½⅓⅔¼¾])/, ' ')
  if (lowerCaseText.endsWith('couple of')) return 2
  if (lowerCaseText === '' || wholeOnceMore.test(lowerCaseText)) return 1
  const known = longTens[lowerCaseText] ?? readNumber(lowerCaseText)
  // 'Thirty-two' is thirty and two.
  return known ?? lowerCaseText.split(/[ -]/).reduce((sum, word) => sum + (readNumber(word) ?? 0), 0)
}

const secondsIn = (name: string) => (/^h/i.test(name) ? 3600 : /^m/i.test(name) ? 60 : 1)

/** '20/25 minutes' are a range; '3/4 hour' is a fraction. */
function endsBySlash(text: string): string[] {
  const ends = /^\d+\/\d+$/.test(text) ? text.split('/') : []
  return ends.every((end) => Number(end) >= MIN_IN_RANGE) ? ends : []
}

const MIN_IN_RANGE = 5

function readSpan(match: RegExpExecArray): FoundTimer {
  const [text, fromText = '', untilText, andPart, name = '', part, more, moreUntil, moreName] = match
  const [from = fromText, until = untilText] = endsBySlash(fromText)
  const per = secondsIn(name)
  const perMore = secondsIn(moreName ?? (per === 3600 ? 'm' : 's'))
  const rest = (part ? fractionOf(part) * per : 0) + (more ? amountOf(more) * perMore : 0)
  // 'Two to three and a half hours' begin at two.
  const half = andPart ? fractionOf(andPart) * per : 0
  const seconds = amountOf(from) * per + rest + (until ? 0 : half)
  const longer = moreUntil ? (amountOf(moreUntil) - amountOf(more ?? '')) * perMore : 0
  const mostSeconds = Math.max(seconds, amountOf(until ?? from) * per + rest + half + longer)
  return toFoundTimer(match.index, text, seconds, mostSeconds)
}

function toFoundTimer(start: number, found: string, seconds: number, mostSeconds: number): FoundTimer {
  const text = found.trimEnd()
  return {
    start,
    end: start + text.length,
    text,
    seconds: Math.round(seconds),
    mostSeconds: Math.round(mostSeconds),
  }
}

/**
 * The times in a step that a cook would set a timer for (recipes 157, recipes 158). Of a range both
 * ends are kept. 'Overnight', days, 'a few minutes' and 'every 5 minutes' ask for no timer.
 */
export function findTimers(step: string): FoundTimer[] {
  const parts = [...step.matchAll(partOfHour)].map((match) => {
    const seconds = fractionOf(match[1] ?? '') * secondsIn(match[2] ?? '')
    return toFoundTimer(match.index, match[0], seconds, seconds)
  })
  const spans = [...step.matchAll(span)].map(readSpan)
  const outsideParts = spans.filter(
    (one) => !parts.some((part) => one.start < part.end && part.start < one.end),
  )
  const inOrder = [...parts, ...outsideParts].toSorted((a, b) => a.start - b.start)
  return joinRanges(inOrder, step)
    .filter((one) => isWorthATimer(one, step))
    .map((one) => withoutFullStop(one, step))
}

/**
 * In 'simmer for 10 mins.' the stop ends the sentence; in '10 mins. more' it belongs to the word.
 */
function withoutFullStop(timer: FoundTimer, step: string): FoundTimer {
  const { end, text } = timer
  if (!text.endsWith('.') || !/^(?:\s*$|[\s)]+\p{Lu}|\n)/u.test(step.slice(end))) return timer
  return { ...timer, end: end - 1, text: text.slice(0, -1) }
}

/** '45 minutes to 1 hour' is one time with two ends. */
function joinRanges(timers: readonly FoundTimer[], step: string): FoundTimer[] {
  const joined: FoundTimer[] = []
  for (const next of timers) {
    const last = joined.at(-1)
    const isRange = last && new RegExp(`^${rangeJoiner}$`, 'i').test(step.slice(last.end, next.start))
    if (isRange && next.mostSeconds > last.seconds)
      joined.splice(-1, 1, {
        ...last,
        end: next.end,
        text: step.slice(last.start, next.end),
        mostSeconds: next.mostSeconds,
      })
    else joined.push(next)
  }
  return joined
}

/** How many characters before a time are read to tell what it is for. */
const MOST_BEFORE = 120

/**
 * 'Preheat the oven', 'turn on the grill': a time before which to begin, and not a time to wait.
 */
const heating = String.raw`(?:pre-?heat|warm|switch|turn|light|start|get)(?:ing)?(?: (?:up|on))? (?:the|your|an?) (?:\w+ )?(?:oven|grill|barbecue|bbq|hob|pan|water|coals|griddle|steamer)\b`

/** 'Marinate, covered, 2 hours before cooking', but not what is taken out before. */
const waiting = new RegExp(
  String.raw`(?<!\b(?:the|an?|is|are|once|when) )\b(?:rest|stand|cool|chill|sit|leave|left|wait|set aside|soak|marinate|steep|infuse|dry|prove|proof|refrigerate|freeze)\b(?:(?!\b(?:(?:(?:tak|remov|bring|add|stir|put)\w*|out|(?<!the )heat)\b|${heating}))[^.;:!?])*$`,
  'i',
)
const forSoLong =
  /\b(?:for|another|further|extra|allow|give (?:it|them)|(?<!\b(?:the|an?|your|hot) )(?:cook|fry|bake|simmer|boil|roast|grill|steam|saut[ée]|toast|brown|sear|poach|braise|knead|whisk|microwave)(?: gently)?)(?: for)?(?: (?:about|around|approximately|roughly|at least|up to|another|an?(?: (?:further|extra|good|full))?))*\s*$/i

const weight = String.raw`(?:half (?:an? )?|[\d./]+)?\s?(?:k?g|kilo(?:gram)?s?|gram(?:me)?s?|lbs?|pounds?|oz|ounces?|inch|cm)\b`
const perWeight = String.raw`\b(?:per|an?|(?:for )?(?:each|every)|to the) ${weight}`
/** The time for a weight: '20 minutes a pound', but not 'a pound of stock'. */
const surelyPerWeight = String.raw`\b(?:per|(?<=\b(?:min(?:ute)?s?|h(?:ou)?rs?) )an?|(?:for )?(?:each|every)|to the) ${weight}`
const isPerWeight = new RegExp(String.raw`^(?:\s*/\s*${weight}|\s+${perWeight})`, 'i')
const extra = '(?: an extra| another| an additional)?'
/** 'For each kilo allow 40 minutes', and the rest of '20 minutes per 500 g plus 20 minutes'. */
const behindWeight = new RegExp(
  String.raw`(?:${perWeight}(?:[^.;]{0,12}(?:plus|and|\+)${extra}|,? (?:allow|cook|roast|bake|boil|simmer)(?: for)?)|${surelyPerWeight}[^.;]{0,60}(?:plus|\+|and then)${extra})\s*$`,
  'i',
)

/** Whether a time says when to begin, and not how long to wait: '30 minutes before serving'. */
function isAhead(before: string, behind: string): boolean {
  if (/^\s*(?:beforehand|ahead|in advance|earlier|before the end)\b/i.test(behind)) return true
  const isMeantime = /^\s*before (?:adding|turning|flipping|draining)\b/i.test(behind)
  return /^\s*before\b/i.test(behind) && !isMeantime && !waiting.test(before) && !forSoLong.test(before)
}

/** Whether a time depends on a weight that only the cook knows. */
const isByWeight = (before: string, behind: string): boolean =>
  isPerWeight.test(behind) || behindWeight.test(before)

function isWorthATimer({ start, end, seconds }: FoundTimer, step: string): boolean {
  const [before, behind] = [step.slice(Math.max(0, start - MOST_BEFORE), start), step.slice(end)]
  const isRepeated = /\bevery\s+$/i.test(before) || /^\s+intervals?\b/i.test(behind)
  const isLongEnough = seconds >= MIN_SECONDS && seconds <= MAX_SECONDS
  return isLongEnough && !isRepeated && !isAhead(before, behind) && !isByWeight(before, behind)
}
