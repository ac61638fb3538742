import { fullFormatTables } from '../../domain/moving/full-format.ts'
import type { ImportReport } from '../../domain/moving/household-import.ts'
import { Summary } from '../../domain/moving/sum-up.ts'
import { twinFinder } from '../../domain/moving/twin-index.ts'
import { Twin } from '../../domain/recipes/find-twins.ts'
import type { Db } from '../db/tables.ts'
import { recipesOf } from '../recipes/store.ts'
import { type Upload, UnreadableUpload } from './open-upload.ts'
import { readingsIn } from './read-upload.ts'
import { tableRules } from './household-tables.ts'
import { readOwnFile } from './restore-household.ts'

const NOTHING =
  'We found no recipes in this file. Look at the page about moving for how to export from your program, and send the file as it is.'

/** Reads everything once and says what it is; writes nothing. */
export async function readReport(db: Db, householdId: number, upload: Upload): Promise<ImportReport> {
  const summary = new Summary(twinFinder(await recipesOf(db, householdId)))
  for await (const { format, ...reading } of readingsIn(upload)) summary.add(format, reading)
  const report = summary.report()
  if (report === null) throw new UnreadableUpload(summary.problems[0] ?? NOTHING)
  const others = report.format === 'plateful' ? await othersIn(upload) : []
  return {
    ...report,
    others,
    duplicates: { ...report.duplicates, first: report.duplicates.first.map(withPlainTwin) },
  }
}

/** Everything but the recipes that a file of our own holds. */
async function othersIn(upload: Upload): Promise<ImportReport['others']> {
  const { file } = await readOwnFile(upload)
  return fullFormatTables
    .filter((table) => table !== 'recipes')
    .map((table) => ({ what: tableRules[table].what, count: file.tables[table].length }))
    .filter(({ count }) => count > 0)
}

type Duplicate = ImportReport['duplicates']['first'][number]

const withPlainTwin = ({ name, twin }: Duplicate): Duplicate => ({ name, twin: Twin.parse(twin) })
