import { z } from 'zod'
import { verdictsFor } from '../../domain/household/who-can-eat/verdicts.ts'
import { type Command, onlyArgument, readJsonFile } from './command.ts'

const Cases = z.array(
  z.object({
    id: z.string(),
    lines: z.array(z.string()),
    allergies: z.array(z.string()).default([]),
    diets: z.array(z.string()).default([]),
  }),
)

export const checkCommand: Command = {
  name: 'check',
  usage: 'check FILE',
  summary: 'says of ingredient lines who can eat them',
  help: [
    'Reads JSON: [{"id","lines":[..],"allergies":[..],"diets":[..]}].',
    'Prints one JSON object a case: {"id","verdicts":[{"for","level","line","because"}]}, a verdict for each line and each',
    'allergy or diet. level is "contains", "may contain", "not checked" or "free".',
  ].join('\n'),
  run: async (args, { print }) => {
    const file = onlyArgument(args, 'Name one JSON file.')
    const cases = await readJsonFile(file, Cases, 'a file of lines and allergies')
    for (const { id, lines, allergies, diets } of cases) {
      const verdicts = verdictsFor(lines, { allergies, diets }).map(({ need, level, line, because }) => ({
        for: need,
        level,
        ...(line === null ? {} : { line }),
        because,
      }))
      print(JSON.stringify({ id, verdicts }))
    }
    return 0
  },
}
