/** The build runs again after whatever it reads has changed, and only then. */

import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { temporaryFolder } from './harness/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const script = pathToFileURL(join(root, 'scripts/build-inputs.mjs')).href
const { buildInputs, digestOf } = (await import(script)) as {
  buildInputs: (root: string) => string[]
  digestOf: (root: string, files: string[]) => string
}

/** A file of each kind that the build reads. */
const read = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'scripts/build.mjs',
  'scripts/build-inputs.mjs',
  'scripts/extension.mjs',
  'scripts/prepare.mjs',
  'bundling/screens.ts',
  'src/web/index.html',
  'src/web/public/icon-192.png',
  'src/server/tsconfig.json',
  'packages/extension/package.json',
  'packages/extension/tsconfig.json',
  'packages/extension/src/send-page.ts',
  'packages/extension/static/manifest.json',
]
const notRead = [
  'README.md',
  'docs/house.md',
  'test/house.test.ts',
  'bundling/lazy-schemas.test.ts',
  'packages/extension/README.md',
]

const copy = temporaryFolder('build-inputs')
for (const file of [...read, ...notRead]) {
  mkdirSync(join(copy, dirname(file)), { recursive: true })
  cpSync(join(root, file), join(copy, file))
}
const stamp = () => digestOf(copy, buildInputs(copy))

it.each(read)('a change of %s asks for another build', (file) => {
  const before = stamp()
  appendFileSync(join(copy, file), '\n')
  expect(stamp()).not.toBe(before)
})

it('a new file in a folder that is read asks for another build', () => {
  const before = stamp()
  writeFileSync(join(copy, 'packages/extension/static/new.html'), '')
  expect(stamp()).not.toBe(before)
})

it.each(notRead)('a change of %s asks for none', (file) => {
  const before = stamp()
  appendFileSync(join(copy, file), '\n')
  expect(stamp()).toBe(before)
})

it('the project itself has all of these files', () => {
  expect(buildInputs(root)).toEqual(expect.arrayContaining(read))
})
