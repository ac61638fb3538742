/** Numbers in German, French and Italian words, as dictation writes the amounts of foods. */

const ones: Readonly<Record<string, number>> = {
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10, douze: 12 },
  ...{ due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10, dodici: 12 },
}
const tens: Readonly<Record<string, number>> = {
  ...{ zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70, achtzig: 80 },
  ...{ vingt: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
  ...{ venti: 20, trenta: 30, quaranta: 40, cinquanta: 50, sessanta: 60, settanta: 70, ottanta: 80 },
}
const [one, ten] = [ones, tens].map((words) => Object.keys(words).join('|'))

const number = new RegExp(
  String.raw`(?<!\p{L})(?:(?<hundreds>ein|${one})?\s?(?:hundert|cents?|cento)\s?(?:und)?(?<more>${ten})?|(?<tens>${ten})|(?<ones>${one}))(?![\p{L}])`,
  'giu',
)

/** 'zweihundert gramm', 'deux cents grammes', 'duecento grammi' with the number in figures. */
export const inFiguresElsewhere = (text: string): string =>
  text.replace(number, (said: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Record<string, string | undefined>
    const valueOf = (words: Readonly<Record<string, number>>, name: string) =>
      words[groups[name]?.toLowerCase() ?? ''] ?? 0
    const single = valueOf(ones, 'ones') + valueOf(tens, 'tens')
    const value = single > 0 ? single : 100 * (valueOf(ones, 'hundreds') || 1) + valueOf(tens, 'more')
    return `${/^\s/.test(said) ? ' ' : ''}${value}`
  })
