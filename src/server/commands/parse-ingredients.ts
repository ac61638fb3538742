import { createInterface } from 'node:readline'
import { findFood } from '@plateful/ingredients/foods/find-food'
import { parseIngredient } from '@plateful/ingredients/lines/ingredient-line'
import type { Command } from './command.ts'

export const parseIngredientsCommand: Command = {
  name: 'parse-ingredients',
  usage: 'parse-ingredients',
  summary: 'reads ingredient lines on stdin',
  help: [
    'Prints one JSON object a line:',
    '{"line","quantity","quantityMax","unit","name","size","preparation","comment","category","confidence"}.',
    'A range counts as its average in quantity and gives its end in quantityMax; a line without an amount has neither.',
  ].join('\n'),
  run: async (_args, { print }) => {
    for await (const text of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
      if (text.trim() === '') continue
      const { line, quantity, quantityMax, unit, name, size, preparation, comment, confidence } =
        parseIngredient(text)
      print(
        JSON.stringify({
          line,
          quantity,
          quantityMax,
          unit,
          name,
          size,
          preparation,
          comment,
          category: findFood(name).category,
          confidence,
        }),
      )
    }
    return 0
  },
}
