/**
 * Amounts as recipes in ten other languages (`foods/foreign-names.ts`) write them, in the units
 * of this product; the food keeps its name. Spoons, cups, pinches and drops are named as in Unicode
 * CLDR 48 (units.json of each language, with the short forms); packs and parts by the first meaning
 * that a dictionary gives. A word counts only right behind an amount and before another word.
 */

import { leadingLetters, withoutAccents, expandPattern } from './expand-pattern.ts'
import { withFigures } from './foreign-figures.ts'
import { plainFractions, readNumber } from './quantity.ts'

/**
 * What is drunk, or poured as from a glass. Of all else a 'Glas' is a jar, in which it is kept: '1
 * Glas Gewürzgurken', 'et glas oliven'.
 */
const poured =
  '(?:wasser|water|vand|vatten|vann|wein|wijn|vin|sekt|champagner|prosecco|bier|øl|saft|sap|juice|most|cola|limonade|milch|melk|mælk|mjölk|molke|sahne|' +
  'kaffee|espresso|tee|brühe|bouillon|likör|cognac|weinbrand|brandy|rum|whisky|sherry|wodka|schnaps|öl|olie|zucker|mehl|grieß|reis|bulgur)(?!\\p{L})'
const pouredBehind = `[. ]+(?:\\p{L}+ )?\\p{L}*${poured}`

/** Dough, cheese and the like are sold rolled up: a roll is a pack of it. */
const roll =
  'Rollen?|rouleaux?(?= d)|rotol[oi]|rollos?(?= de )|rolos?(?= de )|rol(?:len)?|rull(?:ar|e|er)?|rolk(?:a|i)'

/**
 * Each unit with its foreign words, language by language, parted by '|'. A letter with an accent is
 * found without it too.
 */
