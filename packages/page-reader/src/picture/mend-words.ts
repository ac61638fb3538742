/**
 * Mends amounts that OCR took for letters, by what an amount can be: 'l1/2', '1O0 g', '2s minutes'.
 * Whatever is mended is a doubt.
 */

/** A word as it is written down. */
export interface MendedWord {
  text: string
  isMended: boolean
}

/** Letters that look like figures. */
const lettersAsDigits: Record<string, string> = {
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  o: '0',
  O: '0',
  Q: '0',
  s: '5',
  S: '5',
  z: '2',
  Z: '2',
  B: '8',
}
const DIGIT_LIKE = '[IliO|oQsSzZB!]'

/** Units behind a number: of counts, weights, volumes and times. */
const countedUnit =
  /^(?:cups?|tsps?|teaspoons?|tbsps?|tbs|tablespoons?|t|oz|ounces?|fl|g|gr|grams?|kg|mg|ml|l|cl|dl|lit(?:er|re)s?|lbs?|pounds?|pints?|quarts?|gallons?|sticks?|cloves?|cans?|tins?|jars?|packages?|packets?|pkgs?|pkts?|bunch(?:es)?|slices?|pieces?|sheets?|stalks?|sprigs?|heads?|ears?|dash(?:es)?|pinch(?:es)?|handfuls?|inch(?:es)?|in|cm|mm|min|mins|minutes?|mintues?|minctes?|hrs?|hours?|seconds?|secs?|days?|weeks?|degrees?|deg|servings?|people|portions?|small|medium|large|extra-large|whole|ripe|fresh|boneless|skinless|[°º][cf]?|[cf]|el|tl|prise|dosen?|stück|zehen?)\b|^[-–](?:inch|oz|ounce|pound|minute|hour|cm)/i
/** Measures that are never taken by the hundred. */
const spoonMeasure = /^(?:cups?|tsps?|teaspoons?|tbsps?|tablespoons?)\b/i
const weightUnit = /^(?:g|kg|ml|cl)\b/
const timeOrHeat = /^(?:min|mins|minutes?|minctes?|hrs?|hours?|degrees?|[°º])/i

