/**
 * The words of a PDF with their places, and its recipes. Only a worker calls this, since a
 * stranger's file may take much time and memory.
 */

import type { PlacedPage, PlacedText } from '@plateful/page-reader/layout/placed-text'
import { readLayout } from '@plateful/page-reader/layout/read-layout'
import type { PageReading } from '@plateful/page-reader/page/page-recipe'
import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs'
import { refusePdf } from '../../../domain/importing/reading-refusals.ts'

/** The most pages of a PDF that is read; a whole book has more. */
export const MAX_PAGES = 40
/** The most pieces of text of all pages together. */
const MAX_PIECES = 60_000
/** The fewest letters of a PDF with text; scanned pages have none, or those of a stamp. */
const FEWEST_LETTERS = 40

/** The pages of a PDF; a refusal says why it cannot be read. */
export async function pdfPages(bytes: Uint8Array): Promise<PlacedPage[]> {
  const document = await openPdf(bytes)
  try {
    if (document.numPages > MAX_PAGES) throw refusePdf('tooManyPages')
    const pages = await readPages(document)
    const letters = pages
      .flatMap(({ pieces }) => pieces)
      .reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
    if (letters < FEWEST_LETTERS) throw refusePdf('noText')
    return pages
  } finally {
    await document.destroy()
  }
}

/** The recipes of a PDF; a refusal says why there are none. */
export async function readPdfBytes(bytes: Uint8Array): Promise<PageReading[]> {
  const readings = readLayout(await pdfPages(bytes))
  if (readings.length === 0) throw refusePdf('noRecipe')
  return readings
}

/** An opened PDF; a refusal says why it cannot be opened. */
export async function openPdf(data: Uint8Array): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      // The reader executes, fetches and draws nothing of the PDF.
      data: new Uint8Array(data),
      isEvalSupported: false,
      enableXfa: false,
      useSystemFonts: false,
      disableFontFace: true,
      disableAutoFetch: true,
      disableRange: true,
      verbosity: 0,
    }).promise
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw refusePdf(isLocked ? 'locked' : 'broken')
  }
}

async function readPages(document: PDFDocumentProxy): Promise<PlacedPage[]> {
  const pages: PlacedPage[] = []
  let piecesLeft = MAX_PIECES
  for (let number = 1; number <= document.numPages && piecesLeft > 0; number++) {
    try {
      const page = await document.getPage(number)
      const { width, height, transform } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent({ includeMarkedContent: false })
      const pieces = items
        .slice(0, piecesLeft)
        .flatMap((item) => ('str' in item ? (toPlacedText(item, transform) ?? []) : []))
      piecesLeft -= items.length
      pages.push({ width, height, pieces })
      page.cleanup()
    } catch {
      // One broken page does not matter; if all are broken, the PDF has no text.
    }
  }
  return pages
}

interface Item {
  str: string
  transform: unknown[]
  width: number
  fontName: string
}

/** A piece of text at its place on the page as displayed; null where it runs vertically. */
function toPlacedText(
  { str, transform, width, fontName }: Item,
  view: readonly unknown[],
): PlacedText | null {
  const [a, b, c, d, x, y] = transform.map(Number) as [number, number, number, number, number, number]
  const [va, vb, vc, vd, vx, vy] = view.map(Number) as [number, number, number, number, number, number]
  const [right, down] = [va * a + vc * b, vb * a + vd * b]
  if (str.trim() === '' || Math.abs(down) > 0.2 * Math.abs(right) || right < 0) return null
  const left = va * x + vc * y + vx
  return {
    text: str,
    left,
    right: left + width,
    base: vb * x + vd * y + vy,
    size: Math.hypot(c, d),
    font: fontName,
  }
}
