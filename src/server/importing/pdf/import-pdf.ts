import type { Readable } from 'node:stream'
import { MAX_PDF_BYTES, pdfTooLargeMessage, refusePdf } from '../../../domain/importing/reading-refusals.ts'
import type { Context } from '../../http/context.ts'
import { readAllBytes } from '../../http/read-all-bytes.ts'
import { makePreview } from '../import-page.ts'
import { queueForUser } from '../queue-for-user.ts'
import { readPdfInWorker } from './read-pdf-in-worker.ts'

/** Reads the recipe in a PDF for review; neither the file nor the recipe is stored. */
export async function importPdf(
  context: Context,
  { query, body }: { query: { recipe?: string | undefined }; body: unknown },
) {
  return queueForUser(context.user.id, async () => {
    const bytes = await readAllBytes(body as Readable, MAX_PDF_BYTES, pdfTooLargeMessage)
    const readings = await readPdfInWorker(`household ${context.user.householdId}`, bytes)
    const wantedReading = readings.find(({ recipe }) => recipe?.name === query.recipe)
    const reading = wantedReading ?? readings[0]
    const recipe = reading?.recipe
    if (!reading || !recipe) throw refusePdf('noRecipe')
    const names = wantedReading ? [] : readings.flatMap((other) => other.recipe?.name ?? [])
    const others = names.filter((name) => name !== recipe.name)
    const isOneOfSeveral = readings.length > 1
    return makePreview(context, { recipe, reading, others, isOneOfSeveral, words: {} }, 'PDF')
  })
}