const foreignUnits: Record<string, string> = {
  tbsp:
    'EL|Essl|Esslöffeln?|c\\.? ?\\u00e0\\.? ?(?:s|soupe)|cas|(?:cuil|cuill|cuillères?|cuillérées?)\\.? à soupe|cdas?|cucharadas?(?: soperas?)?|' +
    'cucchiai(?:o|a)?(?: da tavola)?|eetlepels?|eetl|msk|matsked(?:ar)?|cs|c\\.s|spsk|spiseske(?:er)?|ss|spiseskje(?:er)?|colher(?:es)?(?: de)? sopa|colher(?:es)? \\(sopa\\)|łyż(?:ka|ki|ek|kę)',
  tsp:
    'TL|Teel|Teelöffeln?|c\\.? ?\\u00e0\\.? ?(?:c|café|thé)|cac|(?:cuil|cuill|cuillères?|cuillérées?)\\.? à (?:café|thé)|cdtas?|cdita|cucharaditas?|' +
    'cucchiain[oi]|cucchiai(?:o)? da tè|theelepels?|theel|tsk|tesked(?:ar)?|c\\.c|teske(?:er)?|ts|teskje(?:er)?|colher(?:es)?(?: de)? (?:chá|café)|colher(?:es)? \\((?:chá|café)\\)|łyżecz(?:ka|ki|ek|kę)',
  cup: 'Tassen?|tasses?|tazas?|tazz[ae]|kop(?:jes?)?|kopp(?:ar)?|kopper|xícaras? \\(chá\\)|xícaras?(?: de chá)?|chávenas?|szklan(?:ka|ki|ek|kę)',
  pinch:
    'Prisen?|Msp|Messerspitzen?|pincées?|pizcas?|pizzic(?:o|hi)|snuf(?:jes?)?|mespunt(?:jes?)?|nyp(?:a|or)|nip|knivspids(?:er)?|klyper?|knivsodd|pitadas?|szczypt(?:a|y|ę)',
  drop: 'Tropfen|gouttes?|gotas?|gocc(?:ia|e)|druppels?|dropp(?:e|ar)|dråber?|dråper?|kropl(?:a|e|i)',
  splash: "Schuss|Spritzer|traits?(?= d[e'])|chorr(?:it)?os?|scheut(?:jes?)?|stänk|skvæt|skvett|sjat",
  drizzle: "filets?(?= d'huile)|fil[oi](?= d'olio)|fios?(?= de azeite)",
  handful:
    'Handvoll|poignées?|puñados?|manciat[ae]|hand(?:je)?vol|handjes?|näv(?:e|ar)|håndfulde?|håndfull|neve(?:r)?|punhados?|garś(?:ć|ci)',
  knob: 'noix(?= de beurre)|noc[ei](?= di burro)|klontjes?|klick(?:ar)?|klont|klatter?',
  g: 'Gramm|gramos?|gramm[oi]|gramas?|gramów',
  kg: 'quilos?',
  ml: 'mililitros?',
  l: 'litr[oi]s?|litr(?:y|ów)',
  dl: 'Deziliter|decilitr[oi]s?|décilitres?',
  clove:
    'Zehen?|gousses?(?! de vanille)|dientes?|spicchi(?:o)?|te(?:en|nen|entjes?)|klyft(?:a|or)|fedd?|båter?|dentes?|ząb(?:ek|ki)|ząbków',
  slice:
    'Scheiben?|tranches?|rebanadas?|lonchas?|rodajas?|fett[ae]|fette|plak(?:jes?|ken)?|skiv(?:a|or)|tran|skiver?|fatias?|rodelas?|plast(?:er|ry|rów|erki)|kromk(?:a|i)',
  piece: 'morceaux?|trozos?|pezz[oi]|stuk(?:jes?)|bitar|stykker?|pedaços?|kawał(?:ek|ki)',
  bunch:
    "Bund|Bd|bottes?|bouquets?(?= d[e'])|manojos?|mazz(?:o|i|etto|etti)|bos(?:jes?)?|knipp(?:e|en)|grappol[oi]|bundt(?:er)?|bunt(?:er)?|maços?|molhos?(?= de (?:sals|coentr|agri|hortel|espinafr))|pęcz(?:ek|ki|ków)",
  sprig:
    "Zweige?|Stiele?|brins?|branches?(?= d[e'])|ramitas?|ramett[oi]|tak(?:jes?|ken)?|kvist(?:ar)?|kvister?|raminhos?|gałąz(?:ka|ki|ek)",
  leaf: 'Blatt|Blätter|feuilles?|hojas?|fogli(?:a|e)|blaadjes?|blad|blade(?! mace)|folhas?|listk(?:i|ów)|listek|liście',
  sheet: 'fogli(?= di )|vel(?:len)?(?= )|plader?|płat(?:y|ów)?|ark',
  stick: 'Stangen?|bâtons?|ramas?',
  stalk: 'tiges?|gambi|gambo|stengels?|stjälk(?:ar)?|stilke?|stængler?|talos?|łodyg(?:a|i)',
  head: 'Kopf|Köpfe|têtes?|cabezas?|krop|hoveder?',
  bulb: 'Knollen?',
  cube: 'Würfel',
  tin: 'Dosen?|boîtes?|latas?|lattin[ae]|scatol[ae]|blik(?:jes?|ken)?|burk(?:ar)?|dåser?|bokser?|puszk(?:a|i)',
  pack: `Pck|Päckchen|Packung(?:en)?|Paket|paquets?|paquetes?|confezion[ei]|pakjes?|paket|förp|pakker?|pk|pacotes?|opakowani(?:e|a)|paczk(?:a|i)|${roll}`,
  sachet: 'sachets?(?= d[eu] )|Beutel|Tütchen|sobres?|bustin[ae]|zakjes?',
  bag: 'Tüten?|zak|pås(?:e|ar)|poser?|torebk(?:a|i)',
  pot: 'Becher|vasett[oi]|kruk(?:a|or)|potter?|bæger|beger|kub(?:ek|ki)',
  jar: `Glas(?!${pouredBehind})|Gläser|bocaux|bocal|tarros?|barattol[oi]|frascos?|potjes?|słoik(?:i)?`,
  glass: `Glas(?=${pouredBehind})|verres?|vasos?|bicchier[ei]`,
  bottle:
    'Flaschen?|bouteilles?|botellas?|bottigli[ae]|fles(?:sen)?|flask(?:a|or)|flasker?|garrafas?|butelk(?:a|i)',
  bar: 'Tafeln?|tablettes?|tabletas?|tavolett[ae]',
  '': 'Stück(?:e)?|Stk|stuks?|st|unidades?|unid|szt|sztuk(?:a|i)?|stykk',
}

