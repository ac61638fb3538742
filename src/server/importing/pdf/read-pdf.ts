/** Reads the recipes of a PDF from its words. Runs in a worker, because it is untrusted. */
import { readLayout } from '@plateful/page-reader/layout/read-layout'
import type { PageReading } from '@plateful/page-reader/page/page-recipe'
import { refusePdf } from '../../../domain/importing/pdf-refusals.ts'
import { pdfPages } from './pdf-pages.ts'

export async function readPdfBytes(bytes: Uint8Array): Promise<PageReading[]> {
  const readings = readLayout(await pdfPages(bytes))
  if (readings.length === 0) throw refusePdf('noRecipe')
  return readings
}
