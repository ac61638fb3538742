/**
 * Builds the server with the compiler and the front end with Vite, then compresses what a browser
 * loads.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, run } from './prepare.mjs'

const bin = (name) => join(root, 'node_modules', '.bin', name)
const onWindows = { shell: process.platform === 'win32' }

run(bin('tsc'), ['-b', 'src/server'], onWindows)
run(bin('vite'), ['build', '--logLevel', 'warn'], onWindows)
run(bin('tsc'), ['-b', 'packages/extension'], onWindows)
run(process.execPath, [join(root, 'scripts', 'extension.mjs')])

const web = join(root, 'dist', 'web')
for (const entry of readdirSync(web, { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue
  const file = join(entry.parentPath ?? entry.path, entry.name)
  const bytes = readFileSync(file)
  const parameters = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: parameters }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
