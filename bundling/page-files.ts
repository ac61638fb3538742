/** What the page says about the build's files (decision 0034). */

import type { Plugin, Rolldown } from 'vite'
import { preload, firstReads } from '../src/web/api/preload.ts'
import { COLOUR_SCHEME_KEY, applyColourScheme } from '../src/web/ui/colour-scheme.ts'
import { NOT_LOADED, sayIfNotLoaded } from '../src/web/ui/say-not-loaded.ts'
import { ADDRESSES, source } from './screens.ts'

/**
 * The call of a function as text. The page makes the call before any file is there, so the
 * function must not use anything outside itself.
 */
const callAsText = <Input>(action: (input: Input) => void, input: Input) =>
  `(${String(action)})(${JSON.stringify(input)});`

/**
 * Writes into the page the script that runs at once. The content security policy allows it by its
 * hash (`server/http/front-end.ts`).
 */
export function inlineStartScript(): Plugin {
  const children =
    callAsText(applyColourScheme, COLOUR_SCHEME_KEY) +
    callAsText(sayIfNotLoaded, NOT_LOADED) +
    callAsText(preload, firstReads)
  return {
    name: 'plateful:inline-start-script',
    transformIndexHtml: { order: 'post', handler: () => [{ tag: 'script', children, injectTo: 'head' }] },
  }
}

/**
 * Writes into the page which files a signed-in person needs at which address; the server sends that
 * list only to them (`server/http/front-end.ts`).
 */
export function listSignedInFiles(): Plugin {
  return {
    name: 'plateful:list-signed-in-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The build has no page')
      const everywhere = filesOf(bundle, source('app.tsx'))
      const lists = [`<!--with a session at *: ${everywhere.map(linkTo).join('')}-->`]
      for (const [addresses, screen] of ADDRESSES) {
        const more = filesOf(bundle, screen).filter((name) => !everywhere.includes(name))
        lists.push(`<!--with a session at ${addresses}: ${more.map(linkTo).join('')}-->`)
      }
      page.source = String(page.source).replace('</head>', `${lists.join('')}</head>`)
    },
  }
}

/**
 * Requested after the files that everybody needs: the splash is painted without it, and `start`
 * runs meanwhile.
 */
const linkTo = (name: string) =>
  `<link rel=${name.endsWith('.css') ? '"preload" as="style"' : '"modulepreload"'} fetchpriority="low" crossorigin href="/${name}" />`

/** The files that load with a module: its own, those of its imports, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, id: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = chunks.find((file) => file.moduleIds.includes(id))
  if (!own) throw new Error(`The build has no file with ${id}`)
  const names = new Set([own.fileName])
  for (const name of names) {
    const chunk = chunks.find((file) => file.fileName === name)
    for (const each of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])])
      names.add(each)
  }
  return [...names]
}

/** Writes the styles of `start` into the page, so that it is painted before any file arrives. */
export function inlineStartStyles(): Plugin[] {
  let styles = ''
  return [
    {
      name: 'plateful:take-start-styles',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const start = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.moduleIds.includes(source('main.tsx')),
          )
          const names = start?.type === 'chunk' ? start.viteMetadata?.importedCss : undefined
          for (const name of names ?? []) {
            const file = bundle[name]
            if (file?.type === 'asset') styles += String(file.source)
            delete bundle[name]
          }
          names?.clear()
        },
      },
    },
    {
      name: 'plateful:write-start-styles',
      apply: 'build',
      enforce: 'post',
      generateBundle(_options, bundle) {
        const page = bundle['index.html']
        const font = Object.keys(bundle).find((name) => name.includes('/figtree-latin-wght-normal-'))
        if (page?.type !== 'asset' || styles === '' || !font)
          throw new Error('The build has no page, no styles or no font')
        // All text uses this font: drawn in another one first, its lines would be broken twice.
        const link = `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${font}" />`
        const element = `<style nonce="__NONCE__">${styles}</style>`
        page.source = String(page.source).replace('<title>', () => `${element}${link}<title>`)
      },
    },
  ]
}
