/** Numbers as recipes in other languages write them, in figures. */

/** A half in words, where a line begins with it: 'mezza cipolla', 'eine halbe Zwiebel'. */
const halfBeginning =
  /^(?:(?:eine?n?|una?|een|ett?|en) )?(?:halbe[rsn]?|mezz[oa]|medi[oa]|halve|halvt?|mei[oa]|pół) (?=\p{L})|^une? demi-?e?[ -](?=\p{L})/iu
const halfWords = /^(?:(?:ei|u|e)\S* )?(?:hal|me|demi|pół)/i
/** A half behind a unit: '1 càc et demie de cannelle'. */
const halfBehind = /^(\d+) (\p{L}+(?: à \p{L}+)?) (?:et demie?|y media?|e mezz[oa]|e mei[oa])(?= )/iu
/** A range in words, '450 à 500 g', and larger figures with a stroke, which are no fraction. */
const rangeWord = /(\d) (?:à|bis|tot|till?|do|até) (?=\d)/giu
const rangeStroke = /(?<![\d/])(\d{2,4})\/(\d{2,4})(?= ?(?:g|gr|ml)\b)/gi
/** 'Of' between a part and its spoon: '1/4 de cucharadita'. */
const ofSpoon =
  /(\d) d[eu] (?=cuchar|cdt|cda|taza|litro|kilo|vaso|colher|xícara|chávena|litre|verre|tasse)/giu
/** 'Q.b.' in front of its food: 'q.b. olio', '1 q.b. pimenta'. */
const toTasteFirst = /^(?:1 )?q\. ?b\.? (?:di |de |d['’])?(?=\p{L})(.+)$/iu
/** A unit in two numbers, as forms print it: '1 unidade | unidades de cebola'. */
const unitTwice = /(\p{L}+)((?: \(\p{L}+\))?) \| \1s\2/giu

/**
 * A line with its halves and ranges in figures: 'mezza cipolla' is '0.5 cipolla', '450 à 500 g' is
 * '450-500 g'.
 */
export function withFigures(line: string): string {
  const text = (halfWords.test(line) ? line.replace(halfBeginning, '0.5 ') : line).replace(
    toTasteFirst,
    '$1, q.b.',
  )
  if (!/\d/.test(text)) return text
  return text
    .replace(unitTwice, '$1s$2')
    .replace(ofSpoon, '$1 ')
    .replace(halfBehind, '$1.5 $2')
    .replace(rangeWord, '$1-')
    .replace(rangeStroke, (whole, from: string, to: string) =>
      Number(from) < Number(to) ? `${from}-${to}` : whole,
    )
}
