import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { mealieBackup } from '../../../test/harness/program-exports.ts'
import { temporaryFolder } from '../../../test/harness/temporary-folder.ts'
import type { ImportReport, ImportResult } from '../../domain/importing/household-import.ts'
import { parseConfig } from '../config.ts'
import type { Command } from './command.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import { createUserCommand } from './users.ts'

const folder = temporaryFolder('import-cli')
const at = (name: string) => join(folder, name)
const EMAIL = 'ada@example.org'

interface Printed {
  dryRun: boolean
  format: string
  report: ImportReport
  result?: ImportResult
}

async function run(command: Command, args: string[]): Promise<Printed> {
  const lines: string[] = []
  const readConfig = () => parseConfig({ DATA_DIR: at('data'), LOG_LEVEL: 'silent' })
  await command.run(args, { readConfig, print: (line) => void lines.push(line), say: () => undefined })
  expect(lines).toHaveLength(1)
  return JSON.parse(lines[0] ?? '') as Printed
}

beforeAll(async () => {
  writeFileSync(at('mealie.zip'), mealieBackup())
  writeFileSync(at('diary.txt'), 'Dear diary.')
  writeFileSync(at('half.zip'), mealieBackup().subarray(0, 700))
  for (const email of [EMAIL, 'bea@example.org', 'cem@example.org'])
    await run(createUserCommand, ['--email', email, '--first-name', 'Ada', '--last-name', 'Cook'])
})

describe('import and export', () => {
  it('a dry run tells what would come and writes nothing', async () => {
    const told = await run(importCommand, [at('mealie.zip'), '--email', EMAIL, '--dry-run'])
    expect(told).toMatchObject({
      dryRun: true,
      format: 'mealie',
      report: { recipes: { count: 2 }, meals: 3, lists: 1 },
    })
    const again = await run(importCommand, [at('mealie.zip'), '--email', EMAIL, '--dry-run'])
    expect(again.report.duplicates.count).toBe(0)
  })

  it('a check needs no account, and gives each recipe as extract does', async () => {
    const lines: string[] = []
    const terminal = {
      readConfig: () => {
        throw new Error('No configuration is needed.')
      },
      print: (line: string) => void lines.push(line),
      say: () => undefined,
    }
    expect(await importCommand.run(['--check', at('mealie.zip')], terminal)).toBe(0)
    const printed = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(printed).toHaveLength(3)
    expect(printed[0]).toMatchObject({
      file: at('mealie.zip'),
      method: 'mealie',
      recipe: { name: expect.any(String) as string, ingredients: expect.any(Array) as unknown[] },
    })
    expect(printed[2]).toEqual({
      report: {
        format: 'mealie',
        recipes: 2,
        notTaken: expect.any(Array) as unknown[],
        problems: expect.any(Array) as unknown[],
      },
    })
    await expect(importCommand.run(['--check', at('diary.txt')], terminal)).rejects.toThrow(
      /found no recipes/,
    )
  })

  it('an import says what came; exported, it comes whole into another household (home 45)', async () => {
    const { result } = await run(importCommand, [at('mealie.zip'), '--email', 'ADA@example.org'])
    expect(result).toMatchObject({ recipes: 2, photos: 1, meals: 3, lists: 1 })
    expect(await run(exportCommand, ['--email', EMAIL, at('ada.zip')])).toMatchObject({
      format: 'plateful',
      bytes: readFileSync(at('ada.zip')).length,
    })
    const { report } = await run(importCommand, [at('ada.zip'), '--email', 'bea@example.org'])
    expect(report).toMatchObject({ format: 'plateful', recipes: { count: 2 } })
    await run(exportCommand, ['--email', 'bea@example.org', at('bea.zip')])
    const own = async (name: string) =>
      (await run(importCommand, [at(name), '--email', 'cem@example.org', '--dry-run'])).report
    expect(await own('bea.zip')).toEqual(await own('ada.zip'))
  })

  it('the ending of the file chooses the format', async () => {
    expect(await run(exportCommand, ['--email', EMAIL, at('ada.paprikarecipes')])).toMatchObject({
      format: 'paprika',
    })
    expect(await run(exportCommand, ['--email', EMAIL, at('ada.json')])).toMatchObject({ format: 'json-ld' })
    const { report } = await run(importCommand, [at('ada.paprikarecipes'), '--email', 'cem@example.org'])
    expect(report).toMatchObject({ format: 'paprika', recipes: { count: 2 }, photos: 1 })
  })

  it.each<[string, Command, string[], RegExp]>([
    ['no file', importCommand, ['--email', EMAIL], /Name one file/],
    ['no account', importCommand, ['mealie.zip'], /--email/],
    ['an unknown account', importCommand, [at('mealie.zip'), '--email', 'eve@example.org'], /no account/],
    ['a file that is not there', importCommand, [at('none.zip'), '--email', EMAIL], /isn’t there/],
    ['a folder', importCommand, [folder, '--email', EMAIL], /Make a zip of it/],
    ['a file without recipes', importCommand, [at('diary.txt'), '--email', EMAIL], /found no recipes/],
    ['half a file', importCommand, [at('half.zip'), '--email', EMAIL], /broken or incomplete/],
    ['an export to nowhere', exportCommand, ['--email', EMAIL, at('no/where.zip')], /no such file/],
  ])('%s is refused in a sentence', async (_what, command, args, sentence) => {
    await expect(run(command, args)).rejects.toThrow(sentence)
    expect(existsSync(at('no'))).toBe(false)
  })
})
