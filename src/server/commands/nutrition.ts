import { roundTo } from '@plateful/ingredients/measure/convert'
import { nutritionOfLines } from '@plateful/ingredients/nutrition/nutrition-of-lines'
import { z } from 'zod'
import { type Command, onlyArgument, readJsonFile } from './command.ts'

const Dishes = z.array(
  z.object({
    id: z.union([z.string(), z.number()]),
    servings: z.number().positive(),
    ingredients: z.array(z.string()),
  }),
)

export const nutritionCommand: Command = {
  name: 'nutrition',
  usage: 'nutrition FILE',
  summary: 'works out what is in a serving of dishes',
  help: [
    'Reads JSON: [{"id","servings","ingredients":[..]}].',
    'Prints one JSON object a dish, for one serving:',
    '{"id","calories","protein","carbs","fat","saturates","fiber","sugar","sodium","coverage"}: kcal, grams, sodium in mg.',
    'coverage is the share of the weight that is counted, from 0 to 1.',
  ].join('\n'),
  run: async (args, { print }) => {
    const file = onlyArgument(args, 'Name one JSON file.')
    for (const { id, servings, ingredients } of await readJsonFile(file, Dishes, 'a list of dishes')) {
      const dish = nutritionOfLines(ingredients)
      const perServing = (value: number) => roundTo(value / servings, 1)
      print(
        JSON.stringify({
          id,
          calories: perServing(dish.kcal),
          protein: perServing(dish.protein),
          carbs: perServing(dish.carbs),
          fat: perServing(dish.fat),
          saturates: perServing(dish.saturates),
          fiber: perServing(dish.fibre),
          sugar: perServing(dish.sugars),
          sodium: perServing(dish.sodium),
          coverage: roundTo(dish.coverage, 3),
        }),
      )
    }
    return 0
  },
}
