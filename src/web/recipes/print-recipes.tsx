import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { installTrustedTypes } from '../ui/install-trusted-types.ts'
import { PrintedRecipes, type RecipesToPrint } from './printed-recipes.tsx'

/**
 * Opens a window with the recipes and prints it; if the window is blocked nothing happens (recipes
 * 30). The window is empty and ours, so this page's security policy holds in it, and it uses this
 * page's own style files.
 */
export function printRecipes(content: RecipesToPrint): void {
  const page = window.open('', '_blank')
  if (!page) return
  const { document: paper } = page
  installTrustedTypes(page)
  // Some browsers load their own empty page a moment later; into a document that was written they
  // don't.
  paper.open()
  paper.write('<!doctype html>')
  paper.close()
  paper.title = content.collection?.title ?? content.recipes[0]?.name ?? ''
  paper.documentElement.lang = document.documentElement.lang
  // Paper has the light theme.
  paper.documentElement.dataset['mantineColorScheme'] = 'light'
  const styles = copyStyles(paper)
  flushSync(() => createRoot(paper.body).render(<PrintedRecipes {...content} />))
  void printWhenReady(page, styles)
}

async function printWhenReady(page: Window, styles: Promise<void>[]) {
  await Promise.all([...styles, ...[...page.document.querySelectorAll('img')].map(whenLoaded)])
  await page.document.fonts?.ready
  fitOnPages(page.document)
  page.print()
}

/**
 * This page's style files in the other document; each promise resolves when its file is loaded or
 * has failed.
 */
function copyStyles(paper: Document): Promise<void>[] {
  return [...document.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')].map((style) => {
    const copy = paper.importNode(style, true)
    copy.nonce = style.nonce
    // The other window has no address for a relative one to start from.
    if (style instanceof HTMLLinkElement) copy.setAttribute('href', style.href)
    const stylesLoaded = style instanceof HTMLLinkElement ? whenLoaded(copy) : Promise.resolve()
    paper.head.append(copy)
    return stylesLoaded
  })
}

function whenLoaded(part: HTMLElement): Promise<void> {
  if ('complete' in part && part.complete) return Promise.resolve()
  return new Promise((resolve) => {
    part.addEventListener('load', () => resolve())
    part.addEventListener('error', () => resolve())
  })
}

/** Millimetres of an A4 page between the margins of `printed-recipes.module.css`. */
const PAGE_MM = 297 - 2 * 12
const PX_PER_MM = 96 / 25.4
/** Type sizes, the largest first; the smallest can still be read beside the stove. */
const sizes = ['m', 's', 'xs'] as const

/** Gives each part that should fill one page the largest type with which it fits (recipes 31). */
function fitOnPages(paper: Document): void {
  for (const part of paper.querySelectorAll<HTMLElement>('[data-page]')) {
    const fittingSize = sizes.find((size) => {
      part.dataset['size'] = size
      return part.getBoundingClientRect().height <= PAGE_MM * PX_PER_MM
    })
    // A part that fits at no size flows over several pages, in a comfortable size.
    part.dataset['size'] = fittingSize ?? 'm'
  }
}
