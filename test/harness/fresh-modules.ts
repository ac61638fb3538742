/**
 * Web test files share a process, with React and the other libraries loaded once. What our own modules remember begins anew with
 * each file.
 */
import { vi } from 'vitest'

vi.resetModules()
