import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { nutritionCommand } from './nutrition.ts'

const folder = temporaryFolder('nutrition')

it('works out a serving of each dish (home 44)', async () => {
  const file = join(folder, 'dishes.json')
  const ingredients = ['200 g sugar', '100 g butter']
  writeFileSync(file, JSON.stringify([{ id: 'a', servings: 2, ingredients }]))
  const lines: string[] = []
  const terminal = {
    readConfig: () => {
      throw new Error('No configuration is needed.')
    },
    print: (line: string) => void lines.push(line),
    say: () => undefined,
  }
  expect(await nutritionCommand.run([file], terminal)).toBe(0)
  const [dish] = lines.map((line) => JSON.parse(line) as Record<string, number>)
  expect(Object.keys(dish ?? {})).toEqual(
    'id calories protein carbs fat saturates fiber sugar sodium coverage'.split(' '),
  )
  expect(dish).toMatchObject({ id: 'a', carbs: 100, coverage: 1 })
  expect(dish?.['calories']).toBeCloseTo(387 + 359, -1)

  writeFileSync(file, JSON.stringify([{ id: 'a', servings: 0, ingredients }]))
  await expect(nutritionCommand.run([file], terminal)).rejects.toThrow('a list of dishes')
})
