/**
 * The plan of the house (docs/house.md) as a test: walls, the order of the features, circles and
 * names. Whose rows are asked is in household-rows.test.ts, what is cited in promises.test.ts.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { features, modulePaths, ROOT, SRC, sourcePaths } from './harness/sources.ts'

/**
 * The technical rooms of a wing, each before those that may use it; features use them, and never
 * the other way.
 */
const technical: Record<string, string[]> = {
  domain: [],
  contract: [],
  server: ['workers', 'db', 'external', 'http'],
  web: ['api', 'ui'],
}

/**
 * Uses every feature, as the files of a wing's own folder do: the tools of AI programs, the
 * operator's commands, and the changes that wait for a signal.
 */
const onTop = new Set(['server/mcp', 'server/commands', 'web/outbox'])

/**
 * What brings several features together on one screen or in one step, and so leans on later ones;
 * and the command that opens the whole application.
 */
const together = new Set([
  'server/commands/mcp.ts',
  'server/household/invitations/join-and-leave.ts',
  'web/account/settings-screen.tsx',
  'web/recipes/form/form-safety.tsx',
  'web/recipes/recipe-article.tsx',
  'web/recipes/library/calendar-recipe-screen.tsx',
  'web/recipes/library/card-menu.tsx',
  'web/recipes/library/library-safety.tsx',
  'web/recipes/library/library-screen.tsx',
  'web/recipes/library/recipe-list.tsx',
  'web/recipes/library/recipe-menu.tsx',
  'web/recipes/library/recipe-screen.tsx',
])

/** Parts of a feature that are as large as a package, and so have parts of their own. */
const partsWithParts = new Set(['domain/planner/rules'])

/** What a wing may import besides itself. */
const below: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  server: ['contract', 'domain'],
  web: ['contract', 'domain'],
}

/** Files that stand in the wing's own folder but lie on the ground: everybody may import them. */
const groundFiles = new Set([
  'domain/refusal.ts',
  'domain/described-fields.ts',
  'domain/fields.ts',
  'domain/day.ts',
  'domain/possible-days.ts',
  'domain/is-deep-equal.ts',
  'domain/sort-by-name.ts',
  'contract/call.ts',
  'server/config.ts',
  'server/durations.ts',
])

/** The libraries of our own, and those that each of them, and each wing, may use. */
const packages: Record<string, string[]> = {
  ingredients: [],
  'page-reader': ['ingredients'],
  'meal-planner': ['ingredients'],
  // It runs in a stranger's page and in the browser itself.
  extension: [],
  'recipe-formats': ['ingredients', 'page-reader'],
  domain: ['ingredients', 'page-reader', 'meal-planner', 'recipe-formats'],
  contract: ['ingredients', 'page-reader', 'meal-planner', 'recipe-formats'],
  server: ['ingredients', 'page-reader', 'meal-planner', 'recipe-formats'],
  // The front end shows doubts, twins and limits; it reads no pages and makes no plans.
  web: ['ingredients', 'page-reader', 'recipe-formats', 'extension'],
}

/**
 * What a package or a domain module may import from outside: pure parsers, nothing that reaches a
 * machine.
 */
const pureLibraries = /^(zod|cheerio\/slim|domhandler|domutils|fflate)$/
const asksClockOrDice = /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(/

const exportedNames = /^export (?:async )?(?:const|function|type|interface|class) (\w+)/gm

const emptyNames = /^(utils?|helpers?|common|lib|misc|shared|types|services|index)$/

interface SourceFile {
  path: string
  wing: string
  room: string | null
  imports: string[]
  libraries: string[]
}

const OURS = '@plateful/'
const specifiersOf = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
const mayUse = (user: string, specifier: string) =>
  packages[user]?.some((name) => specifier.startsWith(`${OURS}${name}/`)) === true

function readSource(path: string): SourceFile {
  const text = readFileSync(join(SRC, path), 'utf8')
  const specifiers = specifiersOf(text)
  const [wing = '', ...rest] = path.split('/')
  const isLocal = (specifier: string) => specifier.startsWith('.')
  return {
    path,
    wing,
    room: rest.length > 1 ? (rest[0] ?? null) : null,
    imports: specifiers
      .filter((specifier) => isLocal(specifier) && /\.tsx?$/.test(specifier))
      .map((specifier) =>
        normalize(join(dirname(path), specifier))
          .split(sep)
          .join('/'),
      ),
    libraries: specifiers.filter((specifier) => !isLocal(specifier)),
  }
}

const files = new Map(modulePaths.map((path) => [path, readSource(path)]))

/** The sources of each package, by their paths inside its `src`. */
const packageSources = readdirSync(join(ROOT, 'packages')).flatMap((name) => {
  const folder = join(ROOT, 'packages', name, 'src')
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => path.split(sep).join('/'))
    .map((path) => ({ name, path, text: readFileSync(join(folder, path), 'utf8') }))
})

