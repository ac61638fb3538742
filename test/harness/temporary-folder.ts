/** A folder for what the tests of a file write. */

import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/**
 * An empty folder, named after its tests. It is removed after them and after all that is opened
 * later; what still writes into it then is waited for.
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `plateful-${name}-`))
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}
