import type { Readable } from 'node:stream'
import { MAX_PDF_BYTES, refusePdf, pdfTooLargeMessage } from '../../../domain/importing/pdf-refusals.ts'
import type { Context } from '../../http/context.ts'
import { readAllBytes } from '../../http/read-all-bytes.ts'
import { previewRead } from '../import-page.ts'
import { inTurn } from '../in-turn.ts'
import { pdfInWorker } from './pdf-in-worker.ts'

/** Reads the recipe in a PDF for review; neither the file nor the recipe is stored. */
export async function importPdf(
  context: Context,
  { query, body }: { query: { recipe?: string | undefined }; body: unknown },
) {
  return inTurn(context.user.id, async () => {
    const bytes = await readAllBytes(body as Readable, MAX_PDF_BYTES, pdfTooLargeMessage)
    const readings = await pdfInWorker(`household ${context.user.householdId}`, bytes)
    const wantedReading = readings.find(({ recipe }) => recipe?.name === query.recipe)
    const reading = wantedReading ?? readings[0]
    const recipe = reading?.recipe
    if (!reading || !recipe) throw refusePdf('noRecipe')
    const names = wantedReading ? [] : readings.flatMap((one) => one.recipe?.name ?? [])
    const others = names.filter((name) => name !== recipe.name)
    const isOneOfSeveral = readings.length > 1
    return previewRead(context, { recipe, reading, others, isOneOfSeveral, words: {} }, 'PDF')
  })
}
