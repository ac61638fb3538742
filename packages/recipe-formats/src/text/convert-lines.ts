/**
 * Converts lines of other programs into those of the product: a heading ends with a colon, and
 * there is no Markdown or HTML.
 */

import { plainText } from '@plateful/page-reader/page/plain-text'

/** A section heading as a line of its own. */
export const headingLine = (text: string): string => `${withoutMarkup(text).replace(/[\s:]+$/, '')}:`

/** Text without the marks of Markdown and HTML, on one line. */
export function withoutMarkup(text: string): string {
  const withoutMarkdown = text
    .replace(/!\[[^[\]]{0,300}\]\([^()]{0,2000}\)/g, '')
    .replace(/\[([^[\]]{0,300})\]\([^()\s]{0,2000}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,500}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])\*(?=\S)([^*]{1,500}?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/^\s{0,3}>\s?/, '')
    .replace(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1')
  return plainText(withoutMarkdown)
}

/**
 * A line that another program marks as a heading: '## Sauce', '[Sauce]', '**Sauce**', 'SAUCE:'.
 * Null where it is none.
 */
function headingIn(line: string): string | null {
  const markedHeading = /^\s{0,3}#{1,6}\s*(.+?)\s*#*$/.exec(line) ?? /^\s*\[([^\]]{1,80})\]\s*$/.exec(line)
  const boldHeading = /^\s*(?:\*\*|__)([^*_]{1,80}?):?(?:\*\*|__):?\s*$/.exec(line)
  return (markedHeading ?? boldHeading)?.[1] ?? null
}

/** The lines of a text, with headings in the product's form. */
export function linesIn(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(convertLine)
    .filter((line) => line !== '' && line !== ':')
}

/** One line in the product's form. */
export function convertLine(line: string): string {
  const heading = headingIn(line)
  return heading === null ? withoutMarkup(line) : headingLine(heading)
}

/**
 * The paragraphs of a text where blank lines separate them, else its lines: methods are written
 * either way.
 */
export function paragraphsIn(text: string): string[] {
  const paragraphs = text.split(/(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/).filter((part) => part.trim() !== '')
  return paragraphs.flatMap((paragraph) => {
    const lines = linesIn(paragraph)
    const isProse = paragraphs.length > 1 && lines.slice(1).every((line) => /^[\p{Ll}(]/u.test(line))
    return isProse ? [lines.join(' ')] : lines
  })
}
