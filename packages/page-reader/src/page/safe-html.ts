/** The HTML of a page as it is parsed: within limits, and without what only costs time. */

/**
 * What lies beyond these limits is not read. Of 671 real recipe pages the largest had 2.3 million
 * characters and 11,000 tags.
 */
const LIMITS = { characters: 4_000_000, tags: 60_000, depth: 400 }

/** Tags that do not nest: they hold nothing, or the next tag of their kind closes them. */
const flatTag =
  /<\/?(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|tr|td|th|option|tbody|thead|tfoot)(?![a-z0-9:-])/iy
const headingTag = /<(\/?)h([1-6])(?=[\s/>])/iy
/** Character codes: a slash, the bit that marks lower case, the letters a and z. */
const [SLASH, LOWER_CASE_BIT, LETTER_A, LETTER_Z] = [47, 32, 97, 122]

/**
 * The page up to the limits, below one tag: with tens of thousands of tags at the root, each query
 * would compare every two of them. It is walked once and put together once, since a pattern over
 * the whole page and each further copy of it cost as much as a third of parsing it.
 */
export function safeHtml(html: string): string {
  const parts = ['<body>']
  let copiedUpTo = 0
  const replace = (from: number, to: number, text: string) => {
    parts.push(html.slice(copiedUpTo, from), text)
    copiedUpTo = to
  }
  const isWithinLimits = tagLimits()
  let openHeading = ''
  let scriptEnd = 0
  let at = html.indexOf('<')
  for (; at >= 0; at = html.indexOf('<', at + 1)) {
    if (!isTag(html, at)) continue
    if (!isWithinLimits(html, at)) break
    if (at >= scriptEnd && html.startsWith('<script', at)) scriptEnd = endOf(html, '</script', at)
    const drawing = at >= scriptEnd ? drawingAt(html, at) : null
    if (drawing) {
      replace(drawing.from, drawing.to, '')
      at = drawing.to - 1
    }
    const heading = matchAt(headingTag, html, at)
    if (!heading) continue
    const [tag, slash, rank = ''] = heading
    // As in browsers, the end tag of any rank ends a heading: '<h2>Leek pie</h1>'.
    if (slash !== '' && openHeading !== '') replace(at, at + tag.length, `</h${openHeading}`)
    openHeading = slash === '' ? rank : ''
  }
  const end = Math.min(at < 0 ? html.length : at, LIMITS.characters)
  return [...parts, html.slice(copiedUpTo, end)].join('').replaceAll('\0', '')
}

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(html)
}

/** Where a text begins next; behind the end of the page where it does not. */
function endOf(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from)
  return at < 0 ? html.length : at
}

const closesAt = (html: string, at: number) => html.charCodeAt(at + 1) === SLASH

function isTag(html: string, at: number): boolean {
  const letter = html.charCodeAt(closesAt(html, at) ? at + 2 : at + 1) | LOWER_CASE_BIT
  return letter >= LETTER_A && letter <= LETTER_Z
}

/** Whether the tags of a page, asked for one after the other, are not too many and not too deep. */
function tagLimits(): (html: string, at: number) => boolean {
  let [tags, depth] = [0, 0]
  return (html, at) => {
    if (at >= LIMITS.characters || ++tags > LIMITS.tags) return false
    if (matchAt(flatTag, html, at)) return true
    depth = closesAt(html, at) ? Math.max(0, depth - 1) : depth + 1
    return depth <= LIMITS.depth
  }
}

/** What the content of one drawing does not hold. */
const beyondDrawing = ['<svg', '<script', '</script', '-->']

const isOneDrawing = (content: string) => !beyondDrawing.some((other) => content.includes(other))

/**
 * The content of an SVG drawing that begins there: it holds no text for readers, and on many pages
 * every sixth tag. Null where it holds another drawing, a script or the end of a comment.
 */
function drawingAt(html: string, at: number): { from: number; to: number } | null {
  if (!html.startsWith('<svg', at) || !/[\s>]/.test(html[at + 4] ?? '')) return null
  const [from, to] = [html.indexOf('>', at) + 1, html.indexOf('</svg', at)]
  if (from === 0 || from > to || html[from - 2] === '/') return null
  return isOneDrawing(html.slice(from, to)) ? { from, to } : null
}
