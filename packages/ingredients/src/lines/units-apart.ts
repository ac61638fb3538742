/** Parts units from the numbers to which people glue them: '400g', '2cloves garlic'. */

/** Units that may stand straight behind their number, perhaps with a hyphen: '400g', '9-inch'. */
export const unitAfterNumber =
  'kg|g|gm|gms|gr|mg|ml|mls|cl|dl|l|litres?|liters?|oz|lbs?|pounds?|ounces?|fl|floz|tsps?|tbsps?|tbs|tb|cups?|c|pints?|pts?|quarts?|qts?|' +
  'inch|inches|in|cm|mm|cans?|tins?|grams?|teaspoons?|tablespoons?|jars?|packs?|packages?|bottles?|bags?|slices?|pieces?|sticks?|sprigs?'

/** Units that are glued to their number without a hyphen alone: '9-head' is no amount. */
const unitRightAfterNumber =
  'kgs|kilos?|grms?|ltrs?|lt|ozs|tblsps?|tbspn|handfuls?|pinch(?:es)?|dash(?:es)?|knobs?|cloves?|bunch(?:es)?|bulbs?|heads?|rashers?|' +
  'fillets?|stalks?|sheets?|balls?|blocks?|leaves|drops?|pcs?|packets?|pkts?|pkgs?|pks?|sachets?|tubs?|pots?|cartons?|punnets?|boxes|dozen'

/** No inches: '3-in-1 coffee'. */
const severalInOne = '-in-(?:1|one)\\b'
const gluedUnitPattern = new RegExp(
  `(\\d)(?!${severalInOne})(?:-?(${unitAfterNumber})|(${unitRightAfterNumber}))(?![a-zé])`,
  'gi',
)
const gluedBefore = new RegExp(`\\b(${unitAfterNumber})(\\d)`, 'gi')
const hyphenBefore = new RegExp(`(?<!\\d-)\\b(${unitAfterNumber})-(\\d)`, 'gi')
const wordNumberUnit =
  /\b(one|two|three|four|five|six|eight|ten|twelve|half)-(ounce|inch|pound|oz|lb|cup|gram|quart|pint|gallon|liter|litre|pounds|inches)\b/gi
const dottedUnit = /\b(tsps?|tbsps?|tbs?|tb|lbs?|oz|pkg|pt|qt|gal|fl|c|g|ml|in|approx)\.(?=[\s,)/]|$)/gi

/** Units apart from the numbers beside them, and without the dots of their short forms. */
export function unitsApart(text: string): string {
  const spacedText = text.replace(gluedUnitPattern, '$1 $2$3')
  const separatedText = /[a-z]-?\d/i.test(spacedText)
    ? spacedText.replace(gluedBefore, '$1 $2').replace(hyphenBefore, '$1 - $2')
    : spacedText
  const apart = separatedText.includes('-') ? separatedText.replace(wordNumberUnit, '$1 $2') : separatedText
  return apart.includes('.') ? apart.replace(dottedUnit, '$1') : apart
}
