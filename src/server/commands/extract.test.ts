import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { extract } from './extract.ts'

const page =
  '<h1>Leek pie</h1><h2>Ingredients</h2><ul><li>3 leeks</li><li>2 eggs</li></ul><h2>Method</h2><p>Soften the leeks and bake the pie.</p>'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'extract-'))
})
afterEach(() => rm(folder, { recursive: true }))

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

  expect(await extract.run([folder], terminal)).toBe(0)

  const [broken, whole] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toHaveLength(2)
  expect(broken).toMatchObject({ file: join(folder, 'a.html.gz'), recipe: null, method: 'none' })
  expect(broken?.['warnings']).toEqual([expect.stringContaining('could not be read')])
  expect(whole).toMatchObject({ url: 'https://kitchen.example/pie', recipe: { name: 'Leek pie' } })
})

test('a single broken file is an error', async () => {
  const file = join(folder, 'a.html.gz')
  await writeFile(file, 'no gzip at all')
  const terminal = { readConfig: () => expect.fail(), print: () => {}, say: () => {} }
  await expect(extract.run([file], terminal)).rejects.toThrow('header')
})