/** Foreign measures that are a multiple of ours: a metric pound, an etto, a spice measure. */
const unitMultiples: readonly [string, number, string][] = [
  ['Pfund|Pfd|pond', 500, 'g'],
  ['ons|ett[oi]|hg|hekto', 100, 'g'],
  ['dag|dkg|Deka', 10, 'g'],
  ['krm|kryddmått', 1, 'ml'],
]

/** How full a spoon is, before its name. */
const fullnessWords =
  '(?:gestr(?:ichener?|ichene)?\\.?|geh(?:äufter?|äufte)?\\.?|leicht|knapper?|rasa|colm[oi]|rås?ad|afgestreken|volle) '
/** 'Of', which is no part of the food's name. */
const ofWord = "(?:de l['’]|de la |de los |de |d['’]|du |des |di |dell['’]|della |del |van )?"

const withoutAccentsIn = (pattern: string) =>
  pattern.replace(/[à-öø-ÿ]/g, (letter) => `[${letter}${letter.normalize('NFD').charAt(0)}]`)

const behindAmount = '(?<=\\dx?) ?'
const beforeWord = `\\.?(?:(?= ?\\()| ${ofWord}(?=[\\p{L}(]))`
const countPattern = '(\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:[.,]\\d+)?) ?'

/** Rewrites one foreign measure in our units, wherever a text has it. */
interface ForeignMeasure {
  words: string
  toOwnUnits: (text: string) => string
  /** Our unit, where the measure is not a multiple of it; '' for pieces that are only counted. */
  unit?: string
  /** Finds the measure behind an amount, with its own words and the 'of' behind them. */
  asWritten?: RegExp
}
const measures: readonly ForeignMeasure[] = [
  ...Object.entries(foreignUnits).map(([unit, names]): ForeignMeasure => {
    const found = new RegExp(
      `${behindAmount}(?:${fullnessWords})?(?:${withoutAccentsIn(names)})${beforeWord}`,
      'giu',
    )
    const withOurUnit = unit === '' ? ' ' : ` ${unit} `
    const asWritten = new RegExp(
      `${behindAmount}(?<word>(?:${fullnessWords})?(?:${withoutAccentsIn(names)})\\.?)(?:(?= ?\\()| (?<of>${ofWord})(?=[\\p{L}(]))`,
      'iu',
    )
    return { words: names, toOwnUnits: (text) => text.replace(found, withOurUnit), unit, asWritten }
  }),
  ...unitMultiples.map(([names, factor, unit]): ForeignMeasure => {
    const found = new RegExp(`${countPattern}(?:${withoutAccentsIn(names)})${beforeWord}`, 'giu')
    const withOurUnits = (text: string) =>
      text.replace(found, (_, amount: string) => `${(readNumber(amount) ?? 1) * factor} ${unit} `)
    return { words: names, toOwnUnits: withOurUnits }
  }),
]

