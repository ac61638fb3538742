/**
 * The plan of the house (docs/house.md) as a test: walls, the order of the features, circles,
 * names, and what is promised and cited.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SRC = join(ROOT, 'src')

/** The nine features, in every wing; one leans only on those before it. */
const features = [
  'account',
  'recipes',
  'sharing',
  'household',
  'calendar',
  'planner',
  'shopping',
  'importing',
  'home',
]

/**
 * The technical rooms of a wing, each before those that may use it; features use them, and never
 * the other way.
 */
const technical: Record<string, string[]> = {
  domain: [],
  contract: [],
  server: ['workers', 'db', 'outside', 'http'],
  web: ['api', 'ui'],
}

/**
 * Uses every feature, as the files of a wing's own folder do: the operator's commands, and the
 * changes that wait for a signal.
 */
const onTop = new Set(['server/commands', 'web/waiting'])

/**
 * What brings several features together on one screen or in one step, and so leans on later ones.
 */
const together = new Set([
  'server/household/invitations/move.ts',
  'web/account/settings-screen.tsx',
  'web/recipes/recipe-article.tsx',
  'web/recipes/library/calendar-recipe-screen.tsx',
  'web/recipes/library/card-menu.tsx',
  'web/recipes/library/library-safety.tsx',
  'web/recipes/library/library-screen.tsx',
  'web/recipes/library/recipe-list.tsx',
  'web/recipes/library/recipe-menu.tsx',
  'web/recipes/library/recipe-screen.tsx',
])

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
  'domain/days-meant.ts',
  'contract/call.ts',
  'server/config.ts',
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

/**
 * What asks the rows of all households, because no household asks: whoever holds a secret, a chore,
 * a person who moves. Everything else reaches them by the scope of one household (decision 0060).
 */
const acrossHouseholds: Record<string, string[]> = {
  'account/sign-in/invitation-store.ts': ['insertInvitation', 'invitationByToken'],
  'calendar/feed-store.ts': ['feedByToken'],
  'commands/doctor.ts': ['photos'],
  'home/store.ts': ['unsentMessages'],
  'household/invitations/store.ts': ['movePerson'],
  'household/store.ts': ['deleteRemovedPeople', 'savePreferences'],
  'importing/files/store.ts': ['interruptedImports', 'finishedWithFile', 'waitingSince'],
  'importing/pictures/store.ts': ['readingsUnderWay', 'readingsBefore'],
  'planner/job-store.ts': ['deleteExpiredJobs'],
  'recipes/move-store.ts': ['recipeToHousehold'],
  'recipes/store.ts': ['forgetDeletedRecipes'],
  'sharing/store.ts': ['openLink', 'moveLinks'],
}

/**
 * What opens the scope of a household by its number; all others are handed the scope of whoever
 * asks.
 */
const opensHouseholds = [
  'account/delete-account.ts',
  'account/sign-in/register.ts',
  'calendar/read-feed.ts',
  'commands/command.ts',
  'home/send-message.ts',
  'home/send-reminders.ts',
  'household/invitations/invite.ts',
  'household/invitations/move.ts',
  'http/answer.ts',
  'importing/files/import-jobs.ts',
  'importing/files/let-go.ts',
  'importing/files/run-import.ts',
  'importing/pictures/let-go.ts',
  'importing/pictures/read-pictures.ts',
  'importing/pictures/reading-jobs.ts',
  'sharing/open-share.ts',
]

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

