import type { Readable } from 'node:stream'
import { MAX_PDF_BYTES, refusePdf, pdfTooLargeMessage } from '../../../domain/importing/pdf-refusals.ts'
import { refuse } from '../../../domain/refusal.ts'
import type { Context } from '../../http/context.ts'
import { previewRead } from '../import-page.ts'
import { inTurn } from '../in-turn.ts'
import { pdfInWorker } from './pdf-in-worker.ts'

/** Reads the recipe in a PDF for review; neither the file nor the recipe is stored. */
export async function importPdf(
  context: Context,
  { query, body }: { query: { recipe?: string | undefined }; body: unknown },
) {
  return inTurn(context.user.id, async () => {
    const bytes = await readFile(body as Readable)
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

async function readFile(file: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_PDF_BYTES) throw refuse('TOO_LARGE', pdfTooLargeMessage)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
