/**
 * Before a file of tests for which the product has to be loaded anew: only the libraries are kept
 * from the files before, since loading them takes longer than most tests.
 */

import { vi } from 'vitest'

// What a file before this one put in its place.
vi.doUnmock('idb-keyval')
vi.resetModules()
await import('./web-setup.ts')