const all = readdirSync(SRC, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).split(sep).join('/'))
const paths = all.filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.endsWith('.d.ts'),
)
const files = new Map(paths.map((path) => [path, readSource(path)]))

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
    const wrong = all.filter((path) => {
      const parts = path.split('/')
      const name = (parts.at(-1) ?? '').split('.', 1)[0] ?? ''
      const isDeep = parts.length > 4
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
    const wrong = paths.filter((path) =>
      /^export (default\b|\*|\{[^}]*\} from)/m.test(readFileSync(join(SRC, path), 'utf8')),
    )
    expect(wrong).toEqual([])
  })

  it('every export of domain, contract and packages states its rule', () => {
    const ruled = [
      ...paths
        .filter((path) => /^(?:domain|contract)\//.test(path))
        .map((path) => ({ path, text: readFileSync(join(SRC, path), 'utf8') })),
      ...packageSources.map(({ name, path, text }) => ({ path: `${name}/${path}`, text })),
    ]
    expect(ruled.flatMap(({ path, text }) => withoutRule(text).map((name) => `${path} ${name}`))).toEqual([])
  })

  describe('a household’s rows', () => {
    const texts = new Map(
      paths
        .filter((path) => path.startsWith('server/') && !path.startsWith('server/db/'))
        .map((path) => [path.slice('server/'.length), readFileSync(join(SRC, path), 'utf8')]),
    )
    const filesWith = (pattern: RegExp) =>
      [...texts]
        .filter(([, text]) => pattern.test(text))
        .map(([path]) => path)
        .toSorted()
    const scopeImport = (name: string) =>
      new RegExp(`^import \\{\\s*([^}]*,\\s*)?${name}\\b[^}]*\\} from '[./]+/db/household\\.ts'`, 'm')

    it('are asked across households by the functions that are named for it', () => {
      const across = filesWith(scopeImport('everyHousehold')).map((path) => {
        const functions = (texts.get(path) ?? '').split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
        const asking = functions.filter((text) => text.includes('everyHousehold('))
        return [path, asking.map((text) => /(?:function|const) (\w+)/.exec(text)?.[1])]
      })
      expect(Object.fromEntries(across)).toEqual(acrossHouseholds)
    })

    it('are opened by a number only where that is named, and else by who asks', () => {
      expect(filesWith(scopeImport('household'))).toEqual(opensHouseholds)
    })

    // An account goes by its own number (`server/account`): it joins its tables and writes SQL of
    // its own.
    const outsideAccount = (pattern: RegExp) =>
      filesWith(pattern).filter((path) => !path.startsWith('account/'))

    it('are reached by no whole database and no SQL of one’s own', () => {
      expect(outsideAccount(/^import [^']*\b(Kysely|Tables)\b[^']* from|\bsql(<[^`]*>)?`/m)).toEqual([
        // Its version and its own check of itself.
        'commands/doctor.ts',
        // The names of all tables, each of which has to say whether it travels.
        'importing/files/household-tables.ts',
      ])
    })

    it('are asked a table at a time: a query joins no other, and lays no condition down', () => {
      expect(outsideAccount(/Join\(|\.clearWhere\(|\beb\.selectFrom\(/)).toEqual([])
    })
  })

  it('every call of the contract is answered by its area of the contract and listed for the tests', () => {
    const listed = readFileSync(join(SRC, 'contract/all-calls.ts'), 'utf8')
    const areas = paths.filter((path) => /^contract\/(?!call\.ts|all-calls\.ts)/.test(path))
    expect(areas.filter((path) => !listed.includes(`./${path.slice('contract/'.length)}'`))).toEqual([])
  })
})

/** What people wrote, of all that stands in the repository: code, tests and docs. */
const writings = ['src', 'packages', 'test', 'scripts', 'bench', 'docs', 'README.md'].flatMap(writingsIn)

interface Writing {
  path: string
  text: string
}

/** Each file with its lines joined, so that a comment is read across the ends of its lines. */
function writingsIn(path: string): Writing[] {
  if (statSync(join(ROOT, path)).isDirectory())
    return readdirSync(join(ROOT, path))
      .filter((name) => name !== 'node_modules' && name !== 'dist')
      .flatMap((name) => writingsIn(`${path}/${name}`))
  if (!/\.(?:tsx?|mjs|md|css)$/.test(path)) return []
  const text = readFileSync(join(ROOT, path), 'utf8')
  return [{ path, text: text.replace(/\s*\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ') }]
}

const PROMISES = 'docs/product'
const ofFeature = features.join('|')

describe('what is promised', () => {
  const promises = readdirSync(join(ROOT, PROMISES)).flatMap((file) =>
    [...readFileSync(join(ROOT, PROMISES, file), 'utf8').matchAll(/^- \*\*(.+?)\*\*/gm)].map(
      ([, name = '']) => ({ file, name }),
    ),
  )

  it('stands in the file of its feature, under a number of its own', () => {
    const misplaced = promises.filter(
      ({ file, name }) =>
        !new RegExp(`^(?:${ofFeature}) (?:1\\d{2}|[1-9]\\d?)$`).test(name) ||
        !file.startsWith(`${name.split(' ')[0]}.`),
    )
    const names = promises.map(({ name }) => name)
    expect(misplaced).toEqual([])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(new Set(promises.map(({ file }) => file)).size).toBe(features.length)
  })

  it('is there for everybody who cites it', () => {
    const names = new Set(promises.map(({ name }) => name))
    const wrong = writings.flatMap(({ path, text }) =>
      [...text.matchAll(new RegExp(`\\b(?:${ofFeature}) (?:\\d|1\\d)?\\d\\b(?:(?:,| and| to) \\d)?`, 'g'))]
        .filter(([name]) => !names.has(name))
        .map(([name]) => `${path} cites ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('is all that is cited, with decisions and pages that stand in the repository', () => {
    const decisions = new Set(readdirSync(join(ROOT, 'docs/decisions')).map((file) => file.slice(0, 4)))
    const elsewhere = /\bparts? \d[^.()]{0,12}§ ?\d|\(contract[,:)]|\bthe spec(?:ification)\b/gi
    const wrong = writings.flatMap(({ path, text }) => [
      ...[...text.matchAll(elsewhere)].map(([words]) => `${path} cites ${words}`),
      ...[...text.matchAll(/\bdecisions? (\d{4})(?: and (\d{4}))?/g)]
        .flatMap(([, ...numbers]) => numbers)
        .filter((number) => number !== undefined && !decisions.has(number))
        .map((number) => `${path} cites decision ${number}`),
      ...[...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .filter(([page]) => !existsSync(join(ROOT, page)))
        .map(([page]) => `${path} cites ${page}`),
    ])
    expect(wrong).toEqual([])
  })
})
