/** What somebody says to a list: 'two litres of milk, a dozen eggs and some butter'. */

const numbers: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
}

const dozen = /^(half )?(?:a |one )?dozen (?:of )?/i
const half = /^half (?:an? )?(?:of )?(?=\w)/i
const oneOf = /^an? (?=\w+ of )/i
const number = new RegExp(`^(?:${Object.keys(numbers).join('|')})(?= )`, 'i')
const some = /^(?:some|more|a (?:bit|little) of|a few|the) (?=\w)/i

/** Whether a part begins with an amount: 'and' before it joins two things to buy. */
const isCounted = (part: string) =>
  /^(?:\d|some )/i.test(part) || [dozen, half, oneOf, number].some((pattern) => pattern.test(part))

/** A spoken part as somebody would type it: 'two tins of tomatoes' is '2 tins of tomatoes'. */
function asTyped(part: string): string {
  const eggs = dozen.exec(part)
  if (eggs) return `${eggs[1] ? 6 : 12} ${part.slice(eggs[0].length)}`
  return part
    .replace(half, '0.5 ')
    .replace(oneOf, '1 ')
    .replace(number, (word) => numbers[word.toLowerCase()] ?? word)
    .replace(some, '')
}

/**
 * The things to buy of what was heard, each as somebody would type it. Commas part them, and so
 * does 'and' before an amount, or at the end of what commas part: 'salt and vinegar crisps' are one
 * thing (shopping 75).
 */
export function spokenItems(transcript: string): string[] {
  const heard = transcript.trim().replace(/[.!?]+$/, '')
  const pieces = heard.split(/\s*,\s*(?:and\s+)?/)
  const parts = pieces.flatMap((piece, at) => {
    const isLast = pieces.length > 1 && at === pieces.length - 1
    const words = piece.split(/\s+and\s+/i)
    const joined: string[] = []
    for (const part of words) {
      const before = joined.at(-1)
      if (before === undefined || isCounted(part) || isLast) joined.push(part)
      else joined[joined.length - 1] = `${before} and ${part}`
    }
    return joined
  })
  return parts.map((part) => asTyped(part.trim())).filter((part) => part !== '')
}
