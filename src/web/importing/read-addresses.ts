import { PageAddress } from '../../domain/importing/preview.ts'

/** What looks like an address in a text. */
export const addressPattern = /\bhttps?:\/\/[^\s<>"]+/gi
/** Punctuation that follows an address in a sentence or a list, and brackets around it. */
const trailingPunctuation = /[,;.!]+$/
const openingOf: Record<string, string> = { ')': '(', ']': '[' }

/** The address without what follows it: a bracket that it opens itself is its own. */
function withoutTrailing(text: string): string {
  const url = text.replace(trailingPunctuation, '')
  const last = url.at(-1) ?? ''
  const opening = openingOf[last]
  if (opening === undefined || url.split(opening).length >= url.split(last).length) return url
  return withoutTrailing(url.slice(0, -1))
}

/** The distinct addresses of a text in their order, and the lines that hold none. */
export function readAddresses(text: string): { urls: string[]; wrong: string[] } {
  const urls = new Set<string>()
  const wrong: string[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const urlsInLine = line.match(addressPattern)?.map(withoutTrailing) ?? [line]
    for (const one of urlsInLine) {
      const url = PageAddress.safeParse(one).data
      if (url === undefined) wrong.push(line)
      else urls.add(url)
    }
  }
  return { urls: [...urls], wrong }
}
