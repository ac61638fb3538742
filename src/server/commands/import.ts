import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isHeading } from '@plateful/ingredients/lines/recipe-lines'
import { DuplicateHandling } from '../../domain/importing/household-import.ts'
import { acceptUpload } from '../importing/files/accept-upload.ts'
import { deleteUploadedFile } from '../importing/files/delete-files.ts'
import { readReport, readWholeFile } from '../importing/files/read-report.ts'
import { readImport, runImport } from '../importing/files/run-import.ts'
import { updateImport } from '../importing/files/store.ts'
import { nextRecipes, type ReadRecipe, startRecipes } from '../importing/files/upload-tasks.ts'
import { withUpload } from '../importing/files/with-upload.ts'
import { newLease, renewLease } from '../importing/interrupted-work.ts'
import {
  type Command,
  type HouseholdContext,
  onlyArgument,
  type Terminal,
  UsageError,
  withHousehold,
} from './command.ts'

const options = {
  email: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  duplicates: { type: 'string', default: 'skip' },
} as const

export const importCommand: Command = {
  name: 'import',
  usage: 'import FILE --email E [--dry-run] [--duplicates skip|bring], or import --check FILE',
  summary: 'brings the export of another program, or of ours, into a household',
  help: [
    'E is the e-mail address of an account; what the file holds comes into its household.',
    'With --dry-run nothing is written. Recipes that are there already are left out unless --duplicates bring.',
    'Prints one JSON object: {"file","dryRun","format","report","result"?}; on a file that can’t be read it says why and exits with 1.',
    '--check needs no account: it prints each recipe of the file as extract does, and last {"report":{"format","recipes","notTaken","problems"}}.',
  ].join('\n'),
  run: async (args, { readConfig, print }) => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const file = onlyArgument(positionals, 'Name one file.')
    const duplicates = DuplicateHandling.safeParse(values.duplicates).data
    if (values.email === undefined && !values.check) throw new UsageError('Say whose household with --email.')
    if (duplicates === undefined) throw new UsageError('--duplicates is skip or bring.')
    const found = await stat(file).catch(() => {
      throw new Error(`${file} isn’t there.`)
    })
    if (found.isDirectory()) throw new Error(`${file} is a folder. Make a zip of it first.`)
    if (found.size === 0) throw new Error(`${file} is empty.`)
    if (values.email === undefined || values.check) {
      await printContents(file, print)
      return 0
    }
    await withHousehold(readConfig(), values.email, async (context) => {
      const dryRun = values['dry-run']
      const outcome = dryRun
        ? { report: await dryRunReport(context, file) }
        : await importUpload(context, file, duplicates)
      print(JSON.stringify({ file, dryRun, format: outcome.report.format, ...outcome }))
    })
    return 0
  },
}

/** Prints what a file holds, with no library to compare it with. */
async function printContents(file: string, print: Terminal['print']): Promise<void> {
  await withUpload({ path: resolve(file), fileName: basename(file) }, {}, async (runTask) => {
    const { format, recipes, lost, problems } = await readWholeFile(runTask)
    await runTask(startRecipes, { done: 0 })
    for (let batch = await runTask(nextRecipes, undefined); batch.length > 0;) {
      for (const recipe of batch) print(JSON.stringify({ file, ...asExtracted(recipe), method: format }))
      batch = await runTask(nextRecipes, undefined)
    }
    const report = { format, recipes: recipes.count, notTaken: lost, problems: problems.first }
    print(JSON.stringify({ report }))
  })
}

/** A recipe in the shape of `extract`. */
function asExtracted({ draft, photo }: ReadRecipe) {
  const { ingredients, equipment, tips: notes, makes: yieldText, ...others } = draft
  const linesOf = (text: string | null) => text?.split('\n').filter(Boolean) ?? []
  return {
    url: draft.source ?? '',
    recipe: {
      ...others,
      ingredients: ingredients.map((text) => (isHeading(text) ? { text, heading: true } : text)),
      equipment: linesOf(equipment),
      notes: linesOf(notes),
      yieldText,
      image: photo?.kind === 'address' ? photo.address : null,
    },
    warnings: [],
  }
}

async function dryRunReport({ household }: HouseholdContext, file: string) {
  const upload = { path: resolve(file), fileName: basename(file) }
  return withUpload(upload, {}, (runTask) => readReport(household, runTask))
}

/** Imports as the server does, so that the import is listed there and can be undone. */
async function importUpload(context: HouseholdContext, file: string, duplicates: DuplicateHandling) {
  const { household, clock } = context
  const now = clock().toISOString()
  const row = await acceptUpload({ ...context, now }, createReadStream(file), {
    fileName: basename(file),
    duplicates,
    // Claimed, so that no server process continues it unless this one is stopped.
    heldUntil: newLease(context).until,
  })
  const stopHolding = renewLease(() =>
    updateImport(household, row.id, { heldUntil: newLease(context).until }),
  )
  try {
    const report = await readImport(context, row)
    const change = { state: 'running', heldUntil: newLease(context).until } as const
    const running = await updateImport(household, row.id, change)
    return { report, result: await runImport(context, running ?? row, () => false) }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    await updateImport(household, row.id, { state: 'failed', problem, heldUntil: null })
    throw error
  } finally {
    stopHolding()
    await deleteUploadedFile(context, row)
  }
}
