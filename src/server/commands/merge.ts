import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { PlannedLine } from '../../domain/shopping/gather-lines.ts'
import { mergeLines } from '../../domain/shopping/merge-lines.ts'
import { type Command, onlyArgument, readJsonFile, UsageError } from './command.ts'

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

export const mergeCommand: Command = {
  name: 'merge',
  usage: 'merge FILE [--system metric|us]',
  summary: 'merges planned ingredient lines into shopping rows',
  help: [
    'Reads JSON: [{"id","items":[{"line","servings","people"}]}].',
    'Prints one JSON object a list: {"id","rows":[{"name","amounts":[{"quantity","unit"}],"category","buy":[{"quantity","unit"}],"lines":[index]}]}.',
    'amounts are exact; buy is what a shop sells, empty where the name is enough. Without --system it is bought as most lines measure.',
  ].join('\n'),
  run: async (args, { print }) => {
    const options = { system: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const file = onlyArgument(positionals, 'Name one JSON file.')
    const { system } = values
    if (system !== undefined && system !== 'metric' && system !== 'us')
      throw new UsageError('--system is metric or us.')
    for (const { id, items } of await readJsonFile(file, Cases, 'a list of planned lines')) {
      const rows = mergeLines(items.map(planned))
      print(
        JSON.stringify({
          id,
          rows: rows.map(({ name, amounts, category, buy, sources }) => ({
            name,
            amounts,
            category,
            buy: [buy[system ?? buy.listMeasures] ?? []].flat(),
            lines: [...new Set(sources.map(({ lineIndex }) => lineIndex))],
          })),
        }),
      )
    }
    return 0
  },
}
