/** Which files the service worker caches. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const publicDir = join(import.meta.dirname, '..', 'src', 'web', 'public')
/** The page is cached with its headers, so a new policy counts as a new revision of it. */
const headers = join(import.meta.dirname, '..', 'src', 'server', 'http', 'security-headers.ts')

const hash = (...parts: (string | Uint8Array)[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}

/**
 * Of the fonts' files only those with British letters; a recipe in another script loads others from
 * the network, and so do the pictures of the tutorial, which are looked at once.
 */
const isKept = (name: string) =>
  !name.endsWith('.map') &&
  !/\/tutorial-\w+-[^/]*\.webp$/.test(name) &&
  (!/\.woff2?$/.test(name) || /-latin-(wght|600)-normal[^.]*\.woff2$/.test(name))

/** Writes the list of this build's files into the service worker (decision 0020). */
export function listShell(): Plugin {
  return {
    name: 'plateful:list-shell',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        const page = bundle['index.html']
        if (worker?.type !== 'chunk' || page?.type !== 'asset')
          throw new Error('The build has no worker or no page')
        // A worker that imports a page's file is refused by browsers, and nothing else would say
        // so.
        if (worker.imports.length > 0) throw new Error(`The worker imports ${worker.imports.join(', ')}`)
        const built = Object.keys(bundle)
          .filter((name) => name.startsWith('assets/') && isKept(name))
          .map((name) => ({ url: `/${name}`, revision: null }))
        const fixed = readdirSync(publicDir).map((name) => ({
          url: `/${name}`,
          revision: hash(readFileSync(join(publicDir, name))),
        }))
        const html = { url: '/index.html', revision: hash(page.source, readFileSync(headers)) }
        const code = worker.code.replace('self.__SHELL', JSON.stringify([html, ...built, ...fixed]))
        if (code === worker.code) throw new Error('The worker has no place for the list of files')
        worker.code = code
      },
    },
  }
}
