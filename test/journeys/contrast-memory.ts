/**
 * What axe found to have enough contrast, kept for all journeys of a worker: it is most of axe's
 * work, and the same words in the same colours stand on every screen. All other rules, and whatever
 * was not found good, are looked at anew each time.
 */
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const known = new Set<string>()

/** From now on the page's axe knows what is known so far. */
export const giveMemory = (page: Page) => page.evaluate(remember, [...known])

/** Keeps what the page found since it was last asked. */
export async function keepFound(page: Page): Promise<void> {
  for (const look of await page.evaluate(() => window.contrastFound.splice(0))) known.add(look)
}

declare global {
  interface Window {
    axe: {
      run: (context: ElementContext, options: RunOptions) => Promise<AxeResults>
      _audit: {
        rules: { id: string; matches: (node: Element, ...rest: unknown[]) => boolean }[]
        checks: Record<string, { evaluate: (node: Element, ...rest: unknown[]) => boolean | undefined }>
      }
    }
    contrastFound: string[]
    beginContrast: () => void
  }
}

/**
 * Runs in the page. A pass counts again only for what axe would reckon with the same figures: the
 * same letters on the same colours one over the other. What another box lies over, or what reaches
 * over the edge of its ground, always goes to axe.
 */
function remember(before: string[]): void {
  const passed = new Set(before)
  // As the page looks now; of another theme or width nothing of this holds.
  let boxes: { element: Element; rect: DOMRect }[] | undefined
  let grounds = new Map<Element, string>()
  let looks = new Map<Element, string | null>()

  const isPainted = ({ backgroundColor }: CSSStyleDeclaration) =>
    !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)
  const paintedBoxes = () =>
    [...document.querySelectorAll('body *')]
      .filter((element) => isPainted(getComputedStyle(element)))
      .map((element) => ({ element, rect: element.getBoundingClientRect() }))

  const meets = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const holds = (a: DOMRect, b: DOMRect) =>
    a.left <= b.left + 1 && a.right >= b.right - 1 && a.top <= b.top + 1 && a.bottom >= b.bottom - 1

  /** The element, and its own letters where they reach further. */
  function placesOf(element: Element): DOMRect[] {
    const range = document.createRange()
    const places = [element.getBoundingClientRect()]
    for (const child of element.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE) continue
      range.selectNodeContents(child)
      places.push(...range.getClientRects())
    }
    return places.filter(({ width, height }) => width > 0 && height > 0)
  }

  /**
   * All that its contrast depends on, or null where that cannot be told from its ancestors alone.
   */
  function readLook(element: Element): string | null {
    boxes ??= paintedBoxes()
    const places = placesOf(element)
    for (const { element: box, rect } of boxes) {
      if (
        box.contains(element)
          ? places.some((place) => !holds(rect, place))
          : places.some((place) => meets(rect, place))
      )
        return null
    }
    const { color, fontSize, fontWeight, webkitTextStroke } = getComputedStyle(element)
    return [color, fontSize, fontWeight, webkitTextStroke, groundOf(element)].join('; ')
  }

  /** What it is painted on, up to the page itself. */
  function groundOf(element: Element): string {
    const read = grounds.get(element)
    if (read !== undefined) return read
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, mixBlendMode, textShadow } = style
    const own = [backgroundColor, backgroundImage, opacity, mixBlendMode, textShadow].join(' ')
    const below = element.parentElement ? groundOf(element.parentElement) : ''
    const isNothing = !isPainted(style) && own.endsWith(' none 1 normal none')
    const ground = isNothing ? below : `${own}; ${below}`
    grounds.set(element, ground)
    return ground
  }

  function lookOf(element: Element): string | null {
    const read = looks.get(element)
    if (read !== undefined) return read
    const look = readLook(element)
    looks.set(element, look)
    return look
  }
  const isKnown = (element: Element) => passed.has(lookOf(element) ?? '')

  const { rules, checks } = window.axe._audit
  const rule = rules.find(({ id }) => id === 'color-contrast')
  const check = checks['color-contrast']
  if (!rule || !check) throw new Error('axe no longer checks contrast as it did')
  const { matches } = rule
  const { evaluate } = check
  rule.matches = function (node, ...rest) {
    return !isKnown(node) && matches.call(this, node, ...rest)
  }
  check.evaluate = function (node, ...rest) {
    if (isKnown(node)) return true
    const result = evaluate.call(this, node, ...rest)
    const look = lookOf(node)
    if (result === true && look !== null) {
      passed.add(look)
      window.contrastFound.push(look)
    }
    return result
  }
  window.contrastFound = []
  // Between two looks, theme and width change.
  window.beginContrast = () => {
    boxes = undefined
    grounds = new Map()
    looks = new Map()
  }
}
