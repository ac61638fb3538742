import type { PageReading } from '@plateful/page-reader/page/page-recipe'
import { task } from '../../workers/task.ts'

/** The recipes of a PDF in their order, at least one (`pdf-pages.ts`). */
export const readPdf = task<Uint8Array, PageReading[]>('readPdf')
