import { dirname, join } from 'node:path'
import { instanceWords } from '../../domain/planner/kitchen.ts'
import { planMeals } from '../../domain/planner/plan-meals.ts'
import { type Command, UsageError } from './command.ts'
import { Instance, Library, recipesOf, requestOf } from './plan-instance.ts'
import { readJsonFile } from './read-json-file.ts'

export const plan: Command = {
  name: 'plan',
  usage: 'plan FILE',
  summary: 'plans the meals of a planning instance',
  help: [
    'Reads an instance and, from the same folder, the library it names (lib15.json for 15).',
    'Prints one JSON object: {"plan":[recipe index or -1, by day then meal],"score","bound","proof","reasons","gaveWay","shortages"}.',
    'Points: lower is better, and no plan is better than the bound. The same file gives the same plan.',
  ].join('\n'),
  run: async (args, { print }) => {
    const [file, ...rest] = args
    if (file === undefined || rest.length > 0) throw new UsageError('Name one JSON file.')
    const instance = await readJsonFile(file, Instance, 'a planning instance')
    const libraryFile = join(dirname(file), `lib${instance.lib}.json`)
    const library = await readJsonFile(libraryFile, Library, 'a library of recipes')
    if (instance.fixed.some(({ r }) => library[r] === undefined))
      throw new Error(`${file} names a recipe that ${libraryFile} does not hold.`)
    print(JSON.stringify(planMeals(requestOf(instance), recipesOf(library), instanceWords)))
    return 0
  },
}
