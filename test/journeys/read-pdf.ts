/** Windows that are printed, and the words of a printed document. */

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

declare global {
  interface Window {
    timesPrinted?: number
  }
}

/**
 * The window that a press opens, once it has asked to be printed. Its print dialog does not open:
 * while it is there, the browser makes no PDF.
 */
export async function printedBy(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  await context.addInitScript(() => {
    window.print = () => {
      window.timesPrinted = (window.timesPrinted ?? 0) + 1
    }
  })
  const [paper] = await Promise.all([context.waitForEvent('page'), press()])
  await expect.poll(() => paper.evaluate(() => window.timesPrinted), { timeout: 10_000 }).toBe(1)
  return paper
}

/** The words of a printed document, page by page. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
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