/** What each file of a package imports of the same package. */
const packageImports = new Map(
  packageSources.map(({ name, path, text }) => [
    `${name}/${path}`,
    specifiersOf(text)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) =>
        normalize(join(name, dirname(path), specifier))
          .split(sep)
          .join('/'),
      ),
  ]),
)

/** Every way on which a file comes back to itself by imports, also of types alone. */
function ringsIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const rings: string[] = []
  const walk = (path: string, trail: string[]) => {
    if (trail.includes(path)) rings.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
    if (done.has(path) || trail.includes(path)) return
    for (const next of imports.get(path) ?? []) walk(next, [...trail, path])
    done.add(path)
  }
  for (const path of imports.keys()) walk(path, [])
  return rings
}

/**
 * Exports that no doc comment stands over. What is made from the lines directly above it (a type
 * from its schema, a schema from its values) shares their comment.
 */
function withoutRule(text: string): string[] {
  const lines = text.split('\n')
  const exported = /^export (?:async |abstract )*(?:function\*?|const|class|interface|type|enum) (\w+)/
  const isMadeFromAbove = /= .*(?:\btypeof \w|z\.infer<|z\.enum\(\w)/
  return lines.flatMap((line, at) => {
    const name = exported.exec(line)?.[1]
    const above = lines[at - 1]?.trim() ?? ''
    const isSaid = above.endsWith('*/') || (above !== '' && isMadeFromAbove.test(line))
    return name === undefined || isSaid ? [] : [name]
  })
}

/**
 * Exports whose doc comment only quotes an example ('two or three', 'once or twice'), which does
 * not say what the rule is.
 */
function withExampleOnly(text: string): string[] {
  const commented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport [^\n]*?(\w+)(?= =|[:(<]| extends| \{)/g
  const quotations = /^(?:'(?:[^']|(?<=\p{L})'(?=\p{L}))+'(?:[,.;…]| and| or)*\s*)+$/u
  return [...text.matchAll(commented)].flatMap(([, comment = '', name = '']) =>
    quotations.test(comment.replace(/\s*\n \* ?/g, ' ').trim()) ? [name] : [],
  )
}

/**
 * How high a file stands in its wing: ground, technical rooms, features in their order, then what
 * uses everything.
 */
const heightOf = ({ wing, room, path }: SourceFile): number => {
  if (groundFiles.has(path)) return -1
  const rooms = [...(technical[wing] ?? []), ...features]
  if (room === null) return rooms.length + 1
  return onTop.has(`${wing}/${room}`) ? rooms.length : rooms.indexOf(room)
}

describe('the house', () => {
  it('every folder of a wing is one of the nine features or a technical room', () => {
    const homeless = [...files.values()].filter(
      (file) => heightOf(file) === -1 && !groundFiles.has(file.path),
    )
    expect(homeless.map((file) => file.path)).toEqual([])
  })

  it('imports stay in the wing or lead to a lower wing, and features lean on each other in one order', () => {
    const wrong: string[] = []
    for (const [path, file] of files) {
      for (const target of file.imports) {
        const other = files.get(target)
        if (!other) continue
        const isWallCrossed = other.wing !== file.wing && !below[file.wing]?.includes(other.wing)
        const isNeighbour = other.room === file.room
        const isUphill = other.wing === file.wing && !isNeighbour && heightOf(other) >= heightOf(file)
        if (isWallCrossed || (isUphill && file.wing !== 'contract' && !together.has(path)))
          wrong.push(`${path} -> ${target}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('no file imports itself through others', () => {
    expect(ringsIn(new Map([...files].map(([path, { imports }]) => [path, imports])))).toEqual([])
    expect(ringsIn(packageImports)).toEqual([])
  })

  it('the domain is pure: it imports no library but parsers, and never asks a clock or a dice', () => {
    const wrong = [...files.values()]
      .filter((file) => file.wing === 'domain')
      .filter((file) => {
        const text = readFileSync(join(SRC, file.path), 'utf8')
        return (
          file.libraries.some((library) => !library.startsWith(OURS) && !pureLibraries.test(library)) ||
          asksClockOrDice.test(text)
        )
      })
    expect(wrong.map((file) => file.path)).toEqual([])
  })

  it('a package is pure, names the packages it uses, and sees nothing of the product', () => {
    const wrong: string[] = []
    for (const { name, path, text } of packageSources) {
      const folder = join(ROOT, 'packages', name)
      if (asksClockOrDice.test(text)) wrong.push(`${name}/${path} asks a clock or a dice`)
      for (const specifier of specifiersOf(text)) {
        const isInside =
          specifier.startsWith('.') &&
          !relative(folder, join(folder, 'src', dirname(path), specifier)).startsWith('..')
        if (!isInside && !mayUse(name, specifier) && !pureLibraries.test(specifier))
          wrong.push(`${name}/${path} -> ${specifier}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('a wing uses only the packages that are named for it', () => {
    const wrong = [...files.values()].flatMap(({ wing, path, libraries }) =>
      libraries
        .filter((library) => library.startsWith(OURS) && !mayUse(wing, library))
        .map((library) => `${path} -> ${library}`),
    )
    expect(wrong).toEqual([])
  })

  it('names are kebab-case words that say something, four folders deep at the most', () => {
    const wrong = sourcePaths.filter((path) => {
      const parts = path.split('/')
      const name = (parts.at(-1) ?? '').split('.', 1)[0] ?? ''
      const isDeep = parts.length > (partsWithParts.has(parts.slice(0, 3).join('/')) ? 5 : 4)
      const isOdd = !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)
      return (
        isDeep ||
        isOdd ||
        [...parts.slice(1, -1), name].some((part) => emptyNames.test(part) && path !== 'web/index.html')
      )
    })
    expect(wrong).toEqual([])
  })

  it('exports have names of their own: no default export, no export from elsewhere', () => {
    const wrong = modulePaths.filter((path) =>
      /^export (default\b|\*|\{[^}]*\} from)/m.test(readFileSync(join(SRC, path), 'utf8')),
    )
    expect(wrong).toEqual([])
  })

  it('a feature of the domain exports each name from one file, so that a search finds its meaning', () => {
    const placesOf = new Map<string, Set<string>>()
    for (const path of modulePaths.filter((one) => /^domain\/.+\//.test(one)))
      for (const [, name = ''] of readFileSync(join(SRC, path), 'utf8').matchAll(exportedNames)) {
        const key = `${path.split('/')[1]} ${name}`
        placesOf.set(key, (placesOf.get(key) ?? new Set()).add(path))
      }
    const shared = [...placesOf].filter(([, paths]) => paths.size > 1)
    expect(shared.map(([key, paths]) => [key, ...paths].join(' '))).toEqual([])
  })

  it('the comment of a file stands apart from its first import, which the formatter may move', () => {
    const besideImport = /^(?:\/\/.*|.*\*\/)\nimport /m
    const beside = [
      ...modulePaths.map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') })),
      ...packageSources.map(({ name, path, text }) => ({ path: `${name}/${path}`, text })),
    ].filter(({ text }) => besideImport.test(text))
    expect(beside.map(({ path }) => path)).toEqual([])
    expect(besideImport.test("/** What a plan is. */\nimport { z } from 'zod'")).toBe(true)
  })

  it('every export of domain, contract and packages states its rule', () => {
    const ruled = [
      ...modulePaths
        .filter((path) => /^(?:domain|contract)\//.test(path))
        .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') })),
      ...packageSources.map(({ name, path, text }) => ({ path: `${name}/${path}`, text })),
    ]
    const found = (look: (text: string) => string[]) =>
      ruled.flatMap(({ path, text }) => look(text).map((name) => `${path} ${name}`))
    expect(found(withoutRule)).toEqual([])
    expect(found(withExampleOnly)).toEqual([])
    const quoting = "/** 'Two or three',\n * 'don't'. */\nexport const joinNumbers: Join = 1"
    expect(withExampleOnly(quoting)).toEqual(['joinNumbers'])
    expect(withExampleOnly(quoting.replace("'Two", "Joins numbers: 'Two"))).toEqual([])
  })
})
