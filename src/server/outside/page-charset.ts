/** Decodes a page. */
import { TextDecoder } from 'node:util'

const MARKS: [number[], string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
]
/** The charset must be declared within these bytes (HTML says 1024; real pages take longer). */
const HEAD_BYTES = 8192

/**
 * A page's text: by its byte order mark, its content type, its meta tag, else UTF-8 where that
 * fits, else Windows-1252.
 */
export function pageText(bytes: Uint8Array, contentType: string): string {
  const mark = MARKS.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1]
  const named = [mark, charsetIn(contentType), charsetInHead(bytes)]
  const decoder = named.map((label) => (label === undefined ? null : decoderFor(label))).find(Boolean)
  return decoder ? decoder.decode(bytes) : guess(bytes)
}

/** The charset of a meta tag. A readable tag rules out UTF-16, whatever it says. */
function charsetInHead(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  const named =
    charsetIn(/<meta[^>]+charset[^>]*>/i.exec(head)?.[0] ?? '') ??
    /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head)?.[1]
  return named && /^utf-?16/i.test(named) ? 'utf-8' : named
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]

function decoderFor(label: string): TextDecoder | null {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

function guess(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
