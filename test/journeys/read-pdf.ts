/** The words of a printed document, page by page. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent()
    const text = content.items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join('')
    pages.push(text.replace(/\s+/g, ' ').trim())
  }
  return pages
}
