/**
 * Builds the server and the extension with the compiler and, beside them, the front end with Vite;
 * then compresses what a browser loads.
 */

import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bin, root, run, runTogether } from './prepare.mjs'

// Vite reads our sources only, never what the compiler writes.
await runTogether([
  [bin('tsc'), ['-b', 'src/server', 'packages/extension']],
  [bin('vite'), ['build', '--logLevel', 'warn']],
  [bin('vite'), ['build', '--config', 'vite.server.config.ts', '--logLevel', 'warn']],
])
run(process.execPath, [join(root, 'scripts', 'extension.mjs')])

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a file compressed with Brotli and with gzip beside it. */
async function compress(file) {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    brotli(bytes, { params }).then((smaller) => writeFile(`${file}.br`, smaller)),
    zip(bytes, { level: 9 }).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ])
}

const web = join(root, 'dist', 'web')
const entries = readdirSync(web, { withFileTypes: true, recursive: true })
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && /\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name))
    .map((entry) => compress(join(entry.parentPath ?? entry.path, entry.name))),
)
