/** Drops inline SVG drawings, whose content is no text of the page. */

/**
 * The page without the content of its SVG drawings: they hold no text for readers, and on many
 * pages every sixth tag. Drawings inside a script are kept, as part of its text.
 */
export function withoutSvgContent(html: string): string {
  const keptParts: string[] = []
  let copiedUpTo = 0
  let script = html.indexOf('<script')
  for (let at = html.indexOf('<svg'); at >= 0; at = html.indexOf('<svg', at)) {
    if (script >= 0 && script < at) {
      const end = html.indexOf('</script', script)
      if (end < 0) break
      script = html.indexOf('<script', end)
      at = Math.max(at, end)
      continue
    }
    const [start, end] = [html.indexOf('>', at) + 1, html.indexOf('</svg', at)]
    if (start === 0 || end < 0) break
    if (isOneDrawing(html, at, start, end)) {
      keptParts.push(html.slice(copiedUpTo, start))
      copiedUpTo = end
    }
    at = end
  }
  return keptParts.length > 0 ? keptParts.join('') + html.slice(copiedUpTo) : html
}

/** Whether the drawing ends there: it holds no other drawing, no script and no end of a comment. */
function isOneDrawing(html: string, at: number, start: number, end: number): boolean {
  if (start > end || html[start - 2] === '/' || !/[\s>]/.test(html[at + 4] ?? '')) return false
  const inner = html.slice(start, end)
  return !/<svg|<\/?script|-->/.test(inner)
}
