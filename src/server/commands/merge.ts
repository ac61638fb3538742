import { z } from 'zod'
import type { PlannedLine } from '../../domain/shopping/gather.ts'
import { mergeLines } from '../../domain/shopping/merge.ts'
import { type Command, readJsonFile, UsageError } from './command.ts'

const Cases = z.array(
  z.object({
    id: z.string(),
    items: z.array(
      z.object({ line: z.string(), servings: z.number().positive(), people: z.number().positive() }),
    ),
  }),
)

const planned = (item: { line: string; servings: number; people: number }): PlannedLine => ({
  ...item,
  kind: 'recipe',
  recipeId: null,
  recipeName: null,
  date: null,
  slot: null,
})

export const mergeLinesFile: Command = {
  name: 'merge',
  usage: 'merge FILE',
  summary: 'merges planned ingredient lines into shopping rows',
  help: [
    'Reads JSON: [{"id","items":[{"line","servings","people"}]}].',
    'Prints one JSON object a list: {"id","rows":[{"name","amounts":[{"quantity","unit"}],"category"}]}.',
  ].join('\n'),
  run: async (args, { print }) => {
    const [file, ...rest] = args
    if (file === undefined || rest.length > 0) throw new UsageError('Name one JSON file.')
    for (const { id, items } of await readJsonFile(file, Cases, 'a list of planned lines')) {
      const rows = mergeLines(items.map(planned))
      print(
        JSON.stringify({
          id,
          rows: rows.map(({ name, amounts, category }) => ({ name, amounts, category })),
        }),
      )
    }
    return 0
  },
}