/** Verbs before which 'I' is the writer and no figure. */
const storyVerb =
  /^(?:am|was|have|had|has|like|liked|love|loved|used?|use|made|make|think|thought|find|found|recommend|prefer|always|usually|often|also|just|would|could|can|do|did|don[’']?t|know|hope|got|get|add|added|cook|bake|serve|suggest|like|want|will|never|actually|really|started|first|then|had|buy|bought|did|say|said|keep|tend|ate|eat|grew|never|even|typically|normally|sometimes|only)\b/i

const trailingMarks = (word: string) => /[,.;:)]+$/.exec(word)?.[0] ?? ''

/** The words of a line with their amounts mended. */
export function mendedWords(words: readonly string[]): MendedWord[] {
  return words.map((word, at) => {
    const text = mendedWord(word, words[at + 1] ?? '', words[at - 1])
    return { text, isMended: text !== word }
  })
}

function mendedWord(word: string, next: string, before: string | undefined): string {
  const end = trailingMarks(word)
  const withoutEnd = word.slice(0, word.length - end.length)
  const openBrackets = /^[(]+/.exec(withoutEnd)?.[0] ?? ''
  const core = withoutEnd.slice(openBrackets.length)
  const mended = mendedCore(core, next, before)
  return mended === core ? word : openBrackets + mended + end
}

function mendedCore(core: string, next: string, before: string | undefined): string {
  // Figures with letters between them, or before a unit that belongs to them: '1O0', '35O°F',
  // '1Og'.
  const temperature = new RegExp(`^((?:\\d|${DIGIT_LIKE}){2,3})([°º](?:[CF]\\b.*)?|oF|oC)$`).exec(core)
  if (temperature && /\d/.test(temperature[1] ?? ''))
    return `${asDigits(temperature[1] ?? '')}${temperature[2]?.replace('o', '°')}`
  if (new RegExp(`^\\d(?:\\d|[OoQ])*[OoQ](?:\\d|[OoQ])*$`).test(core)) return asDigits(core)
  if (new RegExp(`^${DIGIT_LIKE}?\\d*${DIGIT_LIKE}\\d+$`).test(core) && !/^[BQZS]\d+$/.test(core))
    return asDigits(core)
  const unit = new RegExp(`^((?:\\d|[OoIl|])+)(g|kg|ml|oz|lbs?|cm|mm)$`).exec(core)
  if (unit && /\d/.test(unit[1] ?? '') && /[OoIl|]/.test(unit[1] ?? ''))
    return asDigits(unit[1] ?? '') + unit[2]
  // Fifths are no amount: '12/s' and '2/s' are thirds, '3/s' is three eighths.
  const fifths = /^([1-9]?)([12357])\/[sS]$/.exec(core)
  if (fifths) return `${fifths[1] ? `${fifths[1]} ` : ''}${fifths[2]}/${/[12]/.test(fifths[2] ?? '') ? 3 : 8}`
  // A fraction: 'l/2', '1/Z', 'I/4'.
  const fraction = new RegExp(`^(\\d|${DIGIT_LIKE})\\/(\\d|${DIGIT_LIKE})$`).exec(core)
  if (fraction && /[Il|iZzsSB!]/.test(core))
    return `${asDigits(fraction[1] ?? '')}/${asDigits(fraction[2] ?? '')}`
  // A whole and its fraction without the space between: '11/2'.
  const mixedNumber = /^([1-9])([1357])\/([2348])$/.exec(core)
  if (mixedNumber && Number(mixedNumber[2]) < Number(mixedNumber[3]))
    return `${mixedNumber[1]} ${mixedNumber[2]}/${mixedNumber[3]}`
  // Handwriting joins a stroke to the one before it: 'V2', 'V4' and '318' are fractions.
  const slantedFraction = /^[Vv]([2348])$/.exec(core)
  if (slantedFraction && countedUnit.test(next)) return `1/${slantedFraction[1]}`
  const uprightFraction = /^([1357])[1lI|]([2348])$/.exec(core)
  if (uprightFraction && Number(uprightFraction[1]) < Number(uprightFraction[2]) && spoonMeasure.test(next))
    return `${uprightFraction[1]}/${uprightFraction[2]}`
  // A stroke and a figure that no amount has: '1/7', '/2', '1/', 'I/'.
  const brokenFraction = /^([\dIl|]?)\/([27Zz]?)$/.exec(core)
  if (brokenFraction && core !== '/' && countedUnit.test(next) && /^[137Il|]?$/.test(brokenFraction[1] ?? ''))
    return brokenFraction[1] === '3' ? '3/4' : '1/2'
  // A range: 'l-2', '3-S', 'lo-12'.
  const range = new RegExp(`^((?:\\d|${DIGIT_LIKE}){1,3})([-–])((?:\\d|${DIGIT_LIKE}){1,3})$`).exec(core)
  if (
    range &&
    !/oz$/i.test(core) &&
    (/\d/.test(core) || countedUnit.test(next)) &&
    new RegExp(DIGIT_LIKE).test(core) &&
    countedUnit.test(next)
  )
    return `${asDigits(range[1] ?? '')}${range[2]}${asDigits(range[3] ?? '')}`
  // 'I-inch', 'l-pound'.
  const hyphenated = new RegExp(
    `^((?:\\d|${DIGIT_LIKE}){1,2})([-–](?:inch|pound|ounce|oz|quart|minute|hour|cm)\\S*)$`,
  ).exec(core)
  if (hyphenated && new RegExp(DIGIT_LIKE).test(hyphenated[1] ?? ''))
    return asDigits(hyphenated[1] ?? '') + hyphenated[2]
  // A number before a time or heat: '2s minutes', 's minutes', 'so minutes', '4S min'.
  if (
    timeOrHeat.test(next) &&
    new RegExp(`^(?:\\d|${DIGIT_LIKE}){1,3}$`).test(core) &&
    new RegExp(DIGIT_LIKE).test(core)
  )
    return asDigits(core)
  // A round nought of handwriting is open: '4C min', '35C degrees'.
  if (timeOrHeat.test(next) && new RegExp(`^(?:\\d|${DIGIT_LIKE}){1,2}C$`).test(core))
    return `${asDigits(core.slice(0, -1))}0`
  // 'soo g', as figures of a book look.
  if (before === undefined && weightUnit.test(next) && new RegExp(`^(?:\\d|${DIGIT_LIKE}){2,3}$`).test(core))
    return asDigits(core)
  // 'z cups' where a line begins.
  if (/^[zZ]$/.test(core) && before === undefined && countedUnit.test(next)) return '2'
  // 'l cup', 'I teaspoon'; and 'I onion' where a line begins.
  if (/^[Iil|!]$/.test(core)) {
    if (countedUnit.test(next)) return '1'
    if (before === undefined && /^(?:[\p{Ll}(\d]|\p{Lu}{2})/u.test(next) && !storyVerb.test(next)) return '1'
    if (/^\d\/\d$/.test(next)) return '1'
    if (storyVerb.test(next)) return 'I'
  }
  if (new RegExp(`^(?:\\d${DIGIT_LIKE}|${DIGIT_LIKE}\\d)$`).test(core) && countedUnit.test(next))
    return asDigits(core)
  return core
}

const asDigits = (text: string) =>
  text.replace(new RegExp(DIGIT_LIKE, 'g'), (one) => lettersAsDigits[one] ?? one)
