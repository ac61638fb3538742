import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { planCommand } from './plan.ts'

const folder = temporaryFolder('plan')

const recipe = {
  title: 'Stew',
  meals: [2],
  minutes: 30,
  cuisine: 17,
  protein: 0,
  veg: [],
  perish: [],
  cost: 2,
  complexity: 1,
  contains: [],
  may: [],
  diet: [2],
  unknown: 0,
  tags: [],
}
const instance = {
  lib: 1,
  days: 2,
  meals: [1, 2],
  startDow: 0,
  diners: [],
  prefs: { maxTime: [15, 30, 60, 30], complexity: 1, budget: 3, cuisines: [], K: 2, T: 2 },
  fixed: [{ d: 0, m: 1, r: 0 }],
  locked: [],
  skipped: [],
}

async function run(file: string): Promise<Record<string, unknown>> {
  const lines: string[] = []
  const readConfig = () => {
    throw new Error('needs no settings')
  }
  await planCommand.run([join(folder, file)], {
    readConfig,
    print: (line) => lines.push(line),
    say: () => undefined,
  })
  return JSON.parse(lines.join('')) as Record<string, unknown>
}

it('plan answers one object in the shape of the contract, by day then meal, the same each time', async () => {
  writeFileSync(join(folder, 'lib1.json'), JSON.stringify([recipe, { ...recipe, title: 'Soup' }]))
  writeFileSync(join(folder, 'week.json'), JSON.stringify(instance))
  const answer = await run('week.json')
  expect(answer).toMatchObject({
    plan: [1, expect.any(Number), expect.any(Number)],
    score: expect.any(Number),
    bound: expect.any(Number),
  })
  expect(answer['proof']).toBe('optimal')
  expect(answer['bound']).toBe(answer['score'])
  expect(answer['reasons']).toHaveLength(3)
  expect(await run('week.json')).toEqual(answer)
})

it('a file that is no instance, or names a recipe its library lacks, is refused in words', async () => {
  writeFileSync(join(folder, 'list.json'), '[]')
  await expect(run('list.json')).rejects.toThrow('isn’t a planning instance')
  writeFileSync(join(folder, 'half.json'), '{')
  await expect(run('half.json')).rejects.toThrow('half.json isn’t JSON')
  await expect(run('none.json')).rejects.toThrow('none.json can’t be read')
  writeFileSync(join(folder, 'odd.json'), JSON.stringify({ ...instance, fixed: [{ d: 0, m: 1, r: 9 }] }))
  await expect(run('odd.json')).rejects.toThrow('names a recipe')
  await expect(
    planCommand.run([], {
      readConfig: () => {
        throw new Error('none')
      },
      print: () => undefined,
      say: () => undefined,
    }),
  ).rejects.toThrow('Name one JSON file')
})
