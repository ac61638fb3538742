import { PageAddress } from '../../domain/importing/preview.ts'

/** What looks like an address in a text. */
export const addressPattern = /\bhttps?:\/\/[^\s<>"]+/gi
/** Punctuation that follows an address in a sentence or a list. */
const trailingPunctuation = /[,;.!)\]]+$/

/** The distinct addresses of a text in their order, and the lines that hold none. */
export function readAddresses(text: string): { urls: string[]; wrong: string[] } {
  const urls = new Set<string>()
  const wrong: string[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const urlsInLine = line.match(addressPattern)?.map((url) => url.replace(trailingPunctuation, '')) ?? [
      line,
    ]
    for (const one of urlsInLine) {
      const url = PageAddress.safeParse(one).data
      if (url === undefined) wrong.push(line)
      else urls.add(url)
    }
  }
  return { urls: [...urls], wrong }
}
