/**
 * Amounts that a reader of pictures took for letters, mended by what an amount can be: 'l1/2', '1O0
 * g', '2s minutes'. Whatever is mended is a doubt.
 */

/** A word as it is written down. */
export interface MendedWord {
  text: string
  isMended: boolean
}

/** Letters that look like figures. */
const likeFigures: Record<string, string> = {
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
const like = '[IliO|oQsSzZB!]'

/** Words behind a number of which something is counted, weighed or timed. */
const counted =
  /^(?:cups?|tsps?|teaspoons?|tbsps?|tbs|tablespoons?|t|oz|ounces?|fl|g|gr|grams?|kg|mg|ml|l|cl|dl|lit(?:er|re)s?|lbs?|pounds?|pints?|quarts?|gallons?|sticks?|cloves?|cans?|tins?|jars?|packages?|packets?|pkgs?|pkts?|bunch(?:es)?|slices?|pieces?|sheets?|stalks?|sprigs?|heads?|ears?|dash(?:es)?|pinch(?:es)?|handfuls?|inch(?:es)?|in|cm|mm|min|mins|minutes?|mintues?|minctes?|hrs?|hours?|seconds?|secs?|days?|weeks?|degrees?|deg|servings?|people|portions?|small|medium|large|extra-large|whole|ripe|fresh|boneless|skinless|[°º][cf]?|[cf]|el|tl|prise|dosen?|stück|zehen?)\b|^[-–](?:inch|oz|ounce|pound|minute|hour|cm)/i
/** Measures of which nobody takes a hundred. */
const spooned = /^(?:cups?|tsps?|teaspoons?|tbsps?|tablespoons?)\b/i
const weighed = /^(?:g|kg|ml|cl)\b/
const timed = /^(?:min|mins|minutes?|minctes?|hrs?|hours?|degrees?|[°º])/i

/** Verbs after which 'I' is somebody who tells. */
const tells =
  /^(?:am|was|have|had|has|like|liked|love|loved|used?|use|made|make|think|thought|find|found|recommend|prefer|always|usually|often|also|just|would|could|can|do|did|don[’']?t|know|hope|got|get|add|added|cook|bake|serve|suggest|like|want|will|never|actually|really|started|first|then|had|buy|bought|did|say|said|keep|tend|ate|eat|grew|never|even|typically|normally|sometimes|only)\b/i

const plainEnd = (word: string) => /[,.;:)]+$/.exec(word)?.[0] ?? ''

/** The words of a line with their amounts mended. */
export function mendedWords(words: readonly string[]): MendedWord[] {
  return words.map((word, at) => {
    const text = mendedWord(word, words[at + 1] ?? '', words[at - 1])
    return { text, isMended: text !== word }
  })
}

function mendedWord(word: string, next: string, before: string | undefined): string {
  const end = plainEnd(word)
  const bare = word.slice(0, word.length - end.length)
  const open = /^[(]+/.exec(bare)?.[0] ?? ''
  const core = bare.slice(open.length)
  const mended = mendedCore(core, next, before)
  return mended === core ? word : open + mended + end
}

function mendedCore(core: string, next: string, before: string | undefined): string {
  // Figures with letters between them, or before a unit that belongs to them: '1O0', '35O°F',
  // '1Og'.
  const heat = new RegExp(`^((?:\\d|${like}){2,3})([°º](?:[CF]\\b.*)?|oF|oC)$`).exec(core)
  if (heat && /\d/.test(heat[1] ?? '')) return `${figures(heat[1] ?? '')}${heat[2]?.replace('o', '°')}`
  if (new RegExp(`^\\d(?:\\d|[OoQ])*[OoQ](?:\\d|[OoQ])*$`).test(core)) return figures(core)
  if (new RegExp(`^${like}?\\d*${like}\\d+$`).test(core) && !/^[BQZS]\d+$/.test(core)) return figures(core)
  const unit = new RegExp(`^((?:\\d|[OoIl|])+)(g|kg|ml|oz|lbs?|cm|mm)$`).exec(core)
  if (unit && /\d/.test(unit[1] ?? '') && /[OoIl|]/.test(unit[1] ?? ''))
    return figures(unit[1] ?? '') + unit[2]
  // No amount has fifths: '12/s' and '2/s' are thirds, '3/s' is three eighths.
  const odd = /^([1-9]?)([12357])\/[sS]$/.exec(core)
  if (odd) return `${odd[1] ? `${odd[1]} ` : ''}${odd[2]}/${/[12]/.test(odd[2] ?? '') ? 3 : 8}`
  // A fraction: 'l/2', '1/Z', 'I/4'.
  const fraction = new RegExp(`^(\\d|${like})\\/(\\d|${like})$`).exec(core)
  if (fraction && /[Il|iZzsSB!]/.test(core))
    return `${figures(fraction[1] ?? '')}/${figures(fraction[2] ?? '')}`
  // A whole and its fraction without the space between: '11/2'.
  const mixed = /^([1-9])([1357])\/([2348])$/.exec(core)
  if (mixed && Number(mixed[2]) < Number(mixed[3])) return `${mixed[1]} ${mixed[2]}/${mixed[3]}`
  // Handwriting joins a stroke to the one before it: 'V2', 'V4' and '318' are fractions.
  const leaning = /^[Vv]([2348])$/.exec(core)
  if (leaning && counted.test(next)) return `1/${leaning[1]}`
  const upright = /^([1357])[1lI|]([2348])$/.exec(core)
  if (upright && Number(upright[1]) < Number(upright[2]) && spooned.test(next))
    return `${upright[1]}/${upright[2]}`
  // A stroke and a figure that no amount has: '1/7', '/2', '1/', 'I/'.
  const torn = /^([\dIl|]?)\/([27Zz]?)$/.exec(core)
  if (torn && core !== '/' && counted.test(next) && /^[137Il|]?$/.test(torn[1] ?? ''))
    return torn[1] === '3' ? '3/4' : '1/2'
  // A range: 'l-2', '3-S', 'lo-12'.
  const range = new RegExp(`^((?:\\d|${like}){1,3})([-–])((?:\\d|${like}){1,3})$`).exec(core)
  if (
    range &&
    !/oz$/i.test(core) &&
    (/\d/.test(core) || counted.test(next)) &&
    new RegExp(like).test(core) &&
    counted.test(next)
  )
    return `${figures(range[1] ?? '')}${range[2]}${figures(range[3] ?? '')}`
  // 'I-inch', 'l-pound'.
  const joined = new RegExp(
    `^((?:\\d|${like}){1,2})([-–](?:inch|pound|ounce|oz|quart|minute|hour|cm)\\S*)$`,
  ).exec(core)
  if (joined && new RegExp(like).test(joined[1] ?? '')) return figures(joined[1] ?? '') + joined[2]
  // A number before a time or heat: '2s minutes', 's minutes', 'so minutes', '4S min'.
  if (timed.test(next) && new RegExp(`^(?:\\d|${like}){1,3}$`).test(core) && new RegExp(like).test(core))
    return figures(core)
  // A round nought of handwriting is open: '4C min', '35C degrees'.
  if (timed.test(next) && new RegExp(`^(?:\\d|${like}){1,2}C$`).test(core))
    return `${figures(core.slice(0, -1))}0`
  // 'soo g', as figures of a book look.
  if (before === undefined && weighed.test(next) && new RegExp(`^(?:\\d|${like}){2,3}$`).test(core))
    return figures(core)
  // 'z cups' where a line begins.
  if (/^[zZ]$/.test(core) && before === undefined && counted.test(next)) return '2'
  // 'l cup', 'I teaspoon'; and 'I onion' where a line begins.
  if (/^[Iil|!]$/.test(core)) {
    if (counted.test(next)) return '1'
    if (before === undefined && /^(?:[\p{Ll}(\d]|\p{Lu}{2})/u.test(next) && !tells.test(next)) return '1'
    if (/^\d\/\d$/.test(next)) return '1'
    if (tells.test(next)) return 'I'
  }
  if (new RegExp(`^(?:\\d${like}|${like}\\d)$`).test(core) && counted.test(next)) return figures(core)
  return core
}

const figures = (text: string) => text.replace(new RegExp(like, 'g'), (one) => likeFigures[one] ?? one)
