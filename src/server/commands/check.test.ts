import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { checkCommand } from './check.ts'

const folder = temporaryFolder('check')

async function check(cases: unknown): Promise<unknown[]> {
  const file = join(folder, 'cases.json')
  writeFileSync(file, JSON.stringify(cases))
  const lines: string[] = []
  const readConfig = () => {
    throw new Error('No configuration is needed.')
  }
  await checkCommand.run([file], { readConfig, print: (line) => lines.push(line), say: () => undefined })
  return lines.map((line) => JSON.parse(line) as unknown)
}

it('gives a verdict with its reason for each line and each allergy or diet', async () => {
  const [told] = await check([
    { id: 'a', lines: ['100 g bacon', '2 apples', '1 tbsp zorblax'], allergies: ['pork'], diets: ['vegan'] },
  ])
  expect(told).toEqual({
    id: 'a',
    verdicts: [
      { for: 'pork', level: 'contains', line: '100 g bacon', because: 'bacon is made of pork.' },
      {
        for: 'pork',
        level: 'free',
        line: '2 apples',
        because: expect.stringMatching(
          /^apple is known.* and nothing in it speaks against pork\.$/,
        ) as string,
      },
      {
        for: 'pork',
        level: 'not checked',
        line: '1 tbsp zorblax',
        because: "We don’t know enough about what 'zorblax' is.",
      },
      { for: 'vegan', level: 'contains', line: '100 g bacon', because: 'bacon doesn’t go with vegan.' },
      {
        for: 'vegan',
        level: 'free',
        line: '2 apples',
        because: expect.stringContaining('speaks against vegan') as string,
      },
      expect.objectContaining({ for: 'vegan', level: 'not checked', line: '1 tbsp zorblax' }),
    ],
  })
})

it('has one verdict without a line for a diet that no food can show', async () => {
  expect(await check([{ id: 'b', lines: ['2 apples', '1 egg'], diets: ['low salt'] }])).toEqual([
    {
      id: 'b',
      verdicts: [
        {
          for: 'low salt',
          level: 'not checked',
          because: 'The ingredients don’t tell us whether a dish is low salt.',
        },
      ],
    },
  ])
})

it('refuses a file of another shape, and more or fewer files than one', async () => {
  await expect(check([{ lines: [] }])).rejects.toThrow('a file of lines and allergies')
  const terminal = {
    readConfig: () => {
      throw new Error('none')
    },
    print: () => undefined,
    say: () => undefined,
  }
  await expect(checkCommand.run([], terminal)).rejects.toThrow('Name one JSON file.')
})
