import { mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { leekPiePdf } from '../../../test/harness/pdf.ts'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import { extractCommand } from './extract.ts'

const page =
  '<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul><h2>Method</h2><p>Soften the leeks and bake the pie.</p>'

const home = temporaryFolder('extract')
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(home, 'pages-'))
})

test('one broken file of a folder has a line of its own, and the others are read', async () => {
  await writeFile(join(folder, 'a.html.gz'), gzipSync(page).subarray(0, 40))
  await writeFile(join(folder, 'b.html.gz'), gzipSync(page))
  await writeFile(join(folder, 'b.url'), 'https://kitchen.example/pie\n')
  const lines: string[] = []
  const terminal = {
    readConfig: () => {
      throw new Error('no page is fetched')
    },
    print: (line: string) => void lines.push(line),
    say: () => {},
  }

  expect(await extractCommand.run([folder], terminal)).toBe(0)

  const [broken, whole] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toHaveLength(2)
  expect(broken).toMatchObject({ file: join(folder, 'a.html.gz'), recipe: null, method: 'none' })
  expect(broken?.['warnings']).toEqual([expect.stringContaining('couldn’t be read')])
  expect(whole).toMatchObject({ url: 'https://kitchen.example/pie', recipe: { name: 'Leek pie' } })
})

test('a heading among the lines is told apart from them (home 43)', async () => {
  const file = join(folder, 'a.html')
  await writeFile(file, page.replace('<ul>', '<h3>For the filling</h3><ul>'))
  const lines: string[] = []
  const terminal = {
    readConfig: () => expect.fail(),
    print: (line: string) => void lines.push(line),
    say: () => {},
  }
  expect(await extractCommand.run([file], terminal)).toBe(0)
  const [told] = lines.map((line) => JSON.parse(line) as { recipe: { ingredients: unknown } })
  expect(told?.recipe.ingredients).toEqual([{ text: 'For the filling', heading: true }, '3 leeks', '2 eggs'])
})

test('a text may hold several recipes, each with its doubts', async () => {
  const file = join(folder, 'a.txt')
  const recipe = (name: string) =>
    `${name}\n\nIngredients\n2 leeks\n100 g flour\n\nMethod\nSoften the leeks.\nBake the pie.\n`
  await writeFile(file, `${recipe('Leek pie')}\n${recipe('Flat pie')}`)
  const lines: string[] = []
  const terminal = {
    readConfig: () => expect.fail(),
    print: (line: string) => void lines.push(line),
    say: () => {},
  }
  expect(await extractCommand.run([folder], terminal)).toBe(0)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { file, index: 0, method: 'text', recipe: { name: 'Leek pie', ingredients: ['2 leeks', '100 g flour'] } },
    {
      index: 1,
      recipe: {
        name: 'Flat pie',
        doubts: [{ field: 'servings', reason: 'The text doesn’t say how many it serves.', confidence: 0 }],
      },
    },
  ])
})

test('a single broken file is an error', async () => {
  const file = join(folder, 'a.html.gz')
  await writeFile(file, 'no gzip at all')
  const terminal = { readConfig: () => expect.fail(), print: () => {}, say: () => {} }
  await expect(extractCommand.run([file], terminal)).rejects.toThrow('header')
})

test('a PDF is read as a page is, and one without text is answered with a sentence', async () => {
  await writeFile(join(folder, 'a.pdf'), leekPiePdf())
  await writeFile(join(folder, 'b.pdf'), 'no PDF at all')
  const lines: string[] = []
  const terminal = {
    readConfig: () => expect.fail(),
    print: (line: string) => void lines.push(line),
    say: () => {},
  }
  expect(await extractCommand.run([folder], terminal)).toBe(0)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      file: join(folder, 'a.pdf'),
      method: 'text',
      recipe: {
        name: 'Leek pie',
        servings: 4,
        ingredients: ['3 leeks', '2 eggs', '200 g flour', '100 g cold butter'],
        doubts: [],
      },
    },
    { file: join(folder, 'b.pdf'), recipe: null, warnings: [expect.stringContaining('isn’t a PDF')] },
  ])
})
