/** Zips the browser extension for download: `dist/web/plateful-extension.zip`. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { root } from './prepare.mjs'

const from = join(root, 'packages', 'extension')
const files = Object.fromEntries([
  ...readdirSync(join(from, 'static')).map((name) => [name, readFileSync(join(from, 'static', name))]),
  ...['background.js', 'options.js', 'send-page.js', 'server-address.js'].map((name) => [
    name,
    readFileSync(join(from, 'dist', name)),
  ]),
  ...['icon-192.png', 'icon-512.png'].map((name) => [
    name,
    readFileSync(join(root, 'src', 'web', 'public', name)),
  ]),
])
mkdirSync(join(root, 'dist', 'web'), { recursive: true })
// A fixed date, so that the same sources make the same file.
writeFileSync(
  join(root, 'dist', 'web', 'plateful-extension.zip'),
  zipSync(files, { level: 9, mtime: new Date('2026-01-01T00:00:00Z') }),
)
