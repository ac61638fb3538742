/** The saved pages that readers learn from and are measured by; they stay outside the project. */

import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(import.meta.dirname, '..')
export const pagesFolder = path.resolve(root, process.env['IMPORT_PAGES'] ?? '../shared/data/import/pages')
const scorerFile = path.join(pagesFolder, '..', 'evaluate.mjs')

/** The module beside the pages that lists and scores them; null where they are not at hand. */
export const pageScorer = fs.existsSync(scorerFile) ? await import(pathToFileURL(scorerFile).href) : null
