import { dirname, join } from 'node:path'
import { instanceWords } from '@plateful/meal-planner/problem/code-names'
import { makeProblem, type Problem } from '@plateful/meal-planner/problem/problem'
import { describeMeals } from '@plateful/meal-planner/reasons/describe-meals'
import { findPlan } from '@plateful/meal-planner/search/search'
import { secondsToProve } from '../planner/ask-planner.ts'
import { type Command, onlyArgument, readJsonFile } from './command.ts'
import { Instance, Library, recipesOf, requestOf } from './plan-instance.ts'

/** Proves a plan. The solver is loaded here, as other commands do not need it. */
async function prove(problem: Problem, found: ReturnType<typeof findPlan>, seconds: number) {
  const { solveExactly } = await import('../planner/solve-exactly.ts')
  return solveExactly(problem, found, { seconds })
}

export const planCommand: Command = {
  name: 'plan',
  usage: 'plan FILE',
  summary: 'plans the meals of a planning instance',
  help: [
    'Reads an instance and, from the same folder, the library it names (lib15.json for 15).',
    'Prints one JSON object: {"plan":[recipe index or -1, by day then meal],"score","bound","proof","reasons","gaveWay","shortages"}.',
    'Points: lower is better, and no plan is better than the bound. Up to seven days are proven where a few seconds are enough.',
  ].join('\n'),
  run: async (args, { print }) => {
    const file = onlyArgument(args, 'Name one JSON file.')
    const instance = await readJsonFile(file, Instance, 'a planning instance')
    const libraryFile = join(dirname(file), `lib${instance.lib}.json`)
    const library = await readJsonFile(libraryFile, Library, 'a library of recipes')
    if (instance.fixed.some(({ r }) => library[r] === undefined))
      throw new Error(`${file} names a recipe that ${libraryFile} doesn’t hold.`)
    const problem = makeProblem(requestOf(instance), recipesOf(library))
    const found = findPlan(problem)
    const seconds = secondsToProve(instance.days, library.length)
    const best = seconds === 0 ? found : await prove(problem, found, seconds)
    print(JSON.stringify(describeMeals(problem, best, instanceWords)))
    return 0
  },
}
