import { PageAddress } from '../../domain/importing/recipe-preview.ts'

/** What looks like an address in a text. */
export const addressPattern = /\bhttps?:\/\/[^\s<>"]+/gi
/**
 * The address without the punctuation behind it; a closing bracket stays if the address has the
 * opening one.
 */
function withoutTrailing(text: string): string {
  const count = (mark: string) => text.split(mark).length - 1
  const unopened = new Map([
    [')', count(')') - count('(')],
    [']', count(']') - count('[')],
  ])
  let end = text.length
  for (; end > 0; end--) {
    const last = text.charAt(end - 1)
    const more = unopened.get(last) ?? 0
    if (more > 0) unopened.set(last, more - 1)
    else if (!',;.!'.includes(last)) break
  }
  return text.slice(0, end)
}

/** The distinct addresses of a text in their order, and the lines that hold none. */
export function readAddresses(text: string): { urls: string[]; wrong: string[] } {
  const urls = new Set<string>()
  const wrong: string[] = []
  for (const line of text.split('\n').map((row) => row.trim())) {
    if (line === '') continue
    const urlsInLine = line.match(addressPattern)?.map(withoutTrailing) ?? [line]
    for (const found of urlsInLine) {
      const url = PageAddress.safeParse(found).data
      if (url === undefined) wrong.push(line)
      else urls.add(url)
    }
  }
  return { urls: [...urls], wrong }
}
