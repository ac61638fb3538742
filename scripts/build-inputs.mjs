/** What the build reads. As long as none of it changes, what was built stays. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.server.config.ts',
  'scripts/build.mjs',
  'scripts/build-inputs.mjs',
  'scripts/extension.mjs',
  'scripts/prepare.mjs',
]
const FOLDERS = ['src', 'bundling']
const FILES_OF_A_PACKAGE = ['package.json', 'tsconfig.json']
/** Only the extension has a folder `static`. */
const FOLDERS_OF_A_PACKAGE = ['src', 'static']

const isTest = (file) => /\.test\.tsx?$/.test(file)

/** All files that the build reads, as paths below the project's folder. */
export function buildInputs(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name))
  const filesOfPackages = packages.flatMap((folder) => FILES_OF_A_PACKAGE.map((name) => join(folder, name)))
  const foldersOfPackages = packages.flatMap((folder) =>
    FOLDERS_OF_A_PACKAGE.map((name) => join(folder, name)),
  )
  const folders = [...FOLDERS, ...foldersOfPackages].map((folder) => join(root, folder))
  return [
    ...FILES,
    ...filesOfPackages,
    ...folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }))
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name))),
  ].toSorted()
}

/** One text for the names and contents of files: it changes as soon as any of them does. */
export function digestOf(root, files) {
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
