import { foreignNumbersText } from '../generated/foreign-numbers-text.ts'

/** By word, then by language: the word's singular for a plural, or its plural for a singular. */
type Forms = ReadonlyMap<string, ReadonlyMap<string, string>>

function readForms(text: string): { severalOf: Forms; oneOf: Forms } {
  const severalOf = new Map<string, Map<string, string>>()
  const oneOf = new Map<string, Map<string, string>>()
  const note = (forms: Map<string, Map<string, string>>, word: string, language: string, form: string) =>
    forms.set(word, (forms.get(word) ?? new Map<string, string>()).set(language, form))
  for (const row of text.split('\n')) {
    const [language = '', pairs = ''] = row.split('\t')
    for (const pair of pairs.split(';')) {
      const [one = '', several = ''] = pair.split(',')
      note(severalOf, one, language, several)
      note(oneOf, several, language, one)
    }
  }
  return { severalOf, oneOf }
}

let known: ReturnType<typeof readForms> | undefined

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

/**
 * The form on which the languages that know a word agree; undefined where they do not. German
 * writes its nouns with a capital, and the others do not: 'Tomate' becomes 'Tomaten', 'tomate'
 * 'tomates'.
 */
function formOf(word: string, forms: ReadonlyMap<string, string>): string | undefined {
  const { de, ...others } = Object.fromEntries(forms)
  const [one, another] = [...new Set(Object.values(others))]
  if (de !== undefined && (isCapital(word) || one === undefined)) return de
  return another === undefined ? one : undefined
}

/** German adjectives in the plural: 'kleiner Apfel', 'kleine Äpfel'. */
const pluralAdjectives = (adjectives: readonly string[]) =>
  adjectives.map((word) => word.replace(/e[rs]$/, 'e'))

/**
 * The name of a food in another language for another number of it than its line had (recipes 170):
 * 'Zitrone', 'Zitronen'. It is one word, or in German a noun behind adjectives, that the lexicon
 * knows for one and for several; other names stay.
 */
export function inflectForeignName(name: string, quantity: number): string {
  const words = name.split(' ')
  const [noun = ''] = words.slice(-1)
  const adjectives = words.slice(0, -1)
  known ??= readForms(foreignNumbersText)
  const forms = (quantity > 1 ? known.severalOf : known.oneOf).get(noun.toLowerCase())
  const isBehindAdjectives = quantity > 1 && isCapital(noun) && forms?.has('de') === true
  if (!forms || (adjectives.length > 0 && (!isBehindAdjectives || adjectives.some(isCapital)))) return name
  const form = formOf(noun, forms)
  if (form === undefined) return name
  const inCase = isCapital(noun) ? form.charAt(0).toUpperCase() + form.slice(1) : form
  return [...pluralAdjectives(adjectives), inCase].join(' ')
}
