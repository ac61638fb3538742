import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
const publicDir = join(import.meta.dirname, 'src', 'web', 'public')
/** The page's headers are kept with the page, so a new policy is a new revision of it. */
const headers = join(import.meta.dirname, 'src', 'server', 'http', 'headers.ts')

const hash = (...parts: (string | Uint8Array)[]) => {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('hex').slice(0, 16)
}

/** Of the fonts' files only those with British letters: others are read from the network when a recipe asks for them. */
const isKept = (name: string) =>
  !name.endsWith('.map') && (!/\.woff2?$/.test(name) || /-latin-(wght|opsz)-normal/.test(name))

/** Writes into the service worker which files make up this build (decision 0020). */
function listShell(): Plugin {
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

type Look = (id: string) => Rolldown.ModuleInfo | null

/** A module of so many screens and of no more letters than this is loaded with the first of them; so are the parts of Mantine. */
const SHARED = { screens: 3, letters: 4000 }
const isPart = (id: string) => /\/node_modules\/@(?:mantine|floating-ui|tabler)\//.test(id)
const source = (...path: string[]) => join(import.meta.dirname, 'src', 'web', ...path)
/** The screens that are opened most, which `ahead.ts` starts, with their addresses: two show what there is, the others are worked on. */
const HOME = source('home', 'home-screen.tsx')
const LIBRARY = source('library-screen.tsx')
const CALENDAR = source('calendar', 'calendar-screen.tsx')
const SHOPPING = source('shopping', 'shopping-screen.tsx')
const SHOP = source('shopping', 'shop-screen.tsx')
const SHOWING = [HOME, LIBRARY]
const WORKED_ON = [CALENDAR, SHOPPING, SHOP]
const ADDRESSES = [
  ['/ /home', HOME],
  ['/recipes', LIBRARY],
  ['/calendar', CALENDAR],
  ['/grocery /shopping-list', SHOPPING],
  ['/shopping-list/shop', SHOP],
] as const
/** Packages that hand on what hundreds of their files hold: only what is asked for by name counts. */
const isCounter = (id: string) =>
  /@(?:mantine\/(?:core|hooks)|tabler\/icons-react)\/[^@]*\/(?:index|tabler-icons-react)\.mjs$/.test(id)
/** This one hands on whole packages, of which the toasts use one and nobody else any. */
const isWholesale = (id: string) => id.endsWith('/node_modules/radix-ui/dist/index.mjs')
const naming = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** What a counter holds under which name. */
function goodsOf(counter: Rolldown.ModuleInfo): Map<string, string> {
  const goods = new Map<string, string>()
  for (const [, names = '', path = ''] of counter.code?.matchAll(naming) ?? [])
    for (const name of names.split(','))
      goods.set(name.split(' as ').at(-1)?.trim() ?? '', join(dirname(counter.id), path))
  return goods
}

/**
 * Puts modules together in files. Left alone, the bundler makes a file of every few modules that the same screens share: eighty
 * requests for one screen, each of which costs a slow phone more than the lines that it could have done without. `front` is there
 * for everybody, `door` is what screens before and behind the gate share, `aside` what toasts share with them, `kitchen` what
 * is there for all screens behind the gate, `worktop` for those that are worked on, and `pantry` has what only rarer ones share.
 */
function packTogether(): Rolldown.CodeSplittingGroup[] {
  let files: Map<string, string> | undefined
  return ['front', 'door', 'aside', 'kitchen', 'worktop', 'pantry'].map((file, at, all) => ({
    debugName: file,
    priority: all.length - at,
    name: (id, context) =>
      (files ??= planFiles((each) => context.getModuleInfo(each))).get(id) === file ? file : null,
  }))
}

function planFiles(look: Look): Map<string, string> {
  const counters = new Map<string, Map<string, string>>()
  const neededBy = (id: string): string[] => {
    const info = look(id)
    return (info?.importedIds ?? []).flatMap((each) => {
      if (isWholesale(each)) return []
      if (!isCounter(each)) return [each]
      const counter = look(each)
      const goods = counters.get(each) ?? (counter ? goodsOf(counter) : new Map<string, string>())
      counters.set(each, goods)
      const names = [...(info?.code?.matchAll(naming) ?? [])].flatMap(([, asked = '']) => asked.split(','))
      return names.flatMap((name) => goods.get(name.split(' as ')[0]?.trim() ?? '') ?? [])
    })
  }
  const reach = (id: string, found = new Set<string>()): Set<string> => {
    if (found.has(id)) return found
    found.add(id)
    for (const each of neededBy(id)) reach(each, found)
    return found
  }
  const reached = (from: readonly string[]) => new Set(from.flatMap((id) => [...reach(id)]))
  const [front, app] = [reach(source('main.tsx')), reach(source('app.tsx'))]
  const rooms = laterThan(look, app)
  const doors = [...front]
    .flatMap((id) => look(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => !rooms.has(id))
  const behind = (which: (door: string) => boolean) => reached(doors.filter(which))
  const before = behind((id) => id.endsWith('-screen.tsx'))
  const aside = behind((id) => !id.endsWith('-screen.tsx') && id !== source('app.tsx'))
  const screens = [...rooms].map((id) => reach(id))
  const [shown, worked] = [reached(SHOWING), reached(WORKED_ON)]
  const isSmall = (id: string) =>
    [...reach(id)].every((each) => isFree(each) || lettersOf(each) <= SHARED.letters)
  const isFree = (id: string) => front.has(id) || app.has(id)
  const lettersOf = (id: string) => look(id)?.code?.length ?? 0
  const files = new Map<string, string>()
  for (const id of new Set([...front, ...app, ...screens.flatMap((ids) => [...ids])])) {
    const users = screens.filter((ids) => ids.has(id)).length
    const isTaken = isPart(id) || (isSmall(id) && look(id)?.importers.some(isSmall))
    const isShared = users >= SHARED.screens && isTaken
    if (front.has(id)) files.set(id, 'front')
    else if (before.has(id)) files.set(id, 'door')
    else if (aside.has(id)) files.set(id, 'aside')
    else if (app.has(id)) files.set(id, 'kitchen')
    else if (isShared) files.set(id, shown.has(id) ? 'kitchen' : worked.has(id) ? 'worktop' : 'pantry')
  }
  return files
}

/** Everything that is loaded later than these, from anywhere. */
function laterThan(look: Look, start: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  for (const id of [...start].flatMap((each) => look(each)?.dynamicallyImportedIds ?? [])) {
    if (found.has(id)) continue
    found.add(id)
    laterThan(look, new Set([id, ...(look(id)?.importedIds ?? [])]), found)
  }
  return found
}

/** Writes into the page what who is signed in needs at which address: the server says it to them (`server/http/front-end.ts`). */
function listBehindGate(): Plugin {
  return {
    name: 'plateful:list-behind-gate',
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

/** After what everybody needs, and only on its way: the splash is painted without it, and `front` runs meanwhile. */
const linkTo = (name: string) =>
  `<link rel=${name.endsWith('.css') ? '"preload" as="style"' : '"modulepreload"'} fetchpriority="low" crossorigin href="/${name}" />`

/** The files that are loaded with a module: its own, what that imports, and their styles. */
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

/** Writes the styles of `front` into the page, so that it is painted before any file arrives, and no file asks for them. */
function paintAtOnce(): Plugin[] {
  let styles = ''
  return [
    {
      name: 'plateful:take-front-styles',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          const front = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.moduleIds.includes(source('main.tsx')),
          )
          const names = front?.type === 'chunk' ? front.viteMetadata?.importedCss : undefined
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
      name: 'plateful:write-front-styles',
      apply: 'build',
      enforce: 'post',
      generateBundle(_options, bundle) {
        const page = bundle['index.html']
        const face = Object.keys(bundle).find((name) => name.includes('/figtree-latin-wght-normal-'))
        if (page?.type !== 'asset' || styles === '' || !face)
          throw new Error('The build has no page, no styles or no face')
        // All words wear it: drawn in another first, they would be broken into lines twice.
        const link = `<link rel="preload" as="font" type="font/woff2" fetchpriority="low" crossorigin href="/${face}" />`
        const element = `<style nonce="__NONCE__">${styles}</style>`
        page.source = String(page.source).replace('<title>', () => `${element}${link}<title>`)
      },
    },
  ]
}

/** Mantine's own names every part anew once it is drawn, which draws each field, menu and dialog twice; React's name is enough. */
const nameOnce = { find: /^.*\/use-id\/use-id\.mjs$/, replacement: source('ui', 'use-part-id.ts') }

export default defineConfig({
  root: 'src/web',
  resolve: { alias: [nameOnce] },
  plugins: [react(), paintAtOnce(), listBehindGate(), listShell()],
  server: { proxy: { '/api': api } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: fonts or scripts, so everything is a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'src/web/index.html', sw: 'src/web/service-worker.ts' },
      output: {
        codeSplitting: { groups: packTogether() },
        // The worker's name never changes: browsers look there for a new version.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})
