import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { ExportFormat } from '../../domain/importing/household-import.ts'
import { exportHousehold } from '../importing/files/export-household.ts'
import { type Command, onlyArgument, UsageError, withHousehold } from './command.ts'

const options = { email: { type: 'string' }, format: { type: 'string' } } as const

/** The format for a file ending, used where none is named. */
function formatOf(file: string): ExportFormat {
  if (/\.paprikarecipes$/i.test(file)) return 'paprika'
  return /\.(?:json|jsonld)$/i.test(file) ? 'json-ld' : 'plateful'
}

export const exportCommand: Command = {
  name: 'export',
  usage: 'export --email E FILE [--format plateful|json-ld|paprika]',
  summary: 'writes everything that a household has to a file',
  help: [
    'E is the e-mail address of an account of the household. The format follows the ending of FILE where --format does not say:',
    '.json is JSON-LD, .paprikarecipes is Paprika, everything else is our own format, a zip that `import` reads back without loss.',
    'FILE appears only when it is whole. Prints one JSON object: {"file","format","bytes"}.',
  ].join('\n'),
  run: async (args, { readConfig, print }) => {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const file = onlyArgument(positionals, 'Name one file.')
    if (values.email === undefined) throw new UsageError('Say whose household with --email.')
    const format = ExportFormat.safeParse(values.format ?? formatOf(file)).data
    if (format === undefined) throw new UsageError('--format is plateful, json-ld or paprika.')
    await withHousehold(readConfig(), values.email, async ({ household, external, user, clock }) => {
      const { bytes } = exportHousehold({ household, external, user, now: clock().toISOString() }, format)
      const draft = `${file}.part`
      // Opened here, since a stream would open the file later, perhaps after its removal.
      const openedFile = await open(draft, 'w')
      try {
        await pipeline(
          bytes instanceof Uint8Array ? Readable.from([bytes]) : bytes,
          openedFile.createWriteStream(),
        )
        await rename(draft, file)
      } finally {
        await rm(draft, { force: true })
      }
      print(JSON.stringify({ file, format, bytes: (await stat(file)).size }))
    })
    return 0
  },
}
