/**
 * The page that a browser shows, packed into the fragment of an address of Plateful. Logins, cookie
 * notices and bot protection do not matter, since the page is not fetched again. No server sees a
 * fragment, and the press of the button is all the permission that is needed.
 */

/**
 * The page that is shown: its address, a line break and its source, without the elements that no
 * recipe is read from. Of a page that is too long only its JSON-LD and its text are taken. The
 * browser runs this function inside the page, so it uses nothing that is declared outside of it.
 */
export function capturePage(): string {
  const MAX_LENGTH = 2_500_000
  const copy = document.documentElement.cloneNode(true)
  if (!(copy instanceof Element)) return document.location.href
  const unreadElements =
    'script:not([type*="json"]), style, svg, link, iframe, template, object, embed, video, audio, canvas, source'
  for (const element of copy.querySelectorAll(unreadElements)) element.remove()
  // What was typed on the page is nobody's business.
  for (const field of copy.querySelectorAll('input, textarea, select')) field.remove()
  const address = document.location.href
  if (copy.outerHTML.length <= MAX_LENGTH) return `${address}\n<!doctype html>${copy.outerHTML}`
  const data = [...copy.querySelectorAll('script[type*="ld+json"]')].map(({ outerHTML }) => outerHTML)
  const text = document.createElement('pre')
  text.textContent = document.body.innerText
  return `${address}\n<!doctype html>${data.join('')}${text.outerHTML}`.slice(0, MAX_LENGTH)
}

/**
 * A captured page as gzip in base64url. Like `capturePage` it uses nothing that is declared outside
 * of it.
 */
export async function packPage(page: string): Promise<string> {
  const packed = new Blob([page]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  let characters = ''
  for (let at = 0; at < bytes.length; at += 8192)
    characters += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(characters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

/** The fragment that the import page of Plateful reads: `#page=…`. */
export const pageHash = async (address: string, source: string): Promise<string> =>
  `#page=${await packPage(`${address}\n${source}`)}`

/**
 * The address of a bookmark that sends the page it is pressed on to the Plateful at `origin`, in a
 * new tab; in the same one where the browser opens none.
 */
export function bookmarkAddress(origin: string): string {
  const target = JSON.stringify(`${origin}/import-recipes#page=`)
  const code = `(async()=>{const tab=window.open('','_blank');const page=(${capturePage.toString()})();const packed=await(${packPage.toString()})(page);(tab??window).location.href=${target}+packed})()`
  return `javascript:${encodeURIComponent(code)}`
}
