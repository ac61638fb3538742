/** Numbers in German, French and Italian words, as dictation writes the amounts of foods. */

/** The value of each word; words are set by their value, German, French and Italian. */
const valuesOf = (words: readonly (readonly [value: number, words: string])[]) =>
  Object.fromEntries(words.flatMap(([value, said]) => said.split(' ').map((word) => [word, value] as const)))

const ones: Readonly<Record<string, number>> = valuesOf([
  [2, 'zwei deux due'],
  [3, 'drei trois tre'],
  [4, 'vier quatre quattro'],
  [5, 'fünf cinq cinque'],
  [6, 'sechs six sei'],
  [7, 'sieben sept sette'],
  [8, 'acht huit otto'],
  [9, 'neun neuf nove'],
  [10, 'zehn dix dieci'],
  [12, 'zwölf douze dodici'],
])
const tens: Readonly<Record<string, number>> = valuesOf([
  [20, 'zwanzig vingt venti'],
  [30, 'dreißig trente trenta'],
  [40, 'vierzig quarante quaranta'],
  [50, 'fünfzig cinquante cinquanta'],
  [60, 'sechzig soixante sessanta'],
  [70, 'siebzig settanta'],
  [80, 'achtzig ottanta'],
])
const [one, ten] = [ones, tens].map((words) => Object.keys(words).join('|'))

const number = new RegExp(
  String.raw`(?<!\p{L})(?:(?<hundreds>ein|${one})?\s?(?:hundert|cents?|cento)\s?(?:und)?(?<more>${ten})?|(?<tens>${ten})|(?<ones>${one}))(?![\p{L}])`,
  'giu',
)

/** 'zweihundert gramm', 'deux cents grammes', 'duecento grammi' with the number in figures. */
export const foreignNumbersInFigures = (text: string): string =>
  text.replace(number, (match: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>
    const valueOf = (words: Readonly<Record<string, number>>, name: string) =>
      words[groups[name]?.toLowerCase() ?? ''] ?? 0
    const single = valueOf(ones, 'ones') + valueOf(tens, 'tens')
    const value = single > 0 ? single : 100 * (valueOf(ones, 'hundreds') || 1) + valueOf(tens, 'more')
    return `${/^\s/.test(match) ? ' ' : ''}${value}`
  })