/** Which measures may follow an amount, by their first letters: most lines have none of them. */
const measuresByBeginning = new Map<string, { word: string; measures: readonly ForeignMeasure[] }[]>()
const addMeasures = (word: string, measuresToAdd: readonly ForeignMeasure[]) => {
  const firstLetters = leadingLetters(word)
  measuresByBeginning.set(firstLetters, [
    ...(measuresByBeginning.get(firstLetters) ?? []),
    { word, measures: measuresToAdd },
  ])
}
for (const measure of measures)
  for (const word of expandPattern(measure.words)) addMeasures(withoutAccents(word), [measure])
/** Any measure may follow words of fullness, and words for a piece, which are dropped. */
for (const word of [...expandPattern(fullnessWords), ...expandPattern(foreignUnits[''] ?? '')])
  addMeasures(leadingLetters(word), measures)

const behindFigure = /\d ?(?=\p{L})/gu

/** The measures that a text may have, in the order of the tables. */
function measuresIn(text: string): readonly ForeignMeasure[] {
  const possible = new Set<ForeignMeasure>()
  for (const { index, 0: figure } of text.matchAll(behindFigure)) {
    const textAfter = text.slice(index + figure.length)
    for (const { word, measures: candidateMeasures } of measuresByBeginning.get(leadingLetters(textAfter)) ??
      [])
      if (withoutAccents(textAfter).startsWith(word))
        for (const measure of candidateMeasures) possible.add(measure)
  }
  return possible.size === 0 ? [] : measures.filter((measure) => possible.has(measure))
}

const allWords = withoutAccentsIn(Object.values(foreignUnits).join('|'))
const impliedOneWords = [...['pinch', 'splash', 'handful'].map((unit) => foreignUnits[unit]), 'Rolle'].join(
  '|',
)
/**
 * 'Eine Prise', 'un pizzico': one of a unit; where a line begins with a pinch, a handful or a roll
 * it is one of them.
 */
const oneOfUnit = new RegExp(
  `^(?:eine?[nrms]?|une?|un['’]|una|uno|een|en|ett?|um|uma) (?=(?:${allWords})\\b)`,
  'iu',
)
const startsWithUnit = new RegExp(`^(?=(?:${withoutAccentsIn(impliedOneWords)})${beforeWord})`, 'iu')
const someBeginnings = new Set(expandPattern(impliedOneWords).map(leadingLetters))

/** A line with the 'one' that it begins with, or leaves out, in figures. */
function withLeadingOne(line: string): string {
  const firstLetters = leadingLetters(line)
  if (/^[elotu]/.test(firstLetters)) return line.replace(oneOfUnit, '1 ').replace(littleOf, '')
  return someBeginnings.has(firstLetters) ? line.replace(startsWithUnit, '1 ') : line
}

/** Metric amounts of a food with 'of': '20 cl de crème'. */
const metricWithOf = new RegExp(
  `(?<=\\d ?(?:kg|g|gr|ml|cl|dl|l|litres?)) ${ofWord.slice(0, -1)}(?=\\p{L})`,
  'giu',
)

const withoutOf = (text: string) => (/ (?:d|van )/i.test(text) ? text.replace(metricWithOf, ' ') : text)

/** An amount behind its food: 'Parmesan - 2 cuillères à soupe', 'Cebola 1 unidade'. */
const amountLast = new RegExp(`^(\\p{L}[^\\d]*?)(?: ?[:–-] ?| )(${countPattern}(?:${allWords}))\\.?$`, 'iu')
/** One number, near the end: most lines have none there. */
const endsWithNumber = /^\p{L}\D+\d[\d.,/ ]*\D{1,30}$/u
const withAmountFirst = (text: string) =>
  endsWithNumber.test(text) ? text.replace(amountLast, '$2 $1') : text

/**
 * Words for 'to taste': 'q.b.', 'nach Belieben', 'al gusto'. Behind a comma 'q.b.' is read as a
 * remark already.
 */
const toTaste =
  /(?:^|,? |\()(?:(?<!, )q\. ?b\.?|quanto basta|n\. ?B\.?|nach (?:Belieben|Bedarf|Geschmack)|al gusto|c\/n|cantidad necesaria|à volonté|selon (?:le )?goût|au goût|naar smaak|efter sma[gk]|etter smak|a gosto|do smaku|według uznania)(?=$|[\s,;).])/iu
