import { PageAddress } from '../../domain/importing/preview.ts'

const addresses = /\bhttps?:\/\/[^\s<>"]+/gi
/** What a sentence or a list leaves behind an address. */
const trailing = /[,;.)\]]+$/

/** What of a text are addresses, each once and in its order, and which lines hold none. */
export function readAddresses(text: string): { urls: string[]; wrong: string[] } {
  const urls = new Set<string>()
  const wrong: string[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const found = line.match(addresses)?.map((url) => url.replace(trailing, '')) ?? [line]
    for (const one of found) {
      const url = PageAddress.safeParse(one).data
      if (url === undefined) wrong.push(line)
      else urls.add(url)
    }
  }
  return { urls: [...urls], wrong }
}
