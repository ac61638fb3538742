/** What stands in the repository, for the tests that read its code. */

import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')
export const SRC = join(ROOT, 'src')

/** The nine features, in every wing; one leans only on those before it. */
export const features = [
  'account',
  'recipes',
  'sharing',
  'household',
  'calendar',
  'planner',
  'shopping',
  'importing',
  'home',
]

/** Every file of the product, by its path inside `src`. */
export const sourcePaths = readdirSync(SRC, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).split(sep).join('/'))

/** Of these the modules: no tests, no declarations. */
export const modulePaths = sourcePaths.filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
)