const littleOf =
  /^(?:etwas|un peu de |un peu d['’]|un po['’] di|un poco de|een beetje|(?:lite|lidt|litt|um pouco de|trochę|odrobina)(?= )) ?(?=\p{L})/iu

/** Whether a line in one of these languages leaves its amount open. */
export const isAmountLeftOpen = (line: string): boolean =>
  toTaste.test(line) || /\bq\. ?b\./i.test(line) || littleOf.test(line.trim())

/** How a line in one of these languages says 'to taste': 'nach Belieben', 'q.b.'; else null. */
export const foreignToTaste = (line: string): string | null =>
  toTaste.exec(line)?.[0].replace(/^[\s,(]+/, '') ?? null

/** How a line names the unit of its first amount in another language. */
export interface ForeignUnit {
  /** Our word for it; '' for pieces that are only counted. */
  unit: string
  /** The line's own word: 'EL', 'cuillères à soupe'. */
  word: string
  /** What stands between the word and the food: 'de ', "d'", often nothing. */
  of: string
}

const figureInFront = /^\P{N}*\d[\d .,/–-]*$/u

/**
 * The foreign unit of a line's first amount as the line writes it; null where it has none, or one
 * that is a multiple of ours ('1 Pfund').
 */
export function foreignUnitIn(line: string): ForeignUnit | null {
  const text = withAmountFirst(withLeadingOne(withFigures(plainFractions(line))))
  for (const { unit, asWritten } of measuresIn(text)) {
    const match = asWritten?.exec(text)
    if (!match || unit === undefined || !figureInFront.test(text.slice(0, match.index))) continue
    return { unit, word: match.groups?.['word'] ?? '', of: match.groups?.['of'] ?? '' }
  }
  return null
}

/** How the name of one of a thing ends, and of several: 'burk', 'burkar'; 'bustina', 'bustine'. */
const endings: readonly (readonly string[])[] = [
  ...['n', 's', 'r', 'en', 'es', 'er', 'ar'].map((several) => ['', several]),
  ['a', 'e'],
  ['o', 'i'],
  ['o', ''],
  ['a', 'i'],
  ['a', 'or'],
]

/** 'Glas' and 'Gläser' differ in a vowel, too. */
const isPlural = (one: string, several: string) =>
  endings.some(
    ([end = '', ends = '']) =>
      one.endsWith(end) &&
      withoutAccents(one.slice(0, one.length - end.length) + ends) === withoutAccents(several),
  )

/**
 * A foreign unit where one became several ('Prise', 'Prisen'; 'cuillère à soupe', 'cuillères à
 * soupe'), or the other way. A word with other forms stays as the line has it.
 */
export function inflectForeignUnit({ unit, word }: ForeignUnit, isSeveral: boolean): string {
  const [head = '', ...rest] = word.split(' ')
  const form = expandPattern(foreignUnits[unit] ?? '').find((other) => {
    const [otherHead = '', ...otherRest] = other.split(' ')
    const [one, several] = isSeveral ? [head, otherHead] : [otherHead, head]
    return isPlural(one, several) && rest.join(' ') === otherRest.join(' ')
  })
  return form ?? word
}

/**
 * A line with the amounts of ten languages in our units: '2 EL Mehl' is '2 tbsp Mehl', '20 cl de
 * crème' '20 cl crème', 'sale q.b.' 'sale, to taste'.
 */
export function withForeignUnitsConverted(line: string): string {
  const text = withAmountFirst(withLeadingOne(withFigures(line))).replace(toTaste, ', to taste')
  if (!/\d/.test(text)) return text
  return withoutOf(
    measuresIn(text).reduce((converted, { toOwnUnits: withOurUnits }) => withOurUnits(converted), text),
  )
}
