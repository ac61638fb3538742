import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { findFood } from '@plateful/ingredients/foods/find-food'
import { isVegan } from '@plateful/ingredients/foods/food'
import { type Language, languages } from '@plateful/ingredients/foods/foreign-names'
import { languageOfLines } from '@plateful/ingredients/foods/language-of-lines'
import { readFoodLine } from '@plateful/ingredients/lines/food-lines'
import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import { z } from 'zod'
import { type Command, UsageError } from './command.ts'

const LineLanguage = z.enum(languages)
const JsonLine = z.object({
  id: z.union([z.string(), z.number()]),
  line: z.string(),
  lang: LineLanguage.optional(),
})

/** A line as it came in: bare, or with its id and perhaps its language as JSON. */
interface GivenLine {
  id?: string | number
  line: string
  lang?: Language | undefined
}

export const parseIngredientsCommand: Command = {
  name: 'parse-ingredients',
  usage: 'parse-ingredients [--language CODE]',
  summary: 'reads ingredient lines on stdin',
  help: [
    'Takes a line of a recipe a line, or JSON: {"id","line","lang"?}. Prints one JSON object a line:',
    '{"id"?,"line","quantity","quantityMax","unit","name","size","preparation","comment","category","confidence",',
    '"language","food","knowledge","contains","mayContain","vegan"}.',
    'A range counts as its average in quantity and gives its end in quantityMax; a line without an amount has neither.',
    'food is the name of the food by the lexicon, null where it is not known; knowledge is "known", "by-head" or "unknown".',
    `Without --language (${languages.join(', ')}) the language is found from all lines; null where nothing tells it.`,
  ].join('\n'),
  run: async (args, { print }) => {
    const { values } = parseArgs({ args, options: { language: { type: 'string' } } })
    const wanted = values.language === undefined ? undefined : LineLanguage.safeParse(values.language).data
    if (values.language !== undefined && wanted === undefined)
      throw new UsageError(`--language is one of ${languages.join(', ')}.`)
    const givenLines: GivenLine[] = []
    for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity }))
      if (text.trim() !== '') givenLines.push(readGivenLine(text))
    const commonLanguage = wanted ?? languageOfLines(givenLines.map(({ line }) => line))
    for (const { id, line, lang } of givenLines)
      print(JSON.stringify({ ...(id !== undefined && { id }), ...readingOf(line, lang ?? commonLanguage) }))
    return 0
  },
}

/** A line that begins as JSON is JSON; a recipe's line never does. */
function readGivenLine(text: string): GivenLine {
  if (!text.trimStart().startsWith('{')) return { line: text }
  try {
    return JsonLine.parse(JSON.parse(text))
  } catch (error) {
    throw new UsageError(`A line isn’t {"id","line","lang"?}: ${text.slice(0, 80)}`, { cause: error })
  }
}

function readingOf(text: string, language: Language | null) {
  const parsed = parseIngredient(text, language)
  const { line, quantity, quantityMax, unit, name, size, preparation, comment, confidence } = parsed
  const { food } = readFoodLine(text, language)
  return {
    line,
    quantity,
    quantityMax,
    unit,
    name,
    size,
    preparation,
    comment,
    category: findFood(name, language).category,
    confidence,
    language,
    food: food.knowledge === 'known' ? food.name : null,
    knowledge: food.knowledge,
    contains: food.contains,
    mayContain: food.mayContain,
    vegan: isVegan(food),
  }
}
