/**
 * `npm run -s sbom`: the product's dependencies as CycloneDX JSON, from the lock file; the same
 * lock file gives the same text.
 */

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './prepare.mjs'

const { stdout, status } = spawnSync(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' },
)
if (status !== 0) {
  say('The parts could not be listed: npm 10 or newer is needed.')
  process.exit(1)
}

// Without a serial number and a time, which would differ in every run.
const { serialNumber: _, ...list } = JSON.parse(stdout)
const { timestamp: __, ...metadata } = list.metadata
const { name, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
metadata.component.name = name
metadata.component.licenses = [{ license: { id: license } }]
const components = list.components.toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1))
process.stdout.write(`${JSON.stringify({ ...list, metadata, components }, null, 2)}\n`)
